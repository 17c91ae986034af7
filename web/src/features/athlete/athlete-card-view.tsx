import type {AthleteCard} from '#content/athlete-data.ts'
import {ContentImage} from '#features/content-image/content-image.tsx'
import {paths} from '#paths.ts'
import {Card, CardFlag, CardFoot, CardLink, CardPhoto, CardText, CardTitle} from '#ui/card.tsx'
import {Label} from '#ui/label.tsx'

import {AthleteBadge} from './athlete-badge.tsx'

const shape = {width: 4, height: 5}

interface AthleteCardViewProps {
  athlete: AthleteCard
  /** What the card invites to. */
  invitation: string
  level: 'h2' | 'h3'
}

/** An athlete as a card. */
export function AthleteCardView({athlete, invitation, level}: AthleteCardViewProps) {
  const {number, name, title, description, badge, badgeColor, image} = athlete

  return (
    <Card>
      <CardPhoto>
        <ContentImage
          isDecorative
          picture={image}
          ratio={shape}
          seed={name}
          sizes="(min-width: 82rem) 19rem, (min-width: 64rem) 23vw, (min-width: 40rem) 45vw, 100vw"
        />
        {badge && (
          <CardFlag>
            <AthleteBadge badge={badge} color={badgeColor} />
          </CardFlag>
        )}
      </CardPhoto>
      <CardTitle as={level}>{name}</CardTitle>
      {title && <Label $tone="text">{title}</Label>}
      {description && <CardText $lines={2}>{description}</CardText>}
      <CardFoot>
        <CardLink title={name} to={paths.athlete(number)}>
          {invitation}
        </CardLink>
      </CardFoot>
    </Card>
  )
}
