/**
 * The sizes that machines limit: the name of each, and a limit on it, in which {bound} is 'at least 210 gsm'. Part of
 * the words of plans.
 */
export const planMeasures = {
  gsm: {
    name: 'gsm',
    limit: '{bound}',
  },
  board: {
    name: 'board thickness',
    limit: 'a board thickness of {bound}',
  },
  ply: {
    name: 'number of plies',
    limit: '{bound}',
  },
  sheet: {
    name: 'sheet',
    limit: 'a sheet of {bound}',
  },
  blank: {
    name: 'blank',
    limit: 'a blank of {bound}',
  },
  // The blank as the machine feeds it: unlike `blank` it may not be turned
  feed: {
    name: 'blank',
    limit: 'a blank of {bound}',
  },
  'blank-width': {
    name: 'blank width',
    limit: 'a blank width of {bound}',
  },
  'blank-length': {
    name: 'blank length',
    limit: 'a blank length of {bound}',
  },
  flat: {
    name: 'flat pack',
    limit: 'a flat pack of {bound}',
  },
  bundle: {
    name: 'bundle',
    limit: 'a bundle of {bound}',
  },
  wrap: {
    name: 'wrap',
    limit: 'a wrap of {bound}',
  },
  'wrap-width': {
    name: 'wrap width',
    limit: 'a wrap width of {bound}',
  },
  box: {
    name: 'box',
    limit: 'a box of {bound}',
  },
  panel: {
    name: 'panel',
    limit: 'a panel of {bound}',
  },
  case: {
    name: 'case',
    limit: 'a case of {bound}',
  },
  formed: {
    name: 'formed pack',
    limit: 'a formed pack of {bound}',
  },
  envelope: {
    name: 'envelope',
    limit: 'an envelope of {bound}',
  },
  height: {
    name: 'height',
    limit: 'a height of {bound}',
  },
  web: {
    name: 'web',
    limit: 'a web of {bound}',
  },
  cut: {
    name: 'cut length',
    limit: 'a cut length of {bound}',
  },
  'bag-width': {
    name: 'bag width',
    limit: 'a bag width of {bound}',
  },
  'bag-bottom': {
    name: 'bottom',
    limit: 'a bottom of {bound}',
  },
  'cup-top': {
    name: 'top diameter',
    limit: 'a top diameter of {bound}',
  },
  'cup-height': {
    name: 'cup height',
    limit: 'a cup height of {bound}',
  },
  'length-plus-width': {
    name: 'length plus width',
    limit: 'length plus width of {bound}',
  },
  colours: {
    name: 'number of colours',
    limit: 'a number of colours of {bound}',
  },
} as const
