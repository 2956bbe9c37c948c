import { type ConfigData, HtmlValidate } from 'html-validate'
import type { ExportedPage } from '@/scripts/export/check-export'

/**
 * The validator's rule sets for elements and documents. Rules are relaxed only where React chooses between spellings
 * that HTML allows, or where another check of ours covers them.
 */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes charSet, srcSet and noModule; HTML attribute names are case-insensitive.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React writes void elements as self-closing.
    'void-style': ['error', { style: 'selfclosing' }],
    // React writes boolean and empty attributes with an empty value.
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // React's useId generates ids that start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Without scripts, the menu button is a link to the footer's list of pages.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // base.css keeps every telephone link on one line, which the rule cannot see.
    'tel-non-breaking': 'off',
    // head-problems.ts limits the length of titles; the brand at their end may be cut.
    'long-title': 'off',
  },
}

const validator = new HtmlValidate(CONFIG)

/** Lists the HTML errors of a page, one message each, with a selector of the element. */
export async function findInvalidHtml({ path, html }: ExportedPage): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const messages = results.flatMap(result => result.messages)
  return messages.map(
    ({ message, ruleId, selector }) => `${path}: ${message} (${ruleId}${selector ? `, ${selector}` : ''})`,
  )
}
