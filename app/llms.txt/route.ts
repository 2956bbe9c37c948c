import { getCategories, getCompany, getHome, getProducts, getSections, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getReadyPlans } from '@/lib/ready-plans/ready-plans'
import { formatUrl } from '@/lib/seo/site-url'
import { formatAnswer } from '@/lib/trade/planner/sentence'
import { fill } from '@/lib/words'

export const dynamic = 'force-static'

/** The catalogue as plain text for language models: see llmstxt.org. */
export function GET() {
  const { name, salesPhone, salesEmail } = getCompany()
  const words = getWords().pages.plainText
  const formatLink = (title: string, path: string, text: string) => `- [${title}](${formatUrl(path)}): ${text}`
  const createList = (title: string, links: string[]) => (links.length > 0 ? [`## ${title}`, '', ...links, ''] : [])
  const { page, plan } = getWords().planner
  const lines = [
    `# ${name}`,
    '',
    `> ${getHome().about.text}`,
    '',
    fill(words.contact, { phone: salesPhone.text, email: salesEmail }),
    '',
    ...createList(
      words.groups,
      getCategories().map(({ slug, title, lead }) => formatLink(title, paths.category(slug), lead)),
    ),
    ...createList(words.planner, [
      ...(getSections().includes('planner') ? [formatLink(page.title, paths.linePlanner, page.description)] : []),
      ...getReadyPlans().map(({ slug, name, job, answer }) =>
        formatLink(name, paths.readyPlan(slug), formatAnswer(answer, job, plan)),
      ),
    ]),
    ...createList(
      words.machines,
      getProducts().map(({ slug, title, kind, summary }) => formatLink(title, paths.product(slug), summary || kind)),
    ),
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
