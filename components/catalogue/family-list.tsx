import { CardGrid } from '@/components/ui/card-grid'
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
 * The name of a family: a dark band above its first card on a phone, equally high with and without a button; otherwise
 * below a heavy rule, on the line above the card, at the top of its picture, which is free there.
 */
const FAMILY_HEAD =
  'flex items-center justify-between gap-x-2 bg-ink px-1.75 py-0.5 text-sheet max-tablet:min-h-touch ' +
  'tablet:pointer-events-none tablet:absolute tablet:inset-x-0 tablet:-top-px tablet:z-1 tablet:border-t-[3px] ' +
  'tablet:border-ink tablet:bg-transparent tablet:text-ink'

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
 * The cards of all machines by family, in the order of their first machines. All are one grid, so that small families
 * leave no holes in its rows; the first card of each has its name.
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
        {groupByFamily(table).map(({ title, indexes }, position) => (
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
      <h2 className="text-small font-strong tablet:text-body">{title}</h2>
      <span className="text-small tabular-nums max-tablet:hidden" aria-hidden="true">
        {cards.length}
      </span>
      {(cards.length > 1 || !isShown) && !areAllUnfolded && (
        <div className={FOLD_BUTTON}>
          <RuledButton aria-expanded={isOpen} onClick={() => setIsUnfolded(!isOpen)}>
            <span className="whitespace-nowrap">
              {isOpen ? words.showFewer : fillCount(words.showAll, cards.length)}
            </span>
            <span className="sr-only">{title}</span>
          </RuledButton>
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
