import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

/** Stands where a picture is missing: the bend of a track under a low sun, different for each seed. */
export function DrawnPattern({seed, tone = 'accent'}: {seed: string; tone?: 'accent' | 'green'}) {
  const mark = numberOf(seed)
  const bend = 120 + (mark % 90)
  const sun = 90 + (Math.floor(mark / 90) % 300)
  const side = mark % 2 === 0 ? 0 : 480

  return (
    <Face $tone={tone} aria-hidden="true" preserveAspectRatio="xMidYMid slice" viewBox="0 0 480 320">
      <circle cx={sun} cy={bend - 30} opacity="0.5" r="46" />
      <path
        d={`M0 ${bend + 40} Q120 ${bend - 40} 240 ${bend + 10} T480 ${bend - 10} V320 H0 Z`}
        opacity="0.32"
      />
      <g fill="none" stroke="currentColor" strokeWidth="9">
        {[0, 1, 2, 3, 4, 5].map((lane) => (
          <circle cx={side} cy="350" key={lane} opacity={0.9 - lane * 0.09} r={bend - 20 + lane * 30} />
        ))}
      </g>
    </Face>
  )
}

function numberOf(seed: string): number {
  let hash = 7
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash
}

const Face = styled.svg<{$tone: 'accent' | 'green'}>`
  width: 100%;
  height: 100%;
  background: ${({$tone}) => `color-mix(in srgb, ${theme.color[$tone]} 16%, ${theme.color.surfaceSunken})`};
  color: ${({$tone}) => `color-mix(in srgb, ${theme.color[$tone]} 62%, ${theme.color.surfaceSunken})`};
  fill: currentColor;
`
