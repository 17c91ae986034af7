import {styled} from 'styled-components'

import type {WomenCard} from '#content/women-data.ts'
import {WomanPicture} from '#features/woman-picture/woman-picture.tsx'
import {WomenIcon} from '#features/women-icons/women-icon.tsx'
import {paths} from '#paths.ts'
import {theme} from '#theme/theme.ts'
import {Card, CardFoot, CardLink, CardPhoto, CardText, CardTitle} from '#ui/card.tsx'
import {Label} from '#ui/label.tsx'

const shape = {width: 3, height: 2}

/** A woman's story as a card with the icon that the editors chose for it. */
export function WomanIconCard({woman}: {woman: WomenCard}) {
  const {number, name, title, description, icon, image} = woman

  return (
    <Card>
      <CardPhoto>
        <WomanPicture
          isDecorative
          picture={image}
          ratio={shape}
          sizes="(min-width: 82rem) 26rem, (min-width: 64rem) 31vw, (min-width: 40rem) 45vw, 100vw"
        />
        <Mark>
          <WomenIcon name={icon} />
        </Mark>
      </CardPhoto>
      <CardTitle as="h3">{title}</CardTitle>
      {name !== title && <Label $tone="text">{name}</Label>}
      {description && <CardText $lines={2}>{description}</CardText>}
      <CardFoot>
        <CardLink title={title} to={paths.womenStory(number)}>
          Read Story
        </CardLink>
      </CardFoot>
    </Card>
  )
}

const Mark = styled.span`
  position: absolute;
  inset: auto auto 0 0;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  background: ${theme.color.green};
  color: ${theme.color.onGreen};
`
