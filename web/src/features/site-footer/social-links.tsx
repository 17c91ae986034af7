import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'
import {type IconName, Icon} from '#ui/icon.tsx'

const networks: Record<string, {label: string; icon: IconName}> = {
  facebook: {label: 'Facebook', icon: 'facebook'},
  twitter: {label: 'Twitter', icon: 'twitter'},
  instagram: {label: 'Instagram', icon: 'instagram'},
  youtube: {label: 'YouTube', icon: 'youtube'},
  linkedin: {label: 'LinkedIn', icon: 'linkedin'},
  whatsapp: {label: 'WhatsApp', icon: 'whatsapp'},
}

export function SocialLinks({links}: {links: readonly {network: string; url: string}[]}) {
  return (
    <List>
      {links.map(({network, url}) => {
        const {label, icon} = networks[network] ?? {label: network, icon: 'link'}
        return (
          <li key={network}>
            <SocialLink aria-label={label} href={url} rel="me noopener" title={label}>
              <Icon name={icon} size={24} />
            </SocialLink>
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.hair};
  margin-left: -0.75rem;
`

const SocialLink = styled.a`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  color: ${theme.color.mastheadMuted};
  &:hover {
    color: ${theme.color.mastheadAccent};
  }
`
