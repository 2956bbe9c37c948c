/**
 * Draws the names of languages whose letters the site's font lacks, as outlines: a visitor whose system lacks the
 * letters can then read the link to that language, and no page loads a font for one word.
 */
import { join } from 'node:path'
import { getLanguages } from '@/lib/content/content'
import { LANGUAGE_NAMES } from '@/lib/content/language/made-files'
import { writeFileAtomic } from '@/scripts/files/made-files'
import { drawName } from './draw-name'

async function main() {
  const names = getLanguages().flatMap(({ code, name, fonts }) =>
    fonts ? [[code, drawName(name, join('node_modules', fonts.text))]] : [],
  )
  await writeFileAtomic(LANGUAGE_NAMES, JSON.stringify(Object.fromEntries(names)))
}

void main()
