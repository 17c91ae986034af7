import {prepareNetwork} from '#network/prepare-network.ts'

import {readStudioSettings} from './studio-settings.ts'

const root = document.getElementById('studio')
if (!root) throw new Error('The page has no element for the Studio')

try {
  const settings = await readStudioSettings()
  // Before the Studio's code is loaded: it keeps references to what it finds.
  prepareNetwork(settings)
  const {openStudio} = await import('./open-studio.tsx')
  openStudio(root, settings)
} catch (error) {
  const message = document.createElement('p')
  message.className = 'start-failure'
  message.setAttribute('role', 'alert')
  message.textContent = `The newsroom could not start: ${error instanceof Error ? error.message : String(error)} Reload the page to try again.`
  root.replaceChildren(message)
}
