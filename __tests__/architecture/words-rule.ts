import { parseSync, traverse } from '@babel/core'
import { KINDS } from '@/lib/trade/planner/line'
import { BASES, MATERIALS, PROCESSES } from '@/lib/trade/product/vocabulary'
import type { Rule } from './source-files'

/** Attributes whose text a visitor reads or hears. */
const SPOKEN = /^(alt|aria-label|aria-roledescription|label|placeholder|title)$/

/** A text of words: two of them with a space between, or one that begins with a capital or ends a sentence. */
const ENGLISH = /[a-z]{2,}[,.;:!?]? [A-Za-z]{2,}|^[A-Z][a-z]+[ .,:!?]|[a-z]{2}[.!?…]$/

/** Class names ('mt-4 flex'), paths ('/a/b'), selectors ('#top'), queries ('(width < 40rem)'): nothing that is read. */
const NO_WORDS = /[[\]<>_=/#|]|-\w|\w:\w|^[a-z-]+(, [a-z-]+)*$|\b(svg|px|rem|auto|flex|grid|block|none)\b/

/** Places where English is not shown: errors for developers, the log, and results of the mail provider's client. */
const UNSEEN = /^(Error|TypeError|RangeError|createFailure|console\.\w+)$/

/** Values of content files that code compares with, such as 'printing'. */
const VALUES: ReadonlySet<string> = new Set([...MATERIALS, ...PROCESSES, ...KINDS, ...BASES])

/** Files that may have English: the search's own rules of the language, and sentences for editors of the content. */
const EXEMPT = /^lib\/(trade\/(search\/(rank-machines|search-words)|product\/slug)|pictures\/manifest)\./

/**
 * Words of the site stand in lib/words/en, so that staff, another company and another language can change them. Other
 * code has none but for developers: errors, and what is logged.
 */
export const wordsStandInOnePlace: Rule = files =>
  files
    .filter(
      ({ path }) =>
        /^(app|components|lib)\/.*\.tsx?$/.test(path) &&
        !/^lib\/(content\/|words\/en\/|ready-plans\/plan-samples|env\.ts)|\.d\.ts$/.test(path) &&
        !EXEMPT.test(path),
    )
    .flatMap(({ path, text }) => findEnglish(path, text).map(words => `${path}: '${words}' belongs in lib/words/en`))

function findEnglish(path: string, text: string): string[] {
  const tree = parseSync(text, {
    filename: path,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  })
  if (tree === null) return []
  const found: string[] = []
  traverse(tree, {
    'CallExpression|NewExpression'(call) {
      if (UNSEEN.test(call.get('callee').toString())) call.skip()
    },
    'ImportDeclaration|TSLiteralType'(node) {
      node.skip()
    },
    JSXText({ node }) {
      if (/[A-Za-z]{2}/.test(node.value)) found.push(node.value.trim())
    },
    JSXAttribute({ node: { name, value } }) {
      if (value?.type === 'StringLiteral' && SPOKEN.test(String(name.name)) && /[A-Za-z]{2}/.test(value.value))
        found.push(value.value)
    },
    StringLiteral({ node: { value }, parent }) {
      if (parent.type === 'JSXAttribute' || VALUES.has(value)) return
      if (ENGLISH.test(value) && !NO_WORDS.test(value)) found.push(value)
    },
    TemplateElement({ node }) {
      const value = node.value.raw.trim()
      if (ENGLISH.test(value) && !NO_WORDS.test(value)) found.push(value)
    },
  })
  return found
}
