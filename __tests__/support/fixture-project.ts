import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { FIXTURE_CATALOGUE, FIXTURE_PROJECT } from '@/scripts/export/export-folders'

// Unit tests read a catalogue of their own: the content of the site may change as it likes.
process.env.PROJECT_FOLDER = resolve(FIXTURE_PROJECT)
// As next.config.ts puts them into the code of the browser.
process.env.PHRASES = JSON.stringify(parse(readFileSync(join(FIXTURE_CATALOGUE, 'words/phrases.yaml'), 'utf8')))
