import {useLoaderData} from 'react-router-dom'

import {Loaded} from '#page/loaded.tsx'
import type {Delivery} from '#page/page-session.ts'
import {paths} from '#paths.ts'
import {ButtonLink} from '#ui/button.tsx'
import {FullPageNotice} from '#ui/full-page-notice.tsx'
import {Text} from '#ui/text.tsx'

import type {ComingSoonPage} from './coming-soon-pages.ts'

export function ComingSoonScreen() {
  const {content} = useLoaderData<Delivery<ComingSoonPage>>()

  return (
    <Loaded content={content} pending={null}>
      {({title, description}) => (
        <FullPageNotice text={description} title={title}>
          <Text>Content coming soon...</Text>
          <ButtonLink to={paths.section('stories')} tone="quiet">
            Read our latest stories
          </ButtonLink>
        </FullPageNotice>
      )}
    </Loaded>
  )
}
