import type { ReactNode } from 'react'
import { Section } from '@/components/page/section'
import { FloorSpace } from '@/components/product/floor-space'
import { StationBalloons } from '@/components/product/station-balloons'
import { Card, CardPicture, CardTitle } from '@/components/ui/card'
import { CardGrid } from '@/components/ui/card-grid'
import { Picture } from '@/components/ui/picture'
import { ArrowLink, RuledLink } from '@/components/ui/ruled-link'
import { getCompany, getHome, getProduct, getSections, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { NARROW_WIDTH } from '@/lib/pictures/phone-width'
import { getApplications } from '@/lib/ready-plans/ready-plans'
import { capitalize } from '@/lib/trade/product/capital'
import type { Product } from '@/lib/trade/product/product'
import { findApplications } from '@/lib/trade/product/relations'
import type { Application } from '@/lib/trade/product/sample'
import { formatStock } from '@/lib/trade/product/specification-rows'
import { fill } from '@/lib/words'

/** How a machine is chosen, delivered and run, with the pictures and drawings of up to three example machines. */
export function Journey() {
  const { journey } = getHome().story
  if (!journey) return null
  const { title, product: slug, chosen, delivered, run } = journey
  const [pack] = findApplications(getProduct(slug), getApplications())
  const planned = getProduct(delivered.product ?? slug)
  const explained = getProduct(run.product ?? slug)
  const { servicePhone } = getCompany()
  const words = getWords().pages.about
  return (
    <Section id="journey" background="sheet" title={title}>
      <ol>
        <Step stepNumber={1} {...chosen} figure={pack && <PackRoute application={pack} />}>
          {getSections().includes('samples') && <ArrowLink href={paths.applications}>{words.applications}</ArrowLink>}
        </Step>
        <Step stepNumber={2} {...delivered} figure={<FloorSpace product={planned} />}>
          <ArrowLink href={paths.product(planned.slug)} about={planned.title}>
            {words.thisMachine}
          </ArrowLink>
        </Step>
        <Step stepNumber={3} {...run} figure={<StationDrawing product={explained} />}>
          <RuledLink href={servicePhone.href}>{fill(words.service, { number: servicePhone.text })}</RuledLink>
        </Step>
      </ol>
    </Section>
  )
}

type StepProps = {
  stepNumber: number
  title: string
  text: string
  figure: ReactNode
  /** The link below the text. */
  children: ReactNode
}

/** A step with its text in the first columns and its `figure` beside it, or below it on a phone. */
function Step({ stepNumber, title, text, figure, children }: StepProps) {
  return (
    <li className="grid grid-cols-12 items-start gap-x-gutter gap-y-3 pb-6 last:pb-0">
      <div className="col-span-full md:col-[1/5] lg:col-[1/4]">
        <span className="text-small/[1.35] font-medium text-kraft-text tabular-nums" aria-hidden="true">
          {stepNumber}
        </span>
        <h3 className="mt-1 text-h3">{title}</h3>
        <p className="mt-1.5 mb-1 text-ink-2">{text}</p>
        {children}
      </div>
      <div className="col-span-full min-w-0 md:col-[5/13] lg:col-[4/13]">{figure}</div>
    </li>
  )
}

/** The `sizes` of a picture in a PackRoute: half of the room beside the text, from 1200 px a quarter. */
const SIZES =
  '(min-width: 1632px) 288px, (min-width: 1200px) 17vw, (min-width: 900px) 32vw, (min-width: 600px) 46vw, 36vw'

/** A pack and the machines that make it, in the order of production. */
function PackRoute({ application: { number, name, stock, picture, madeOn } }: { application: Application }) {
  const words = getWords().pages.about
  return (
    <CardGrid className="grid-cols-2 lg:grid-cols-4">
      <Card className="bg-sheet">
        <CardPicture frame="aspect-[4/3]" className="p-1" picture={getPicture(picture)} alt="" sizes={SIZES} />
        <CardTexts title={name} note={capitalize(formatStock([stock]))} href={paths.applicationAnchor(number)} />
      </Card>
      {madeOn.map(getProduct).map(({ slug, title, picture: key }, index) => (
        <Card key={slug} className="bg-sheet">
          <CardPicture frame="aspect-[4/3]" className="p-1" picture={getPicture(key)} alt="" sizes={SIZES} />
          <CardTexts title={title} note={fill(words.step, { step: index + 1 })} href={paths.product(slug)} />
        </Card>
      ))}
    </CardGrid>
  )
}

/** Below a card's picture: a line of small type, and the title, whose link covers the card. */
function CardTexts({ title, note, href }: { title: string; note: string; href: string }) {
  return (
    <div className="flex-1 px-1.75 py-1.5">
      <p className="text-caption text-ink-3">{note}</p>
      <CardTitle as="h4" href={href} className="mt-0.5">
        {title}
      </CardTitle>
    </div>
  )
}

/**
 * A picture of a machine, and how many people operate it. Its stations are numbered in the picture, and named beside it
 * or below it, only if the picture states where they are (`points`): a photograph does not.
 */
function StationDrawing({ product: { title, picture: key, stations, operators } }: { product: Product }) {
  const picture = getPicture(key)
  return (
    <figure className="border border-line-2 bg-plate md:grid md:grid-cols-[3fr_2fr] md:items-center">
      <div className="relative m-[1%]">
        <Picture
          picture={picture}
          alt={title}
          sizes={`(min-width: 900px) 43vw, ${NARROW_WIDTH}`}
          size="large"
          className="w-full"
        />
        {picture.points && (
          <StationBalloons picture={picture} edge={picture.points.edge} stations={picture.points.stations} />
        )}
      </div>
      <figcaption className="flex flex-col justify-between self-stretch border-t border-line-2 bg-sheet px-2 py-1.5">
        {picture.points && (
          <ol>
            {stations.map((station, index) => (
              <li key={station} className="flex gap-1.5 py-0.75 text-small/[1.35]">
                <b className="w-2 font-strong tabular-nums" aria-hidden="true">
                  {index + 1}
                </b>
                <span>{capitalize(station)}</span>
              </li>
            ))}
          </ol>
        )}
        <p className="mt-1 border-t border-line pt-1.5 text-small text-ink-2">
          {fill(getWords().pages.about.drawing, { operators })}
        </p>
      </figcaption>
    </figure>
  )
}
