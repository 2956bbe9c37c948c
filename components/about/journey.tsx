import type { ReactNode } from 'react'
import { Section } from '@/components/page/section'
import { FloorSpace } from '@/components/product/floor-space'
import { ArrowLink, RuledLink } from '@/components/ui/ruled-link'
import { getApplications, getCompany, getHome, getProduct } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { findApplications } from '@/lib/product/relations'
import { PackRoute } from './pack-route'
import { StationDrawing } from './station-drawing'

type JourneyProps = { number: number }

/** How a machine is chosen, delivered and run, with the pictures and drawings of one example machine. */
export function Journey({ number }: JourneyProps) {
  const { title, product: slug, chosen, delivered, run } = getHome().story.journey
  const product = getProduct(slug)
  const [pack] = findApplications(product, getApplications())
  const { servicePhone } = getCompany()
  return (
    <Section id="journey" background="sheet" number={number} title={title}>
      <ol>
        <Step mark={`${number}.1`} {...chosen} figure={pack && <PackRoute application={pack} />}>
          <ArrowLink href={paths.applications}>Applications</ArrowLink>
        </Step>
        <Step mark={`${number}.2`} {...delivered} figure={<FloorSpace product={product} />}>
          <ArrowLink href={paths.product(slug)} about={product.title}>
            This machine
          </ArrowLink>
        </Step>
        <Step mark={`${number}.3`} {...run} figure={<StationDrawing product={product} />}>
          <RuledLink href={servicePhone.href}>Service {servicePhone.text}</RuledLink>
        </Step>
      </ol>
    </Section>
  )
}

type StepProps = { mark: string; title: string; text: string; figure: ReactNode; children: ReactNode }

/** A step with its text in columns 1 to 3 and its `figure` from column 4. */
function Step({ mark, title, text, figure, children }: StepProps) {
  return (
    <li className="grid grid-cols-12 items-start gap-x-gutter gap-y-3 border-t border-ink pt-2.5 pb-6 last:pb-0">
      <div className="col-span-full md:col-[1/5] lg:col-[1/4]">
        <span className="text-small/[1.35] font-medium text-kraft-text tabular-nums" aria-hidden="true">
          {mark}
        </span>
        <h3 className="mt-1 text-h3">{title}</h3>
        <p className="mt-1.5 mb-1 text-ink-2">{text}</p>
        {children}
      </div>
      <div className="col-span-full grid min-w-0 grid-cols-12 md:col-[5/13] lg:col-[4/13]">{figure}</div>
    </li>
  )
}
