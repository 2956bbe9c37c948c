/**
 * Makes or updates the project of the tests, .cache/fixture: their catalogue, and its translation into a language of
 * accents. `npm run fixture` makes its pictures and documents too.
 */
import { join } from 'node:path'
import { openFolder } from '@/lib/content/files/open-folder'
import { updateFixtureProject } from '@/scripts/bench/copied-project'
import { FIXTURE_CATALOGUE, FIXTURE_PROJECT } from '@/scripts/export/export-folders'
import { writePseudoLanguage } from './pseudo-language'
import { PSEUDO_LANGUAGE } from './pseudo-language-code'

updateFixtureProject()
writePseudoLanguage(openFolder(FIXTURE_CATALOGUE), join(FIXTURE_PROJECT, 'content', PSEUDO_LANGUAGE))
