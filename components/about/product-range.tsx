import { Prose } from '@/components/page/prose'
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
    <Section id="range" background="sheet" title={title}>
      <Prose>
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
      <ol className="mt-5 border-t border-ink [counter-reset:step] sm:grid sm:grid-cols-2 sm:gap-x-gutter lg:grid-cols-4">
        {steps.map(({ name, count }) => (
          <li key={name} className="border-b border-line [counter-increment:step]">
            <Link
              className="flex min-h-touch items-center gap-1.5 py-1 no-underline sm:min-h-6 before:w-2.5 before:flex-none before:text-label
                before:text-kraft-text before:tabular-nums before:content-[counter(step)] hover:bg-plate"
              href={paths.productsFilteredBy('process', name)}
            >
              <span className="me-auto">{getWords().catalogue.process[name]}</span>
              <b className="font-strong tabular-nums">{count}</b>
              <span className="sr-only">{fillCount(getWords().pages.about.inStep, count)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  )
}
