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
const CARD_SIZES = `(min-width: 1200px) 27vw, (min-width: 768px) 50vw, ${PHONE_WIDTH}`

/** Columns of cards: three from 1200 px, where the facets are beside them, two from 768 px, otherwise one. */
export const CARD_COLUMNS = 'grid-cols-1 tablet:grid-cols-2 lg:grid-cols-3'

/**
 * Classes of a card in a list (400 px high, its picture 300 px: docs/requirements.md), and of a larger one in a
 * carousel.
 */
const VARIANTS = {
  list: {
    card: 'min-h-[400px] shrink-0 grow bg-sheet',
    frame: 'h-[300px]',
    // Below the name of a family; the machines of a row stand on one line.
    image: 'px-0.75 pt-4 object-bottom',
    text: 'min-h-[100px] px-1.75 py-0.75',
    // So large that most titles take both lines that there are.
    title: 'text-h4',
    sizes: CARD_SIZES,
  },
  slide: {
    card: 'h-full min-h-[400px] shrink-0 bg-plate',
    frame: 'aspect-4/3',
    image: 'px-1 pt-3.5',
    text: 'min-h-[150px] border-t border-line-2 px-2.5 pt-2.25 pb-2.5',
    title: 'text-lead',
    sizes: `(min-width: 1000px) 33vw, (min-width: 600px) 50vw, ${PHONE_WIDTH}`,
  },
} as const

type MachineCardProps = {
  facts: CardFacts
  /** Heading level of the title. */
  heading?: 'h2' | 'h3'
  variant?: keyof typeof VARIANTS
  /** Whether it is above the fold, so that its picture is loaded at once. */
  isEager?: boolean
  /** The title, split at the matches of a search. */
  markedTitle?: readonly TextPiece[]
  /** The line of the machine's texts that matches a search, split at the matches. */
  foundIn?: readonly TextPiece[]
}

/** A machine's card: picture, title and one figure. The title's link covers the card. */
export function MachineCard(props: MachineCardProps) {
  const { facts, heading = 'h3', variant = 'list', isEager = false, markedTitle, foundIn = [] } = props
  const { slug, title, process, figure, picture } = facts
  const classes = VARIANTS[variant]
  return (
    <Card className={classes.card}>
      <CardPicture
        frame={classes.frame}
        className={classes.image}
        picture={picture}
        alt=""
        sizes={classes.sizes}
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
        {figure && (
          <p className="card-figure">
            <span>{figure.name}</span> <b>{keepUnits(`${figure.value}\u00a0${figure.unit}`)}</b>
          </p>
        )}
      </div>
      {/* Not all facts: on a page from the server they would be sent twice. */}
      <ListButtons machine={{ slug, title, process }} />
    </Card>
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
