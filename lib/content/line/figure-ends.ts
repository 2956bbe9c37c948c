import type { Figure } from '@/lib/content/figure'

/** The maximum of a figure: one number, or one per side. */
export function listTops(figure: Figure): number[] {
  switch (figure.type) {
    case 'range':
    case 'count':
      return [figure.max]
    case 'value':
    case 'up-to':
      return [figure.value]
    case 'choice':
      return [Math.max(...figure.values)]
    case 'size':
      return figure.sides
    default:
      return []
  }
}

/** The minimum of a figure: one number, or one per side. */
export function listFloors(figure: Figure): number[] {
  switch (figure.type) {
    case 'range':
    case 'count':
      return [figure.min]
    case 'up-to':
      return [0]
    case 'value':
    case 'from':
      return [figure.value]
    case 'size':
      return figure.sides
    default:
      return []
  }
}
