import { ServiceFacts } from '@/components/service/service-facts'
import { PhoneFold } from '@/components/ui/phone-fold.client'
import { getCompany, getSections, getWords } from '@/lib/content/content'
import { listHallNeeds } from '@/lib/ready-plans/hall-needs'
import { findPlannerData, getApplications } from '@/lib/ready-plans/ready-plans'
import { findPlaces } from '@/lib/trade/planner/places'
import type { Product } from '@/lib/trade/product/product'
import { findApplications } from '@/lib/trade/product/relations'
import { HallNeeds } from './hall-needs'
import { LinePlace } from './line-place'
import { MadeOnMachine } from './made-on-machine'
import { FOLDED, type PartContent } from './parts'

/**
 * The parts beside the wide column: the packs made on the machine, what its hall must provide, its places in lines, and
 * the service for it. `above` are those beside its picture and views, as many as there is room for, `below` those
 * beside its specifications.
 */
export function listSideParts(product: Product): Record<'above' | 'below', PartContent[]> {
  const { sections: titles, needs: needsWords } = getWords().product
  const packs = findApplications(product, getApplications())
  const planner = findPlannerData()
  const places = planner ? findPlaces(planner, product.slug) : []
  const applications: PartContent = {
    id: 'applications',
    title: titles.applications,
    rank: 'aside',
    className: 'print:hidden',
    content: packs.length > 0 && <MadeOnMachine applications={packs} />,
  }
  const hallNeeds = listHallNeeds(product)
  const needs: PartContent = {
    id: 'needs',
    title: needsWords.title,
    rank: 'aside',
    isShort: true,
    className: `${FOLDED} print:hidden`,
    content: hallNeeds.length > 0 && (
      <PhoneFold title={needsWords.title}>
        <HallNeeds needs={hallNeeds} />
      </PhoneFold>
    ),
  }
  const line: PartContent = {
    id: 'line',
    title: titles.line,
    rank: 'aside',
    className: `${FOLDED} print:hidden`,
    content: (places.length > 0 || product.addOnTo.length > 0) && (
      <PhoneFold title={titles.line}>
        <LinePlace product={product} places={places} />
      </PhoneFold>
    ),
  }
  const service: PartContent = {
    id: 'service',
    title: titles.service,
    rank: 'aside',
    className: `${FOLDED} print:hidden`,
    content: getSections().includes('service') && (
      <PhoneFold title={titles.service}>
        <ServiceFacts company={getCompany()} />
      </PhoneFold>
    ),
  }
  if (packs.length > 1) return { above: [applications], below: [needs, line, service] }
  if (packs.length === 1) return { above: [applications, line], below: [needs, service] }
  return { above: [line, service], below: hallNeeds.length > 0 ? [needs] : [] }
}
