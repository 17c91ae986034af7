import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import type {SiteSettings} from '#content/site-settings.ts'
import {paths} from '#paths.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Container} from '#ui/container.tsx'
import {Lanes} from '#ui/lanes.tsx'

import {footerColumns} from './footer-links.ts'
import {SocialLinks} from './social-links.tsx'

export function SiteFooter({settings}: {settings: SiteSettings}) {
  return (
    <Ground>
      <Lanes />
      <Container>
        <Columns>
          <Brand>
            <Name>{settings.name}</Name>
            <p>{settings.tagline}</p>
            <SocialLinks links={settings.socialLinks} />
          </Brand>
          {footerColumns.map(({title, links}) => (
            <nav aria-label={title} key={title}>
              <Title>{title}</Title>
              <ul>
                {links.map(({label, to}) => (
                  <li key={label}>
                    <FooterLink to={to}>{label}</FooterLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Columns>
        <Legal>
          <p>Nairobi, Kenya</p>
          <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>
          <Link to={paths.privacy}>Privacy</Link>
          <Link to={paths.terms}>Terms</Link>
        </Legal>
      </Container>
    </Ground>
  )
}

const Ground = styled.footer`
  margin-top: ${theme.space.huge};
  background: ${theme.color.masthead};
  color: ${theme.color.mastheadMuted};
  & :focus-visible {
    outline-color: ${theme.color.mastheadAccent};
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.xxl} ${theme.space.lg};
  padding-block: ${theme.space.xxl};
  ${media.large} {
    grid-template-columns: 2fr repeat(4, 1fr);
  }
`

const Brand = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  max-width: 24rem;
  font-size: ${theme.size.small};
  ${media.large} {
    grid-column: auto;
    padding-right: ${theme.space.xl};
  }
`

const Name = styled.p`
  color: ${theme.color.onMasthead};
  font: 800 2.5rem/0.95 ${theme.font.display};
`

const Title = styled.h2`
  margin-bottom: ${theme.space.xs};
  color: ${theme.color.onMasthead};
  font: 700 1.375rem/1.2 ${theme.font.display};
  letter-spacing: 0.03em;
`

const FooterLink = styled(Link)`
  display: inline-block;
  padding-block: 0.4rem;
  font: 500 1.25rem/1.2 ${theme.font.display};
  text-decoration: none;
  &:hover {
    color: ${theme.color.onMasthead};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.lg};
  padding-block: ${theme.space.lg} ${theme.space.xl};
  border-top: ${theme.line.hair} solid ${theme.color.mastheadRule};
  font: 500 ${theme.size.label}/1.4 ${theme.font.display};
  & > p:first-child {
    margin-right: auto;
  }
  & > a {
    padding-block: 0.4rem;
    text-underline-offset: 0.2em;
  }
  & > a:hover {
    color: ${theme.color.onMasthead};
  }
`
