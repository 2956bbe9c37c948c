import { resolve } from 'node:path'
import { phrases } from '@/lib/words/en/phrases'
import { FIXTURE_PROJECT } from '@/scripts/export/export-folders'

// Unit tests read a catalogue of their own, so that a change of the site's content breaks none of them.
process.env.PROJECT_FOLDER = resolve(FIXTURE_PROJECT)
// Short phrases around figures, such as 'up to {value}', which lib/words/speech.ts reads from here. The build puts them
// into the browser's code: see next.config.ts.
process.env.PHRASES = JSON.stringify(phrases.texts)
