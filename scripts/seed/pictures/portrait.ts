import {disc, fill, gradient, line} from './canvas.ts'
import {mix} from './colour.ts'
import type {Mood} from './colour.ts'
import {number} from './geometry.ts'
import {hairBehind, hairOver} from './portrait-hair.ts'
import type {HairStyle} from './portrait-hair.ts'
import type {Random} from './random.ts'

export type Sitter = {
  skin: string
  hair: HairStyle
  accent: string
  wears: 'singlet' | 'jacket' | 'shirt'
  top: string
  trim: string
  beard?: 'short' | 'grey'
  glasses?: boolean
  earrings?: boolean
  backdrop: 'sun' | 'lanes' | 'hills' | 'stripes'
}

const shade = '#120d0b'

/** Head and shoulders from the front, light from the left, on a canvas of 1600 by 2000. */
export function portraitDrawing(random: Random, mood: Mood, sitter: Sitter): string {
  const {hair, accent} = sitter
  const turn = random.between(-4, 4)
  return [
    backdropOf(random, mood, sitter.backdrop),
    `<g transform="translate(0 ${hair === 'afro' || hair === 'puff' ? 130 : 70}) translate(800 1100) scale(1.12) translate(-800 -1100)">`,
    hairBehind(hair),
    shouldersOf(sitter),
    `<g transform="rotate(${number(turn)} 800 1100)">`,
    faceOf(random, sitter),
    hairOver(hair, accent),
    sitter.glasses ? glasses() : '',
    sitter.earrings ? disc(508, 935, 15, '#dca544') + disc(1092, 935, 15, '#dca544') : '',
    `</g></g>`,
  ].join('')
}

function shouldersOf({skin, wears, top, trim}: Sitter): string {
  const neck =
    fill(
      'M668 1000C672 1150 660 1230 560 1290C620 1400 980 1400 1040 1290C940 1230 928 1150 932 1000Z',
      skin,
    ) + fill('M668 1075C720 1190 890 1190 932 1050L934 1150C900 1250 720 1250 664 1140Z', shade, 0.28)
  const body =
    'M90 2060C100 1560 210 1400 440 1330C540 1300 620 1276 668 1240C720 1330 880 1330 932 1240C980 1276 1060 1300 1160 1330C1390 1400 1500 1560 1510 2060Z'
  const half =
    'M800 1310C880 1310 920 1280 932 1240C980 1276 1060 1300 1160 1330C1390 1400 1500 1560 1510 2060L800 2060Z'
  if (wears === 'singlet') {
    return [
      fill(body, skin),
      neck,
      fill(
        'M400 2060C430 1800 440 1560 470 1322L590 1282C620 1420 700 1500 800 1500C900 1500 980 1420 1010 1282L1130 1322C1160 1560 1170 1800 1200 2060Z',
        top,
      ),
      `<path d="M590 1282C620 1420 700 1500 800 1500C900 1500 980 1420 1010 1282" stroke="${trim}" stroke-width="26" fill="none"/>`,
      fill(half, shade, 0.16),
    ].join('')
  }
  const collar =
    wears === 'jacket'
      ? fill(
          'M560 1280C620 1200 660 1180 668 1180L800 1420L932 1180C940 1180 980 1200 1040 1280L1010 1420L800 1640L590 1420Z',
          mix(top, shade, 0.25),
        ) + line([800, 1460], [800, 2040], trim, 12)
      : fill(
          'M640 1230L800 1440L960 1230L1030 1290L900 1520L800 1440L700 1520L570 1290Z',
          mix(top, '#f5ecdd', 0.4),
        )
  const sleeves =
    wears === 'jacket'
      ? fill(
          'M150 1640C170 1540 230 1450 300 1400L360 1440C290 1500 230 1580 220 1680ZM1450 1640C1430 1540 1370 1450 1300 1400L1240 1440C1310 1500 1370 1580 1380 1680Z',
          trim,
        )
      : ''
  return fill(body, top) + sleeves + neck + collar + fill(half, shade, 0.17)
}

function faceOf(random: Random, {skin, beard}: Sitter): string {
  const jaw = random.between(-22, 22)
  const chin = random.between(-16, 24)
  const face = `M800 440C980 440 1088 560 1080 780C1076 880 1062 950 ${number(1030 + jaw)} 1020C985 1110 900 ${number(1172 + chin)} 800 ${number(1172 + chin)}C700 ${number(1172 + chin)} 615 1110 ${number(570 - jaw)} 1020C538 950 524 880 520 780C512 560 620 440 800 440Z`
  const dark = mix(skin, shade, 0.55)
  const brow = random.between(-10, 10)
  const smile = random.between(4, 26)
  const eye = (x: number) =>
    fill(
      `M${x - 62} 812C${x - 34} 778 ${x + 34} 778 ${x + 62} 812C${x + 34} 836 ${x - 34} 836 ${x - 62} 812Z`,
      '#f1e6d6',
    ) +
    disc(x + 4, 808, 24, '#1a110d') +
    disc(x - 4, 800, 6, '#f5ecdd') +
    `<path d="M${x - 66} 812C${x - 36} 770 ${x + 36} 770 ${x + 66} 808" stroke="${shade}" stroke-width="13" stroke-linecap="round" fill="none"/>`
  const browOf = (x: number, side: number) =>
    `<path d="M${x - side * 78} ${number(742 + brow)}C${x - side * 30} ${number(700 + brow)} ${x + side * 40} ${number(706 + brow)} ${x + side * 72} ${number(734 + brow)}" stroke="${shade}" stroke-width="21" stroke-linecap="round" fill="none" opacity=".85"/>`
  const ears = [508, 1092].map(
    (x) => `<ellipse cx="${x}" cy="845" rx="44" ry="82" fill="${mix(skin, shade, x > 800 ? 0.35 : 0.12)}"/>`,
  )
  const beardTone = beard === 'grey' ? '#8d857c' : '#15100e'
  const beardPath = `M536 900C560 1000 600 1010 660 1000C720 975 880 975 940 1000C1000 1010 1040 1000 1064 900C1070 980 1050 1030 ${number(1030 + jaw)} 1040C985 1130 900 ${number(1192 + chin)} 800 ${number(1192 + chin)}C700 ${number(1192 + chin)} 615 1130 ${number(570 - jaw)} 1040C550 1030 530 980 536 900Z`
  return [
    `<defs><clipPath id="face"><path d="${face}"/></clipPath></defs>`,
    ...ears,
    fill(face, skin),
    `<g clip-path="url(#face)">`,
    fill(
      'M830 420C800 600 860 720 838 800C820 880 900 900 880 940C860 980 900 1000 860 1060C840 1100 850 1200 830 1240L1150 1240L1150 420Z',
      shade,
      0.2,
    ),
    beard ? fill(beardPath, beardTone, 0.9) : '',
    `</g>`,
    browOf(672, -1),
    browOf(928, 1),
    eye(672),
    eye(928),
    `<path d="M790 790C780 860 752 910 742 938C740 972 770 978 800 980C830 978 860 972 858 938" stroke="${dark}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round" fill="none" opacity=".75"/>`,
    fill(
      `M690 ${number(1048 - smile * 0.4)}C740 1024 775 1022 800 1034C825 1022 860 1024 910 ${number(1048 - smile * 0.4)}C870 ${number(1068 + smile * 0.3)} 730 ${number(1068 + smile * 0.3)} 690 ${number(1048 - smile * 0.4)}Z`,
      mix(skin, '#6e2a22', 0.55),
    ),
    fill(
      `M690 ${number(1048 - smile * 0.4)}C740 1056 860 1056 910 ${number(1048 - smile * 0.4)}C880 ${number(1092 + smile * 0.4)} 720 ${number(1092 + smile * 0.4)} 690 ${number(1048 - smile * 0.4)}Z`,
      mix(skin, '#a4503f', 0.5),
    ),
    `<path d="M690 ${number(1048 - smile * 0.4)}C745 1058 855 1058 910 ${number(1048 - smile * 0.4)}" stroke="${shade}" stroke-width="8" fill="none" stroke-linecap="round" opacity=".7"/>`,
  ].join('')
}

function glasses(): string {
  return (
    [672, 928]
      .map(
        (x) =>
          `<rect x="${x - 92}" y="748" width="184" height="132" rx="48" fill="#f5ecdd" fill-opacity=".1" stroke="#15100e" stroke-width="14"/>`,
      )
      .join('') + line([764, 800], [836, 800], '#15100e', 14)
  )
}

function backdropOf(random: Random, mood: Mood, backdrop: Sitter['backdrop']): string {
  const base = `<defs>${gradient('backdrop', [
    [0, mood.sky[0]],
    [0.6, mood.sky[1]],
    [1, mood.sky[2]],
  ])}</defs><rect width="1600" height="2000" fill="url(#backdrop)"/>`
  const hill = (y: number, tone: string) => {
    const [a, b, c] = [random.between(-110, 110), random.between(-110, 110), random.between(-80, 80)]
    return fill(
      `M-20 ${number(y + a)}C400 ${number(y - 190 + b)} 700 ${number(y + 110 + c)} 1000 ${number(y - 60 + a)}S1500 ${number(y - 120 + b)} 1620 ${number(y + c)}L1620 2010L-20 2010Z`,
      tone,
    )
  }
  switch (backdrop) {
    case 'sun':
      return (
        base +
        disc(800, 800, 690, mood.sun, 0.28) +
        disc(800, 800, 560, mood.sun, 0.85) +
        hill(1500, mood.far) +
        hill(1720, mix(mood.far, mood.near, 0.5))
      )
    case 'hills':
      return (
        base +
        disc(random.pick([330, 1270]), 420, 190, mood.sun) +
        [0, 1, 2, 3].map((index) => hill(950 + index * 240, mix(mood.far, mood.near, index / 4))).join('')
      )
    case 'lanes':
      return (
        base +
        Array.from(
          {length: 8},
          (_, index) =>
            `<circle cx="-200" cy="2300" r="${2250 - index * 230}" fill="${mix('#b8492d', shade, 0.08 + index * 0.05)}" stroke="#f3e7d3" stroke-width="${9 + index}"/>`,
        ).join('')
      )
    case 'stripes':
      return (
        base +
        Array.from({length: 7}, (_, index) =>
          fill(
            `M${index * 300 - 500} 2000L${index * 300 + 300} 0L${index * 300 + 420} 0L${index * 300 - 380} 2000Z`,
            mood.sun,
            0.16,
          ),
        ).join('')
      )
  }
}
