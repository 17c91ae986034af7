import {keptSlugs} from '@bfl/schemas/domain/kept-slugs'
import {type DocumentActionComponent, useDocumentOperation} from 'sanity'

import {sluggedDocument} from './slugged-document.ts'

/** The Studio's Publish, which before keeps the address that the story had until now. */
export function publishKeepingSlugs(publish: DocumentActionComponent): DocumentActionComponent {
  const usePublishKeepingSlugs: DocumentActionComponent = (props) => {
    const {patch} = useDocumentOperation(props.id, props.type)
    const description = publish(props)
    if (!description) return null

    return {
      ...description,
      onHandle: () => {
        const draft = sluggedDocument(props.draft)
        const kept = keptSlugs(sluggedDocument(props.published), draft)
        const isChanged = kept.join() !== (draft.previousSlugs ?? []).join()
        // Operations on one document run one after another, so publishing takes this along.
        if (props.draft && isChanged) patch.execute([{set: {previousSlugs: kept}}])
        description.onHandle?.()
      },
    }
  }
  usePublishKeepingSlugs.action = 'publish'
  usePublishKeepingSlugs.displayName = 'PublishKeepingSlugs'
  return usePublishKeepingSlugs
}
