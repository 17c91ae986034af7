import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

/** A short running text outside an article. */
export const Text = styled.p<{$tone?: 'text' | 'textMuted'; $size?: 'small' | 'body' | 'lead'}>`
  color: ${({$tone = 'text'}) => theme.color[$tone]};
  font-size: ${({$size = 'body'}) => theme.size[$size]};
  line-height: 1.5;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`
