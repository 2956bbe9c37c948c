import type { Section } from './lengthen'

/**
 * The models that are shorter than their machines, by the names of their files, and the sections of each that its
 * drawing repeats until it has about the machine's proportions: the modules of which a buyer orders more, such as the
 * hot plates of a corrugator or the belts of a folder gluer. `from` and `to` are shares of the model's length, chosen by
 * eye, from the left to the right: so that legs, rollers and plates repeat, not a cabinet or a console.
 */
export const SECTIONS: Readonly<Record<string, readonly Section[]>> = {
  'automatic-flute-laminator-machine': [{ from: 0.58, to: 0.75, times: 6 }],
  'automatic-folder-gluer-machine': [
    { from: 0.148, to: 0.29, times: 3 },
    { from: 0.455, to: 0.632, times: 5 },
    { from: 0.77, to: 0.865, times: 9 },
  ],
  'automatic-folding-stitching-machine': [{ from: 0.36, to: 0.5, times: 5 }],
  'corrugated-box-folder-gluer-machine': [{ from: 0.16, to: 0.455, times: 4 }],
  'corrugated-cardboard-production-line': [
    { from: 0.155, to: 0.43, times: 2 },
    { from: 0.575, to: 0.67, times: 8 },
  ],
  'high-speed-automatic-flute-laminator-machine': [{ from: 0.585, to: 0.8, times: 5 }],
  'lock-bottom-folder-gluer-machine-46-corner': [
    { from: 0.305, to: 0.485, times: 3 },
    { from: 0.485, to: 0.65, times: 4 },
    { from: 0.655, to: 0.765, times: 5 },
    { from: 0.9, to: 0.95, times: 8 },
  ],
  'servo-reel-to-sheet-cutter': [{ from: 0.61, to: 0.82, times: 3 }],
  'sheet-fed-carry-bag-machine-with-handle': [
    { from: 0.375, to: 0.495, times: 2 },
    { from: 0.8, to: 0.98, times: 3 },
  ],
  'uv-aqueous-coating-machine': [
    { from: 0.335, to: 0.505, times: 3 },
    { from: 0.7, to: 0.88, times: 5 },
  ],
}
