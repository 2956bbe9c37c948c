import { Intro } from '@/components/page/intro'
import { PageTitle } from '@/components/page/page-title'
import { ArrowLink } from '@/components/ui/ruled-link'
import { getProduct, getWords } from '@/lib/content/content'
import type { FormerMachine } from '@/lib/content/former-machines'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'
import { fill } from '@/lib/words'
import { SuggestedMachines } from './suggested-machines'

/**
 * The page at a former address of a machine. If the machine was renamed, the page leads on to its present address; a
 * host that can redirect sends a 301 instead. If the machine was removed, the page suggests machines that do its job.
 */
export function FormerMachinePage({ former: { title, movedTo, successors } }: { former: FormerMachine }) {
  const words = getWords().product.former
  const machines = successors.map(getProduct)
  const renamed = movedTo && getProduct(movedTo)
  return (
    <div className="mx-auto w-page pt-section pb-section">
      {renamed && <meta httpEquiv="refresh" content={`0; url=${toAddress(paths.product(renamed.slug))}`} />}
      <PageTitle>{title}</PageTitle>
      <Intro className="mt-3">{renamed ? fill(words.renamed, { title: renamed.title }) : words.removed}</Intro>
      <p className="mt-2 flex flex-wrap gap-x-4">
        {!renamed && <ArrowLink href={paths.contact}>{words.ask}</ArrowLink>}
        <ArrowLink href={paths.products}>{getWords().product.products}</ArrowLink>
      </p>
      {machines.length > 0 && (
        <section className="mt-6" aria-label={words.successors}>
          <SuggestedMachines machines={machines} />
        </section>
      )}
    </div>
  )
}
