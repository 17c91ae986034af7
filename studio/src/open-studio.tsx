import {createRoot} from 'react-dom/client'
import {Studio} from 'sanity'

import type {StudioSettings} from './studio-settings.ts'
import {createWorkspace} from './workspace.ts'

export function openStudio(root: HTMLElement, settings: StudioSettings): void {
  createRoot(root).render(<Studio config={createWorkspace(settings)} />)
}
