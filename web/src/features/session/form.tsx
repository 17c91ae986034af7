import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

export const Form = styled.form`
  display: grid;
  gap: ${theme.space.md};
`

/** The other way, below a form. */
export const OtherWay = styled.p`
  padding-top: ${theme.space.md};
  border-top: ${theme.line.hair} solid ${theme.color.rule};
  font-size: ${theme.size.small};
  a {
    color: ${theme.color.accent};
    font-weight: 700;
  }
`
