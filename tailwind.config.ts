import { readFileSync } from 'node:fs'
import type { Config } from 'tailwindcss'
import { parse } from 'yaml'

// Not dead: Tailwind searches this text, comments included, for what is required, and watches that file, so that
// `npm run dev` shows a new colour.
// require('./content/brand.yaml')

/** The colours of content/brand.yaml, which lib/content/brand.ts checks, by token: 'ink-2'. */
const { colours } = parse(readFileSync('content/brand.yaml', 'utf8'))

/**
 * The edge of corrugated board, 44 by 22 px, in ink on paper. An SVG in a data URL cannot use custom properties, so the
 * colours are written into it.
 */
const FLUTE =
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='44' height='22' viewBox='0 0 44 22'%3E` +
  `%3Crect width='44' height='22' fill='${encodeURIComponent(colours.paper)}'/%3E` +
  "%3Cpath d='M0 12C5.500 12 5.500 4 11 4s5.500 8 11 8 5.500-8 11-8 5.500 8 11 8' transform='translate(0 5)'" +
  ` fill='none' stroke='${encodeURIComponent(colours.ink)}' stroke-width='2'/%3E` +
  `%3Cpath d='M0 3.500h44M0 20.500h44' stroke='${encodeURIComponent(colours.ink)}' stroke-width='3'/%3E%3C/svg%3E")`

/** Drawn board, in the light and in the shade; `kraft` is between the two. */
const BOARD = {
  board: `color-mix(in srgb, ${colours.kraft} 50%, ${colours.sheet})`,
  'board-shade': `color-mix(in srgb, ${colours.kraft} 80%, ${colours.ink})`,
}

/**
 * The design tokens. `app/globals.css` reads them with `@config`, gives the ones that component styles use a
 * custom property, and Tailwind makes utilities of all of them.
 */
const config: Config = {
  // Tailwind 4 finds the sources itself: app/globals.css.
  content: [],
  theme: {
    // 600, 768, 900, 1200 and 1536 px, in rem, so that a visitor's larger text gets the layout that has room for it.
    screens: { sm: '37.5rem', tablet: '48rem', md: '56.25rem', lg: '75rem', xl: '96rem' },
    colors: { ...colours, ...BOARD, transparent: 'transparent', current: 'currentColor' },
    // Fractions are for use within a component only.
    spacing: {
      0: '0',
      px: '1px',
      0.25: '2px',
      0.5: '4px',
      0.75: '6px',
      1: '8px',
      1.25: '10px',
      1.5: '12px',
      1.75: '14px',
      2: '16px',
      2.25: '18px',
      2.5: '20px',
      2.75: '22px',
      3: '24px',
      3.5: '28px',
      4: '32px',
      4.5: '40px',
      5: '48px',
      5.5: '56px',
      6: '64px',
      7: '96px',
      8: '128px',
      // The least size of a control, and of a main button.
      touch: '44px',
      control: '52px',
      // The end of a section, and of a page.
      section: 'clamp(28px, 3.2vw, 64px)',
      // Both grow with the window: see components/ui/base.css.
      gutter: 'var(--gutter)',
      margin: 'var(--margin)',
      // Where column 4 begins, below the heading of a section.
      'column-4': 'calc((100% + var(--gutter)) / 4)',
      // Between a page's or a section's heading and what is below it.
      header: 'clamp(16px, 2.2vw, 36px)',
      // The text beside a machine of home's banner: four of twelve columns, which grow up to a window of 1920 px.
      banner: 'calc((min(100vw - 2 * var(--margin), 1760px) - 2 * var(--gutter)) / 3)',
      // The longest line of running text, of any size: all texts end at one line.
      reading: '42rem',
      // The width of a page's content.
      page: 'min(100% - 2 * var(--margin), 1536px)',
    },
    borderRadius: { DEFAULT: '4px', plate: '6px', chip: '22px', full: '50%', 0: '0' },
    fontFamily: { text: 'var(--font-text)', figures: 'var(--font-figures), var(--font-text)' },
    fontWeight: { normal: '400', book: '450', medium: '520', semi: '560', strong: '600', head: '620', display: '640' },
    fontSize: {
      display: 'clamp(2.625rem, .75rem + 5.25vw, 6rem)',
      h1: 'clamp(2rem, 1.35rem + 2.6vw, 4rem)',
      'h1-long': 'clamp(1.75rem, 1.2rem + 2.2vw, 3.25rem)',
      h2: 'clamp(1.625rem, 1.3rem + 1.2vw, 2.5rem)',
      h3: 'clamp(1.375rem, 1.15rem + .75vw, 1.875rem)',
      h4: '1.1875rem',
      lead: 'clamp(1.1875rem, 1.05rem + .4vw, 1.375rem)',
      body: '1.0625rem',
      small: '.9375rem',
      label: '.8125rem',
      caption: ['.8125rem', { lineHeight: '1.35', letterSpacing: '.01em', fontWeight: '520' }],
      figure: 'clamp(2rem, 1.2rem + 2.2vw, 3.25rem)',
    },
    transitionDuration: { fast: '160ms', slow: '240ms', picture: '300ms' },
    backgroundImage: { flute: FLUTE },
    animation: {
      // lib/constants.ts repeats these times as LOADING_OVERLAY_MS, CHAT_TILT_MS and CHAT_TILT_REPEATS. 'overlay-hold'
      // moves nothing that can be seen. It is there so that the 500 ms always start at the first paint: Chromium starts
      // 'overlay-end' there only if a transform is animated on the page too, and otherwise at the first computed style.
      // The spinner's is, but not with reduced motion; then the overlay would end too early.
      'overlay-end': 'overlay-end 1ms linear 500ms forwards, overlay-hold 500ms linear',
      tilt: 'tilt 1s 3',
      turn: 'turn 900ms linear infinite',
    },
    keyframes: {
      turn: { to: { transform: 'rotate(1turn)' } },
      'overlay-end': { to: { visibility: 'hidden', pointerEvents: 'none' } },
      'overlay-hold': { from: { transform: 'scale(1)' }, to: { transform: 'scale(1.0001)' } },
      tilt: {
        '0%, 100%': { transform: 'none' },
        '25%': { transform: 'rotate(calc(-1 * var(--tilt, 8deg)))' },
        '75%': { transform: 'rotate(var(--tilt, 8deg))' },
      },
    },
  },
}

export default config
