import { Section } from '@/components/page/section'
import { Link } from '@/components/ui/link.client'
import { MachineName } from '@/components/ui/machine-name'
import { PhoneFold } from '@/components/ui/phone-fold.client'
import { getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { capitalize } from '@/lib/trade/product/capital'
import { formatFigureInWords } from '@/lib/trade/product/figure-text'
import { pickKeyFigures } from '@/lib/trade/product/key-figures'
import type { Product } from '@/lib/trade/product/product'
import { fill } from '@/lib/words'
import { keepUnits } from '@/lib/words/format-number'

type JobListProps = { products: readonly Product[] }

/** Lists packs with the machines that make them. Renders nothing if no machine states a pack. */
export function JobList({ products }: JobListProps) {
  const jobs = createJobs(products)
  if (jobs.length === 0) return null
  const words = getWords().catalogue.category.jobs
  return (
    <Section
      id="jobs"
      background="sheet"
      title={words.title}
      // A phone folds the list: the button has the words of the heading.
      className="max-sm:py-1 max-sm:[&_header]:sr-only"
    >
      <PhoneFold title={words.title}>
        <dl className="border-t border-ink">
          {jobs.map(({ packs, products: makers }) => (
            <div key={packs[0]} className="grid-cols-2 gap-x-gutter border-b border-line py-1.5 tablet:grid">
              <dt className="py-1 text-body/[1.4] text-ink-2">{capitalize(packs.join(', '))}</dt>
              {makers.map(product => (
                <dd key={product.slug} className="col-start-2 py-0.5">
                  <Link className="inline-block py-0.5 font-strong" href={paths.product(product.slug)}>
                    <MachineName title={product.title} />
                  </Link>
                  <span className="block text-caption text-ink-3">{formatNote(product)}</span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </PhoneFold>
    </Section>
  )
}

/** The machine's automation and first key figure, which distinguish it from similar machines. */
function formatNote(product: Product) {
  const [figure] = pickKeyFigures(product, 1)
  const { category, automation: labels } = getWords().catalogue
  const automation = labels[product.automation]
  return figure ? fill(category.jobs.note, { automation, figure: keepUnits(formatFigureInWords(figure)) }) : automation
}

/** Types of packaging that are made by the same machines. It is no job of the planner, which is one buyer's pack. */
type Job = { packs: string[]; products: Product[] }

/** Groups types of packaging by the machines that make them, as stated in the product files. */
export function createJobs(products: readonly Product[]): Job[] {
  const packs = [...new Set(products.flatMap(({ boxStyles }) => boxStyles))]
  const jobs = new Map<string, Job>()
  for (const pack of packs) {
    const makers = products.filter(({ boxStyles }) => boxStyles.includes(pack))
    const makersKey = makers.map(({ slug }) => slug).join()
    const job = jobs.get(makersKey)
    if (job) job.packs.push(pack)
    else jobs.set(makersKey, { packs: [pack], products: makers })
  }
  return [...jobs.values()]
}
