import { resolve } from 'node:path'
import { phrases } from '@/lib/words/en/phrases'
import { FIXTURE_PROJECT } from '@/scripts/export/export-folders'

// Unit tests read a catalogue of their own, so that a change of the site's content breaks none of them.
process.env.PROJECT_FOLDER = resolve(FIXTURE_PROJECT)
// The build replaces this variable in the browser's code: see next.config.ts.
process.env.PHRASES = JSON.stringify(phrases.texts)
