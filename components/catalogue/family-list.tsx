import { CardGrid } from '@/components/ui/card-grid'
import { Icon } from '@/components/ui/icon'
import { RuledButton } from '@/components/ui/ruled-link'
import type { CardFacts } from '@/lib/listing/product-list-file'
import { useEntryState } from '@/lib/navigation/entry-state'
import type { FacetTable } from '@/lib/trade/facets/facet-table'
import { fillCount } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { CARD_COLUMNS } from './machine-card'
import { LIST_ITEMS, ResultCard } from './result-list'

// A family here is a value of the facet 'category': the category of a machine, or the family of one without a category.

/**
 * Hides cards on phones, where all of them would fill 40 screens, or the card below the name of a family. A page without
 * scripts, a printed page and browsers that do not know the media feature `scripting` show all cards.
 */
const FOLDED = '[@media_screen_and_(scripting:enabled)_and_(width<48rem)]:hidden'
const FOLDED_CARD = '[@media_screen_and_(scripting:enabled)_and_(width<48rem)]:[&>article]:hidden'
/** The families at the top that show their first card on a phone; of the others it shows the name. */
const SHOWN_FAMILIES = 3
/** A button that unfolds is there only where cards are folded. */
const FOLD_BUTTON = 'needs-script hidden [@media_screen_and_(scripting:enabled)_and_(width<48rem)]:block'

/**
 * The name of a family: on a phone a row above its first card, the whole of which is the button that unfolds it;
 * otherwise below a rule, on the line above the card, at the top of its picture, which is free there.
 */
const FAMILY_HEAD =
  'flex items-center gap-x-1.5 px-1.75 py-0.5 text-small max-tablet:relative max-tablet:min-h-5 ' +
  'tablet:pointer-events-none tablet:absolute tablet:inset-x-0 tablet:-top-px tablet:z-1 tablet:border-t-[1.5px] ' +
  'tablet:border-ink'

/** The columns of a wide window, in which as many families as possible begin a row. */
const COLUMNS = 3

type FamilyListProps = {
  /** The facets, of which 'category' tells the family of each machine. */
  table: FacetTable
  /** The machines in catalogue order. */
  cards: readonly CardFacts[]
  words: Words['catalogue']['results']
}

/** Checks a state that the page's history entry has kept. */
const isBoolean = (kept: unknown) => typeof kept === 'boolean'

/**
 * The cards of all machines by family, about in the order of their first machines. All are one grid, so that small
 * families leave no holes in its rows; the first card of each has its name.
 */
export function FamilyList({ table, cards, words }: FamilyListProps) {
  const [areAllUnfolded, setAreAllUnfolded] = useEntryState('families', false, isBoolean)
  return (
    <div className="grid gap-1" data-part="product-list">
      {!areAllUnfolded && (
        <div className={FOLD_BUTTON}>
          <RuledButton onClick={() => setAreAllUnfolded(true)}>{fillCount(words.showAll, cards.length)}</RuledButton>
        </div>
      )}
      <CardGrid as="ul" className={`${CARD_COLUMNS} ${LIST_ITEMS}`}>
        {fillRows(groupByFamily(table)).map(({ title, indexes }, position) => (
          <Family
            key={title}
            title={title}
            cards={indexes.map(index => cards[index]).filter(facts => facts !== undefined)}
            position={position}
            areAllUnfolded={areAllUnfolded}
            words={words}
          />
        ))}
      </CardGrid>
    </div>
  )
}

/** The families in the order of their first machines, each with the indexes of its machines. */
function groupByFamily({ choices, machines }: FacetTable) {
  const categoryIndex = choices.findIndex(({ key }) => key === 'category')
  const families = new Map<number, number[]>()
  for (const [index, machine] of machines.entries()) {
    // Each machine has one value, even if it is 'Not stated'; the 0 is for the types alone.
    const [family = 0] = machine.choices[categoryIndex] ?? []
    families.set(family, [...(families.get(family) ?? []), index])
  }
  const names = choices[categoryIndex]?.values ?? []
  return [...families].map(([family, indexes]) => ({ title: names[family]?.label ?? '', indexes }))
}

/** Families in an order in which most begin a row: one that leaves a gap is followed by the next that fills it. */
function fillRows<Family extends { indexes: readonly number[] }>(families: readonly Family[]): Family[] {
  const left = [...families]
  const ordered: Family[] = []
  let count = 0
  while (left.length > 0) {
    const gap = (COLUMNS - (count % COLUMNS)) % COLUMNS
    const filling = left.findIndex(({ indexes }) => gap > 0 && indexes.length % COLUMNS === gap)
    const next = left.splice(Math.max(filling, 0), 1)
    ordered.push(...next)
    count += next[0]?.indexes.length ?? 0
  }
  return ordered
}

type FamilyProps = {
  title: string
  cards: readonly CardFacts[]
  /** Its place among the families, from 0. */
  position: number
  /** Whether the visitor has unfolded all families at once. */
  areAllUnfolded: boolean
  words: FamilyListProps['words']
}

/** The cards of a family, with its name above the first and, on a phone, a button that shows those that are folded. */
function Family({ title, cards, position, areAllUnfolded, words }: FamilyProps) {
  const [isUnfolded, setIsUnfolded] = useEntryState(`family ${title}`, false, isBoolean)
  const isOpen = areAllUnfolded || isUnfolded
  const isShown = position < SHOWN_FAMILIES
  function getFold(index: number) {
    if (isOpen) return undefined
    if (index > 0) return FOLDED
    return isShown ? undefined : FOLDED_CARD
  }
  const head = (
    <div className={FAMILY_HEAD}>
      <h2 className="flex-1 text-small font-strong">{title}</h2>
      <span className="tabular-nums" aria-hidden="true">
        {cards.length}
      </span>
      {(cards.length > 1 || !isShown) && !areAllUnfolded && (
        <div className={FOLD_BUTTON}>
          <button
            type="button"
            className="absolute inset-0 cursor-pointer border-0 bg-transparent focus-visible:-outline-offset-3"
            aria-expanded={isOpen}
            onClick={() => setIsUnfolded(!isOpen)}
          >
            <span className="sr-only">
              {`${isOpen ? words.showFewer : fillCount(words.showAll, cards.length)} ${title}`}
            </span>
          </button>
          <Icon name="plus" className={isOpen ? 'rotate-45' : ''} />
        </div>
      )}
    </div>
  )
  return cards.map((facts, index) => (
    <ResultCard
      key={facts.slug}
      className={getFold(index)}
      facts={facts}
      heading="h3"
      isEager={position === 0 && index === 0}
      head={index === 0 && head}
    />
  ))
}
