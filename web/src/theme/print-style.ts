import {css} from 'styled-components'

/**
 * A story or a result on paper: no chrome and nothing to press. `data-print="hidden"` leaves an element out, `data-print="address"`
 * writes the addresses of its links beside them.
 */
export const printStyle = css`
  @media print {
    :has(> main) > :not(main),
    main :is(nav, aside, button, form, iframe, dialog),
    #comments,
    [data-print='hidden'] {
      display: none !important;
    }
    main,
    main article {
      padding-top: 0;
    }
    main :is(h1, h2, h3, h4, figure, tr) {
      break-inside: avoid;
    }
    [data-print='address'] a[href]::after {
      content: ' (' attr(href) ')';
      font-size: 0.8em;
      overflow-wrap: anywhere;
    }
  }
`
