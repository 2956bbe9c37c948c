import { getCategories, getCompany, getHome, getProducts, getWords } from '@/lib/content/content'
import { getPresets } from '@/lib/content/line/presets'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { formatAnswer } from '@/lib/planner/sentence'
import { fill } from '@/lib/words'

export const dynamic = 'force-static'

/** The catalogue as plain text for language models: see llmstxt.org. */
export function GET() {
  const { name, salesPhone, salesEmail } = getCompany()
  const words = getWords().pages.plainText
  const link = (title: string, path: string, text: string) => `- [${title}](${env.siteUrl}${path}): ${text}`
  const lines = [
    `# ${name}`,
    '',
    `> ${getHome().about.text}`,
    '',
    fill(words.contact, { phone: salesPhone.text, email: salesEmail }),
    '',
    `## ${words.groups}`,
    '',
    ...getCategories().map(({ slug, title, lead }) => link(title, paths.category(slug), lead)),
    '',
    `## ${words.planner}`,
    '',
    link(words.planner, paths.linePlanner, getHome().packs.text),
    ...getPresets().map(({ slug, name, job, answer }) =>
      link(name, paths.linePreset(slug), formatAnswer(answer, job, getWords().planner.plan)),
    ),
    '',
    `## ${words.machines}`,
    '',
    ...getProducts().map(({ slug, title, kind, summary }) => link(title, paths.product(slug), summary || kind)),
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
