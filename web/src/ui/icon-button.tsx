import type {ReactElement, Ref} from 'react'
import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

import {Icon, type IconName} from './icon.tsx'

interface IconButtonProps {
  icon: IconName | ReactElement
  /** What pressing does, for those who cannot see the drawing. */
  label: string
  isExpanded?: boolean
  controls?: string
  ref?: Ref<HTMLButtonElement>
  onPress: () => void
}

export function IconButton({icon, label, isExpanded, controls, ref, onPress}: IconButtonProps) {
  return (
    <Face
      aria-controls={controls}
      aria-expanded={isExpanded}
      aria-label={label}
      onClick={onPress}
      ref={ref}
      title={label}
      type="button"
    >
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </Face>
  )
}

const Face = styled.button`
  display: inline-grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.card};
  background: transparent;
  color: inherit;
  transition: background-color ${theme.motion.quick};
  &:hover {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }
`
