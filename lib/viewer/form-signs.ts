import type { Form } from './motion'

/** Width and height of the square that a form's sign fills, in units of its path. */
export const SIGN_PATH_SIDE = 24

/** The sign of each form: an SVG path of lines, for drawings too small for the piece itself. */
export const FORM_SIGNS: Readonly<Record<Form, string>> = {
  reel: 'M2 11a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0M11 20h12',
  web: 'M6 7c3-3 5 3 8 0s5 3 9 0l-5 10c-4 3-6-3-9 0s-5 3-8 0z',
  sheet: 'M8 8h15l-7 8H1z',
  board: 'M8 7h15l-7 8H1zM1 15v4h15v-4M16 19l7-8V7',
  pile: 'M8 3h15l-7 6H1zM1 9v12h15V9M1 13h15l7-6M1 17h15l7-6M16 21l7-6V3',
  blank: 'M8 2h8v6h6v8h-6v6H8v-6H2V8h6zM8 8h8v8H8z',
  folding: 'M1 8l6 10h10l6-10',
  folded: 'M8 7h15l-7 8H1zM1 15v2h15l7-8V7M16 15v2M14 7l-7 8',
  tray: 'M1 11h15v9H1zl7-7h15l-7 7M23 4v9l-7 7M8 4v7',
  box: 'M1 10h15v11H1zl7-7h15l-7 7M23 3v11l-7 7M7 10l7-7M9.5 10l7-7',
  sleeve: 'M4 3a3 9 0 1 0 .1 0zL21 7a2 5 0 0 1 0 10L4 21',
  cup: 'M4 4a8 2 0 1 0 16 0a8 2 0 1 0-16 0l2.5 17h11l2.5-17',
  bag: 'M5 2h14v20H5zM5 15h14M5 22l4-7M19 22l-4-7',
  case: 'M1 6h9v13H1zM10 6h4v13h-4zM14 6h9v13h-9z',
  envelope: 'M2 6h20v13H2zl10 8l10-8',
  glue: 'M12 2c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12zM9 14a3 3 0 0 0 3 3',
}
