import {safeHref} from '@bfl/schemas/domain/safe-href'
import {styled} from 'styled-components'

import {ownPartners} from '#content/fixed-home.ts'
import type {Partner} from '#content/site-settings.ts'
import {ContentImage} from '#features/content-image/content-image.tsx'
import {theme} from '#theme/theme.ts'
import {Container} from '#ui/container.tsx'
import {VisuallyHidden} from '#ui/visually-hidden.tsx'

/** The partners that the editors have set; before that, six drawn by us. */
export function PartnersStrip({partners}: {partners: readonly Partner[]}) {
  return (
    <Section aria-labelledby="partners-title">
      <Container>
        <VisuallyHidden as="h2" id="partners-title">
          Our Partners
        </VisuallyHidden>
        <Logos>
          {partners.length > 0
            ? partners.map((partner) => (
                <li key={partner.name}>
                  <PartnerLogo partner={partner} />
                </li>
              ))
            : ownPartners.map(({name, mark}) => (
                <li key={name}>
                  <Logo>
                    <Mark aria-hidden="true" viewBox="0 0 24 24">
                      <path d={mark} />
                    </Mark>
                    {name}
                  </Logo>
                </li>
              ))}
        </Logos>
      </Container>
    </Section>
  )
}

function PartnerLogo({partner: {name, url, logo}}: {partner: Partner}) {
  const href = safeHref(url)
  const face = logo ? (
    <Shape style={{aspectRatio: logo.width / logo.height}}>
      <ContentImage picture={{...logo, alt: logo.alt || name}} ratio={logo} seed={name} sizes="12rem" />
    </Shape>
  ) : (
    name
  )
  return href ? (
    <Logo as="a" href={href} rel="noopener">
      {face}
    </Logo>
  ) : (
    <Logo>{face}</Logo>
  )
}

const Section = styled.section`
  padding-block: ${theme.space.xxl};
  border-top: ${theme.line.hair} solid ${theme.color.rule};
`

const Logos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${theme.space.lg};
  align-items: center;
  justify-items: center;
`

const Logo = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  color: ${theme.color.textMuted};
  font: 800 1.5rem/1 ${theme.font.display};
  letter-spacing: 0.02em;
  text-decoration: none;
  overflow-wrap: anywhere;
`

const Mark = styled.svg`
  width: 2rem;
  height: 2rem;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.5;
`

const Shape = styled.span`
  display: block;
  height: 3rem;
  max-width: 12rem;
`
