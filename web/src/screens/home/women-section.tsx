import type {HomeWomen} from '#content/load-women.ts'
import {useVideoDialog} from '#features/video-dialog/use-video-dialog.ts'
import {VideoDialog} from '#features/video-dialog/video-dialog.tsx'
import {paths} from '#paths.ts'
import {Button, ButtonLink} from '#ui/button.tsx'
import {Notice} from '#ui/notice.tsx'
import {Row} from '#ui/row.tsx'
import {Spinner} from '#ui/spinner.tsx'

import {CardColumns} from './card-columns.tsx'
import {FeaturedWoman} from './featured-woman.tsx'
import {SectionFrame} from './section-frame.tsx'
import {WomanIconCard} from './woman-icon-card.tsx'

const words = {
  id: 'women',
  intro: 'The doors they were shown, and the ones they went through.',
  title: 'Women Breaking Barriers',
  tone: 'green',
} as const

export function WomenSection({women}: {women: HomeWomen | null}) {
  const dialog = useVideoDialog()
  const isEmpty = women && !women.featured && women.others.length === 0

  return (
    <SectionFrame {...words}>
      {!women && (
        <Notice title="Failed to load content" tone="failure">
          <Button onPress={() => location.reload()}>Retry</Button>
        </Notice>
      )}
      {isEmpty && <Notice title="No stories available at the moment. Check back soon!" />}
      {women?.featured && <FeaturedWoman onWatch={dialog.open} woman={women.featured} />}
      {women && women.others.length > 0 && (
        <CardColumns $phone={1} $wide={3}>
          {women.others.map((woman) => (
            <li key={woman.number}>
              <WomanIconCard woman={woman} />
            </li>
          ))}
        </CardColumns>
      )}
      <Row $justify="center">
        <ButtonLink to={paths.women} tone="quiet">
          Explore
        </ButtonLink>
      </Row>
      <VideoDialog dialog={dialog} />
    </SectionFrame>
  )
}

export function WomenLoading() {
  return (
    <SectionFrame {...words}>
      <Spinner>Loading inspiring stories...</Spinner>
    </SectionFrame>
  )
}
