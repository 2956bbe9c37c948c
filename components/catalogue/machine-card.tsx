import type { ReactNode } from 'react'
import { ListButtons } from '@/components/compare/list-buttons.client'
import { Card, CardPicture, CardTitle } from '@/components/ui/card'
import { MachineName } from '@/components/ui/machine-name'
import type { CardFacts } from '@/lib/listing/product-list-file'
import { paths } from '@/lib/paths'
import { PHONE_WIDTH } from '@/lib/pictures/phone-width'
import type { TextPiece } from '@/lib/trade/search/search-marks'
import { keepUnits } from '@/lib/words/format-number'

/**
 * `sizes` of the picture on a card in a grid with the classes of CARD_COLUMNS, beside the facets. A little more than its
 * width: a file that is scarcely wider than the picture looks soft.
 */
export const CARD_SIZES = `(min-width: 1200px) 27vw, (min-width: 768px) 50vw, ${PHONE_WIDTH}`

/** The same where cards have details: the grid is as wide as the page, and a phone shows small pictures. */
export const ROW_SIZES = '(min-width: 1200px) 33vw, (min-width: 768px) 50vw, 112px'

/** Columns of cards: three from 1200 px, where the facets are beside them, two from 768 px, otherwise one. */
export const CARD_COLUMNS = 'grid-cols-1 tablet:grid-cols-2 lg:grid-cols-3'

/** Number of cards whose pictures are not lazy-loaded: they are above the fold. */
export const EAGER_CARDS = 2

/**
 * Classes of a card in a list (400 px high, its picture 300 px: docs/requirements.md), and of a larger one in a
 * carousel.
 */
const VARIANTS = {
  list: {
    card: 'min-h-[400px] shrink-0 grow bg-sheet',
    frame: 'h-[300px]',
    image: 'px-0.75 pt-2.75',
    text: 'min-h-[100px] px-1.75 py-0.75',
    // So large that most titles take both lines that there are.
    title: 'text-[1.1875rem]',
  },
  /** In a list; on a phone the picture is small, beside the text. */
  row: {
    card: 'min-h-[400px] shrink-0 grow bg-sheet max-tablet:grid max-tablet:min-h-0 max-tablet:grid-cols-[112px_minmax(0,1fr)] max-tablet:grid-rows-[auto_1fr] max-tablet:gap-x-1.5 max-tablet:*:last:col-span-2',
    frame: 'h-[300px] max-tablet:row-span-2 max-tablet:h-full max-tablet:min-h-[112px] max-tablet:contain-size',
    image: 'px-0.75 pt-2.75 max-tablet:p-0.5',
    text: 'min-h-[100px] px-1.75 py-0.75 max-tablet:contents',
    title: 'text-[1.1875rem] max-tablet:pt-1 max-tablet:pe-1 max-tablet:text-body/[1.2]',
  },
  slide: {
    card: 'h-full min-h-[400px] shrink-0 bg-plate',
    frame: 'aspect-4/3',
    image: 'px-1 pt-3.5',
    text: 'min-h-[150px] border-t border-line-2 px-2.5 pt-2.25 pb-2.5',
    title: 'text-lead',
  },
} as const

type MachineCardProps = {
  facts: CardFacts
  /** The `sizes` attribute of the picture. */
  sizes: string
  /** Heading level of the title. */
  heading?: 'h2' | 'h3'
  isEager?: boolean
  variant?: 'list' | 'slide'
  /** What a phone shows below the title in place of the figure, in a card with a small picture. */
  details?: ReactNode
  /** The title, split at the matches of a search. */
  markedTitle?: readonly TextPiece[]
  /** The line of the machine's texts that matches a search, split at the matches. */
  foundIn?: readonly TextPiece[]
}

/** A machine's card: picture, title and one figure. The title's link covers the card. */
export function MachineCard(props: MachineCardProps) {
  const { facts, sizes, heading = 'h3', isEager = false, variant = 'list', details, markedTitle, foundIn = [] } = props
  const { slug, title, figure, picture } = facts
  const classes = VARIANTS[details ? 'row' : variant]
  return (
    <Card className={classes.card}>
      <CardPicture
        frame={classes.frame}
        className={classes.image}
        picture={picture}
        alt=""
        sizes={sizes}
        priority={isEager ? 'eager' : 'lazy'}
      />
      <div className={`flex flex-1 flex-col justify-between ${classes.text}`}>
        <CardTitle translate="no" as={heading} href={paths.product(slug)} className={classes.title}>
          {markedTitle ? <MarkedText pieces={markedTitle} /> : <MachineName title={title} />}
        </CardTitle>
        {foundIn.length > 0 && (
          <p className="mb-auto pt-0.5 text-small/[1.35] text-ink-2">
            <MarkedText pieces={foundIn} />
          </p>
        )}
        {details}
        {figure && <CardFigure {...figure} className={details ? 'max-tablet:hidden' : ''} />}
      </div>
      <ListButtons machine={facts} />
    </Card>
  )
}

type CardFigureProps = NonNullable<CardFacts['figure']> & { className: string }

/** The name of the figure at the start of the line, its value at the end. */
function CardFigure({ name, value, unit, className }: CardFigureProps) {
  return (
    <p className={`card-figure ${className}`}>
      <span>{name}</span> <b>{keepUnits(`${value}\u00a0${unit}`)}</b>
    </p>
  )
}

/** A text with the matches of a search highlighted. */
function MarkedText({ pieces }: { pieces: readonly TextPiece[] }) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of a text have no other key and no state
  return pieces.map(({ text, isMarked }, index) =>
    isMarked ? (
      <mark
        key={index}
        className="bg-plate text-ink underline decoration-kraft-edge decoration-2 underline-offset-[.2em]"
      >
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
}
