import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/** Sentences of Sveltia that are wrong or unclear in this editor, with their replacements. */
const WORDS: Readonly<Record<string, string>> = {
  'There was an error while saving the entry. Please try again later.':
    'Nothing was saved. What you typed is still here.',
  'Once prompted, select the root directory of the “{$repo}” repository.':
    'Then choose the folder of the site: the one that has a folder named content.',
  'The selected folder is not a repository root directory. Please try again.':
    'That is not the folder of the site. It is the one that has a folder named content.',
  'A repository root directory could not be selected. Please try again.': 'No folder was chosen.',
}

/** Replaces Sveltia's sentences in the bundle. Throws if its version has other sentences. */
export const ownWords: Plugin = {
  name: 'own-words',
  setup(build) {
    build.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8')
      for (const [theirs, own] of Object.entries(WORDS)) {
        if (!contents.includes(theirs)) throw new Error(`Sveltia no longer says '${theirs}'. See scripts/edit`)
        contents = contents.replaceAll(theirs, own)
      }
      return { contents, loader: 'js' }
    })
  },
}
