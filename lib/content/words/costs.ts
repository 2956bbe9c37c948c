import 'server-only'
import { z } from 'zod'
import { words, wordsFile } from './entries'

/** What the costs of a plan say, which the browser fetches with the machines. */
export const costsWords = wordsFile('costs', {
  items: z.strictObject(
    // biome-ignore format: names fill their lines
    words(
      'board', 'top-sheet', 'corrugated', 'paper', 'greyboard', 'case-board', 'wraps', 'reel', 'bottoms', 'glue',
      'starch', 'ink', 'varnish', 'film', 'foil', 'window', 'magnets', 'handles', 'tape', 'wire', 'straps', 'print',
      'cutting', 'scrap', 'energy', 'labour', 'rent', 'staff', 'admin', 'tooling', 'machines',
    ),
  ),
})
