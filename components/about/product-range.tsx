import { Section } from '@/components/page/section'
import { Link } from '@/components/ui/link.client'
import { getHome, getProducts, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { PROCESSES } from '@/lib/trade/product/vocabulary'
import { fillCount } from '@/lib/words'

/** What the company does, and the production steps in order, each linked to its machines. */
export function ProductRange() {
  const { range } = getHome().story
  if (!range) return null
  const { title, paragraphs } = range
  const steps = PROCESSES.map(name => ({
    name,
    count: getProducts().filter(({ process }) => process === name).length,
  })).filter(({ count }) => count > 0)
  return (
    <Section id="range" background="sheet" title={title} isBeside>
      <div className="grid gap-x-gutter gap-y-2 text-lead/[1.45] text-pretty text-ink-2 md:grid-cols-2">
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ol className="mt-4 grid grid-cols-2 gap-px p-px [counter-reset:step] *:ring-1 *:ring-line-2 lg:grid-cols-4">
        {steps.map(({ name, count }) => (
          <li key={name} className="[counter-increment:step]">
            <Link
              className="flex min-h-6 items-center gap-1 px-1.25 py-1 leading-[1.3] no-underline max-xl:text-small before:w-2 before:flex-none
                before:text-label before:text-kraft-text before:tabular-nums before:content-[counter(step)] hover:bg-plate"
              href={paths.productsFilteredBy('process', name)}
            >
              <span className="me-auto min-w-0 wrap-anywhere">{getWords().catalogue.process[name]}</span>
              <b className="font-strong tabular-nums">{count}</b>
              <span className="sr-only">{fillCount(getWords().pages.about.inStep, count)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  )
}
