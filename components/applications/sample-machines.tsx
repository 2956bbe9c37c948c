import { Link } from '@/components/ui/link.client'
import { numberSteps } from '@/lib/applications/production-steps'
import { getProduct, getWords } from '@/lib/content/content'
import type { Material } from '@/lib/content/files/vocabulary'
import { paths } from '@/lib/paths'
import { toSlug } from '@/lib/product/slug'
import { fill } from '@/lib/words'

const STEP = 'flex min-h-touch items-center gap-1.25 border-line not-last:border-b'
const NUMBER = 'w-4 flex-none text-label text-kraft-text tabular-nums'

type ProductionOrderProps = { slugs: readonly string[] }

/** The machines that make a sample, in order of production, numbered '1', then '2a' and '2b' for alternatives. */
export function ProductionOrder({ slugs }: ProductionOrderProps) {
  return (
    <ol className="mt-0.75 border-t border-line text-small/[1.3]">
      {numberSteps(slugs.map(getProduct)).map(({ step, isAlternative, machine: { slug, title } }) => (
        <li key={slug} className={STEP}>
          <span className={NUMBER}>{isAlternative ? fill(getWords().applications.orStep, { step }) : step}</span>
          <Link
            className="flex min-h-touch flex-1 items-center py-1 decoration-line-2 hover:decoration-current"
            href={paths.product(slug)}
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  )
}

const WAY_ON = 'flex w-fit min-h-touch items-center text-small font-semi in-[dialog]:text-body'

/** A link to the machines for the sample's stock; larger in the viewer. */
export function MachinesLink({ material }: { material: Material }) {
  return (
    <Link className={`mt-1 in-[dialog]:mt-0 ${WAY_ON}`} href={paths.productsFilteredBy('substrate', toSlug(material))}>
      {fill(getWords().applications.allMachines, { material })}
    </Link>
  )
}

/** A link to the sample's plan in the line planner; larger in the viewer. */
export function PlanLink({ preset }: { preset: string | undefined }) {
  if (preset === undefined) return null
  return (
    <Link className={WAY_ON} href={paths.linePreset(preset)}>
      {getWords().applications.plan}
    </Link>
  )
}
