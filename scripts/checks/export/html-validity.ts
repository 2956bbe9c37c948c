import { type ConfigData, HtmlValidate } from 'html-validate'
import type { ExportedPage } from '@/scripts/export/check-export'

/**
 * The validator's recommended rules and those for whole documents. What is changed is spelling that React's renderer
 * decides and HTML allows, or what another check of ours holds more strictly.
 */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes charSet, srcSet and noModule; attribute names of HTML know no case.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React closes every void element.
    'void-style': ['error', { style: 'selfclosing' }],
    // React writes boolean and empty attributes with an empty value.
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // React's useId makes ids that begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // The menu's opener is a link to the footer's pages as long as no script has run.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // The rule cannot see base.css, which keeps the text of every telephone link on one line.
    'tel-non-breaking': 'off',
    // The brand at a title's end may be cut: page-head.ts holds the length of what comes before it.
    'long-title': 'off',
  },
}

const validator = new HtmlValidate(CONFIG)

/** What is not valid HTML in a page, one sentence each, with the element that it concerns. */
export async function findInvalidHtml({ path, html }: ExportedPage): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const messages = results.flatMap(result => result.messages)
  return messages.map(
    ({ message, ruleId, selector }) => `${path}: ${message} (${ruleId}${selector ? `, ${selector}` : ''})`,
  )
}
