import {mix} from './colour.ts'

export type Hair = {
  style: 'short' | 'shaved' | 'bun' | 'braids' | 'afro' | 'cap' | 'scarf'
  colour: string
  accent?: string
}

/** A head in profile, one unit high, its middle at the origin, facing right. */
export function headOf(skin: string): string {
  const outline =
    'M0 -.5C.2 -.5 .35 -.38 .37 -.2C.38 -.15 .37 -.11 .38 -.07C.4 0 .48 .08 .46 .11C.45 .14 .4 .13 .4 .15C.4 .18 .44 .19 .43 .23C.42 .27 .39 .27 .39 .3C.4 .36 .36 .44 .28 .45C.17 .46 .08 .4 .02 .36L-.1 .5L-.36 .36C-.4 .2 -.49 .1 -.49 -.08C-.49 -.33 -.26 -.5 0 -.5Z'
  return `<path d="${outline}" fill="${skin}"/><path d="M-.02 .02C.04 -.03 .09 .02 .08 .08C.07 .14 .02 .16 -.01 .13Z" fill="${mix(skin, '#120d0b', 0.3)}"/>`
}

export function hairOf({style, colour, accent = colour}: Hair): string {
  const cap =
    'M.37 -.22C.36 -.42 .2 -.54 0 -.54C-.3 -.54 -.53 -.34 -.52 -.06C-.52 .06 -.46 .16 -.4 .24L-.28 .16C-.22 .1 -.16 .06 -.14 -.04C-.02 -.02 .02 -.1 .06 -.18C.16 -.26 .28 -.24 .37 -.22Z'
  const close =
    'M.36 -.24C.33 -.42 .18 -.52 0 -.52C-.28 -.52 -.5 -.34 -.5 -.08C-.5 0 -.48 .08 -.44 .14C-.34 .12 -.26 .04 -.22 -.06C-.06 -.08 .04 -.16 .08 -.22C.18 -.28 .28 -.27 .36 -.24Z'
  switch (style) {
    case 'shaved':
      return `<path d="${close}" fill="${colour}" opacity=".55"/>`
    case 'short':
      return `<path d="${cap}" fill="${colour}"/>`
    case 'afro':
      return `<path d="M.38 -.2C.46 -.5 .2 -.78 -.1 -.76C-.5 -.74 -.78 -.42 -.7 -.06C-.66 .14 -.54 .28 -.4 .28C-.26 .2 -.2 .1 -.16 -.02C-.02 -.04 .06 -.12 .1 -.2C.2 -.26 .3 -.24 .38 -.2Z" fill="${colour}"/>`
    case 'bun':
      return `<circle cx="-.52" cy="-.4" r=".2" fill="${colour}"/><path d="${cap}" fill="${colour}"/>`
    case 'braids':
      return `<path d="${cap}" fill="${colour}"/><path d="M-.4 -.2C-.7 -.2 -.86 .06 -1.12 .02C-1 .1 -.86 .16 -.74 .12C-.84 .26 -.98 .3 -1.08 .3C-.82 .4 -.56 .3 -.36 .16Z" fill="${colour}"/><path d="M-.4 -.12L-.48 .04" stroke="${accent}" stroke-width=".09"/>`
    case 'cap':
      return `<path d="${close}" fill="#1c1714"/><path d="M.38 -.2C.36 -.46 .2 -.57 -.02 -.57C-.3 -.57 -.52 -.4 -.52 -.14C-.2 -.22 .1 -.24 .38 -.2ZM.34 -.26L.72 -.16C.74 -.12 .6 -.12 .36 -.16Z" fill="${accent}"/>`
    case 'scarf':
      return `<path d="M.38 -.26C.34 -.46 .2 -.58 -.02 -.58C-.34 -.58 -.56 -.34 -.54 -.04C-.54 .1 -.5 .24 -.42 .32C-.3 .1 -.1 -.1 .38 -.26Z" fill="${accent}"/><path d="M-.48 .1C-.7 .16 -.8 .34 -.78 .46C-.66 .36 -.52 .34 -.42 .3Z" fill="${accent}"/>`
  }
}
