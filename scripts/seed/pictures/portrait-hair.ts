import {disc, fill} from './canvas.ts'
import {mix} from './colour.ts'

export type HairStyle =
  | 'crop'
  | 'shaved'
  | 'fade'
  | 'braids'
  | 'puff'
  | 'afro'
  | 'bald'
  | 'headband'
  | 'scarf'
  | 'cap'

const ink = '#15100e'
const scalp =
  'M520 800C505 560 600 440 800 440C1000 440 1095 560 1080 800C1062 700 1030 640 985 610C900 575 700 575 615 610C570 640 538 700 520 800Z'

/** What lies behind the head. */
export function hairBehind(style: HairStyle): string {
  switch (style) {
    case 'braids':
      return [-1, 1]
        .map((side) =>
          [0, 1, 2]
            .map((strand) => {
              const x = 800 + side * (262 + strand * 34)
              return `<path d="M${800 + side * 230} 690C${x + side * 40} 900 ${x + side * 20} 1150 ${x - side * 30} ${1330 - strand * 50}" stroke="${mix(ink, '#6a4029', strand * 0.12)}" stroke-width="44" stroke-linecap="round" stroke-dasharray="30 13" fill="none"/>`
            })
            .join(''),
        )
        .join('')
    case 'puff':
      return disc(800, 400, 190, ink) + disc(690, 430, 110, ink) + disc(910, 430, 110, ink)
    case 'afro':
      return disc(800, 640, 390, ink) + disc(520, 760, 170, ink) + disc(1080, 760, 170, ink)
    default:
      return ''
  }
}

/** What lies on it. */
export function hairOver(style: HairStyle, accent: string): string {
  const band =
    'M524 720C560 600 660 560 800 560C940 560 1040 600 1076 720L1066 640C1030 540 940 500 800 500C660 500 570 540 534 640Z'
  switch (style) {
    case 'bald':
      return `<path d="M600 560C650 490 730 470 790 474" stroke="#fff" stroke-width="26" stroke-linecap="round" opacity=".14" fill="none"/>`
    case 'shaved':
      return fill(scalp, ink, 0.62)
    case 'crop':
      return fill(scalp, ink)
    case 'fade':
      return (
        fill(scalp, ink, 0.55) +
        fill('M560 610C560 450 660 395 800 395C940 395 1040 450 1040 610C960 560 640 560 560 610Z', ink)
      )
    case 'braids':
      return (
        fill(scalp, ink) +
        [-3, -2, -1, 0, 1, 2, 3]
          .map(
            (row) =>
              `<path d="M${800 + row * 46} 596C${800 + row * 52} 540 ${800 + row * 44} 480 ${800 + row * 30} 448" stroke="#4a2f22" stroke-width="6" fill="none"/>`,
          )
          .join('')
      )
    case 'puff':
      return fill(scalp, ink) + fill(band, accent)
    case 'afro':
      return (
        fill(scalp, ink) +
        fill('M500 760C490 600 600 430 800 430C1000 430 1110 600 1100 760C1040 560 560 560 500 760Z', ink)
      )
    case 'headband':
      return fill(scalp, ink) + fill(band, accent)
    case 'scarf':
      return (
        fill(
          'M506 760C480 520 600 410 800 410C1000 410 1120 520 1094 760C1040 620 950 580 800 580C650 580 560 620 506 760Z',
          accent,
        ) +
        fill(
          'M560 560C700 470 900 470 1060 600C1050 560 1000 470 900 440C760 420 620 470 560 560Z',
          mix(accent, '#120d0b', 0.2),
        ) +
        disc(1050, 470, 76, mix(accent, '#f5ecdd', 0.12)) +
        disc(1110, 540, 52, mix(accent, '#120d0b', 0.15))
      )
    case 'cap':
      return (
        fill('M512 690C500 500 610 400 800 400C990 400 1100 500 1088 690C1000 640 600 640 512 690Z', accent) +
        fill(
          'M512 690C600 610 1000 610 1088 690C1120 740 1090 752 1050 742C900 700 700 700 550 742C510 752 480 740 512 690Z',
          mix(accent, '#120d0b', 0.35),
        )
      )
  }
}
