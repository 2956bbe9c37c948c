import { resolve } from 'node:path'
import { phrases } from '@/lib/words/en/phrases'
import { FIXTURE_PROJECT } from '@/scripts/export/export-folders'

// Unit tests read a catalogue of their own: the content of the site may change as it likes.
process.env.PROJECT_FOLDER = resolve(FIXTURE_PROJECT)
// As next.config.ts puts them into the code of the browser.
process.env.PHRASES = JSON.stringify(phrases.texts)
