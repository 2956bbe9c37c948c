import type { ReactNode } from 'react'
import { ServiceFacts } from '@/components/service/service-facts'
import { PhoneFold } from '@/components/ui/phone-fold.client'
import { getCompany, getProducts, getSections, getWords } from '@/lib/content/content'
import { type HallNeed, listHallNeeds } from '@/lib/ready-plans/hall-needs'
import { findPlannerData, findReadyPlansWith, getApplications } from '@/lib/ready-plans/ready-plans'
import { findPlaces, type Place } from '@/lib/trade/planner/places'
import type { Product } from '@/lib/trade/product/product'
import { findApplications, findRelated } from '@/lib/trade/product/relations'
import { estimateRoom, fillRoom, pickFitting, SIDE_HEIGHTS } from './column-heights'
import { HallNeeds } from './hall-needs'
import { LinePlace } from './line-place'
import { MadeOnMachine } from './made-on-machine'
import { FOLDED, HALF, type PartContent } from './parts'
import { RelatedMachines } from './related-machines'

/**
 * Below 900 px, where all parts of the page stand in one column or two, these come after all others, on a phone also
 * after the further views (order 1, in listIntroParts): the packs (FIRST), the highest of the movable parts (NEXT) before
 * the others of them (LATER), and related machines (LAST).
 */
const FIRST = 'max-md:order-2 print:hidden'
const NEXT = 'max-md:order-3 print:hidden'
const LATER = 'max-md:order-4 print:hidden'
const LAST = 'max-md:order-5 print:hidden'
/** From 600 to 900 px, the highest of three parts stands beside the two others. */
const BESIDE_TWO = 'sm:max-md:row-span-2'

/**
 * The packs made on the machine, what its hall must provide, its places in lines, the service for it, and similar
 * machines. `beside` are those in the narrow column, so many that both columns end at about the same height; the others
 * are `below` both, as wide as the page. Similar machines are there too, unless a machine has so little to say that they
 * fill its narrow column; where even they do not, it has room for the further views (`hasRoomForViews`).
 */
export function listSideParts(
  product: Product,
): Record<'beside' | 'below', PartContent[]> & { hasRoomForViews: boolean } {
  const { sections: titles } = getWords().product
  const packs = findApplications(product, getApplications())
  const applications: PartContent = {
    id: 'applications',
    title: titles.applications,
    rank: 'aside',
    className: FIRST,
    content: packs.length > 0 && <MadeOnMachine applications={packs} />,
  }
  // Pixels that remain in the narrow column: for the movable parts, of which some are picked (`fitting`, by their
  // index), and after them (`left`) for rows of related machines.
  const room = estimateRoom(product) - SIDE_HEIGHTS.applications(packs.length)
  const parts = listMovable(product)
  const fitting = pickFitting(
    parts.map(({ height }) => height),
    room,
  )
  const left = room - parts.reduce((sum, { height }, index) => (fitting.has(index) ? sum + height : sum), 0)
  const related = findRelated(product, getProducts())
  const { rows, hasViews } = fillRoom(left, related.length)
  const highest = Math.max(...parts.map(({ height }) => height))
  const rendered = parts.map(({ height, render, ...part }, index) => {
    const isBeside = fitting.has(index)
    const order = height === highest ? `${NEXT} ${parts.length === 3 ? BESIDE_TWO : ''}` : LATER
    return {
      isBeside,
      part: {
        ...part,
        rank: 'aside' as const,
        className: `${FOLDED} ${order} ${parts.length > 1 ? HALF : ''}`,
        content: <PhoneFold title={part.title}>{render(!isBeside)}</PhoneFold>,
      },
    }
  })
  return {
    beside: [
      applications,
      ...rendered.filter(({ isBeside }) => isBeside).map(({ part }) => part),
      createRelated(related.slice(0, rows), 'beside'),
    ],
    below: [
      ...rendered.filter(({ isBeside }) => !isBeside).map(({ part }) => part),
      createRelated(rows > 0 ? [] : related, 'below'),
    ],
    hasRoomForViews: hasViews,
  }
}

/** Links to similar machines: `beside`, in the narrow column, in rows with small pictures, otherwise side by side. */
function createRelated(machines: readonly Product[], place: 'beside' | 'below'): PartContent {
  const isBeside = place === 'beside'
  return {
    id: 'related',
    title: getWords().product.sections.related,
    ...(isBeside && { rank: 'aside' as const }),
    className: LAST,
    content: machines.length > 0 && <RelatedMachines machines={machines} isBeside={isBeside} />,
  }
}

type MovablePart = Pick<PartContent, 'id' | 'title' | 'isShort'> & {
  /** Its height in the narrow column, as an estimate in CSS pixels. */
  height: number
  /** @param isWide whether it has the width of the page */
  render: (isWide: boolean) => ReactNode
}

/** The parts that can stand in the narrow column or below both, in the order of a page; only those with content. */
function listMovable(product: Product): MovablePart[] {
  const { sections: titles, needs: needsWords } = getWords().product
  const planner = findPlannerData()
  const places: readonly Place[] = planner ? findPlaces(planner, product.slug) : []
  const plans = findReadyPlansWith(product.slug)
  const needs: readonly HallNeed[] = listHallNeeds(product)
  return [
    ...(needs.length > 0
      ? [
          {
            id: 'needs',
            title: needsWords.title,
            isShort: true as const,
            height: SIDE_HEIGHTS.needs(needs.length),
            render: (isWide: boolean) => <HallNeeds needs={needs} isWide={isWide} />,
          },
        ]
      : []),
    ...(places.length > 0 || product.addOnTo.length > 0
      ? [
          {
            id: 'line',
            title: titles.line,
            height: SIDE_HEIGHTS.line(places, product.addOnTo.length, plans.length),
            render: (isWide: boolean) => <LinePlace product={product} places={places} isWide={isWide} />,
          },
        ]
      : []),
    ...(getSections().includes('service')
      ? [
          {
            id: 'service',
            title: titles.service,
            height: SIDE_HEIGHTS.service,
            render: () => <ServiceFacts company={getCompany()} />,
          },
        ]
      : []),
  ]
}
