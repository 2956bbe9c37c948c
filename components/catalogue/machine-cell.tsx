import { ListButtons } from '@/components/compare/list-buttons.client'
import { Link } from '@/components/ui/link.client'
import { Picture } from '@/components/ui/picture'
import type { CellFacts } from '@/lib/listing/card-facts'
import { paths } from '@/lib/paths'
import type { TextPiece } from '@/lib/search/text-match'
import { MarkedText } from './marked-text'

type MachineCellProps = {
  facts: CellFacts
  /** The picture's width in the layout, as in the HTML attribute. */
  sizes: string
  /** Heading level of the title in its page. */
  heading?: 'h2' | 'h3'
  isEager?: boolean
  /** The title cut at the words that a search found. */
  markedTitle?: readonly TextPiece[]
}

/**
 * A machine in a cell of the parts sheet: picture, catalogue number, title and one figure. The whole cell is the link.
 */
export function MachineCell({ facts, sizes, heading: Heading = 'h3', isEager = false, markedTitle }: MachineCellProps) {
  const { slug, title, position, figure, picture } = facts
  return (
    <article className="cell">
      <span className="label n num" aria-hidden="true">
        {String(position).padStart(2, '0')}
      </span>
      <div className="p">
        <Picture picture={picture} alt="" sizes={sizes} priority={isEager ? 'eager' : 'lazy'} />
      </div>
      <div className="t">
        <Heading className="name">
          <Link href={paths.product(slug)}>{markedTitle ? <MarkedText pieces={markedTitle} /> : title}</Link>
        </Heading>
        {figure && <CellFigure {...figure} />}
      </div>
      <ListButtons machine={facts} />
    </article>
  )
}

function CellFigure({ name, value, unit }: NonNullable<CellFacts['figure']>) {
  return (
    <p className="f">
      <span>{name}</span>{' '}
      <b>
        {value} {unit}
      </b>
    </p>
  )
}
