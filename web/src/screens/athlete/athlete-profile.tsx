import {useId} from 'react'
import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import type {AthleteProfile as Profile} from '#content/load-athlete.ts'
import {AthleteBadge} from '#features/athlete/athlete-badge.tsx'
import {ContentImage} from '#features/content-image/content-image.tsx'
import {RichText} from '#features/rich-text/rich-text.tsx'
import {paths} from '#paths.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Container} from '#ui/container.tsx'
import {Heading} from '#ui/heading.tsx'
import {Icon} from '#ui/icon.tsx'
import {Text} from '#ui/text.tsx'

import {AthleteMentions} from './athlete-mentions.tsx'

const portrait = {width: 4, height: 5}

/** An athlete, from the portrait to where else the site tells of them. */
export function AthleteProfile({athlete, stories, womenStories}: Profile) {
  const bioId = useId()
  const {name, title, description, badge, badgeColor, image, bio} = athlete

  return (
    <Container>
      <article>
        <Back to={paths.athletes}>
          <Icon name="left" size={18} />
          All Athletes
        </Back>
        <Opening>
          <ContentImage
            isFirst
            picture={image}
            ratio={portrait}
            seed={name}
            sizes="(min-width: 82rem) 31rem, (min-width: 48rem) 40vw, 100vw"
          />
          <Words>
            {badge && <AthleteBadge badge={badge} color={badgeColor} />}
            <Heading $size="headline" as="h1">
              {name}
            </Heading>
            {title && <Discipline>{title}</Discipline>}
            {description && <Text $size="lead">{description}</Text>}
          </Words>
        </Opening>
        {bio.length > 0 && (
          <Biography aria-labelledby={bioId}>
            <Heading id={bioId}>Biography</Heading>
            <RichText value={bio} />
          </Biography>
        )}
      </article>
      <AthleteMentions name={name} stories={stories} womenStories={womenStories} />
    </Container>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: 3rem;
  margin-top: ${theme.space.md};
  font: 700 1.25rem/1 ${theme.font.display};
  text-decoration: none;
  &:hover {
    color: ${theme.color.accent};
  }
`

const Opening = styled.header`
  display: grid;
  gap: ${theme.space.lg} clamp(1.5rem, 5vw, 4.5rem);
  padding-bottom: ${theme.space.xxl};
  ${media.medium} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: end;
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.md};
  min-width: 0;
  padding-bottom: ${theme.space.lg};
  border-bottom: ${theme.line.heavy} solid ${theme.color.accent};
`

const Discipline = styled.p`
  color: ${theme.color.textMuted};
  font: 700 ${theme.size.title}/1.15 ${theme.font.display};
`

const Biography = styled.section`
  display: grid;
  gap: ${theme.space.lg} clamp(1.5rem, 5vw, 4.5rem);
  padding-block: ${theme.space.lg} ${theme.space.xxl};
  border-top: ${theme.line.hair} solid ${theme.color.rule};
  ${media.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    & > * {
      max-width: ${theme.width.reading};
    }
  }
`
