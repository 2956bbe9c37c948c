import type { DefaultWords } from '../default-words'

/** What is said around figures and materials, wherever they stand. */
export const phrases = {
  title: 'Words around figures',
  // Content may add names of further materials.
  open: ['materials'],
  texts: {
    about: 'about {value}',
    upTo: 'up to {value}',
    from: 'from {value}',
    above: '{value} and above',
    range: '{least} to {most}',
    or: '{some} or {last}',
    and: '{some} and {last}',
    ply: '{ply} ply',
    flute: '{flutes} flute',
    doubleWall: '{flutes} double wall',
    // A stock with the note of its file, such as 'paper, film-coated'
    note: '{stock}, {note}',
    materials: {
      'folding carton': 'folding carton',
      corrugated: 'corrugated',
      'rigid board': 'greyboard (kappa board)',
      paper: 'paper',
      film: 'film',
    },
    stretched: 'Overall sizes are to scale; drawings of shorter models are stretched to them.',
    typical: 'Typical figures; we confirm yours in the quote.',
    specification: {
      worksOn: 'Works on',
      makes: 'Makes',
      options: 'Options',
      operators: 'Operators',
    },
  },
} as const satisfies DefaultWords
