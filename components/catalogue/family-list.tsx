import { CardGrid } from '@/components/ui/card-grid'
import { RuledButton } from '@/components/ui/ruled-link'
import type { CardFacts } from '@/lib/listing/product-list-file'
import { useEntryState } from '@/lib/navigation/entry-state'
import type { FacetTable } from '@/lib/trade/facets/facet-table'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { CARD_COLUMNS } from './machine-card'
import { LIST_ITEMS, ResultCard } from './result-list'

/**
 * Phones show the first card of a family, because all of them would fill 36 screens. A page without scripts, print and
 * browsers that cannot tell whether scripts run show all.
 */
const FOLDED = '[@media_screen_and_(scripting:enabled)_and_(width<48rem)]:hidden'
const FOLD_BUTTON = 'needs-script hidden [@media_screen_and_(scripting:enabled)_and_(width<48rem)]:block'

/** The name of a family: a row above its first card on a phone, otherwise a label in the card's corner. */
const FAMILY_HEAD = 'flex items-center justify-between gap-x-2 bg-kraft px-1.75 py-0.5 tablet:absolute tablet:z-1'

type FamilyListProps = {
  table: FacetTable
  /** The machines in catalogue order. */
  cards: readonly CardFacts[]
  words: Words['catalogue']['results']
}

/**
 * The cards of all machines by category or family, in the order of their first machines. All are one grid, so that small
 * families leave no holes in its rows; the first card of each has its name.
 */
export function FamilyList({ table, cards, words }: FamilyListProps) {
  const [isWhole, setIsWhole] = useEntryState('families', false, isBoolean)
  return (
    <div className="grid gap-1" data-part="product-list">
      {!isWhole && (
        <div className={FOLD_BUTTON}>
          <RuledButton onClick={() => setIsWhole(true)}>{fill(words.showAll, { count: cards.length })}</RuledButton>
        </div>
      )}
      <CardGrid as="ul" className={`${CARD_COLUMNS} ${LIST_ITEMS}`}>
        {groupByFamily(table).map(({ title, indexes }, position) => (
          <Family
            key={title}
            title={title}
            cards={indexes.map(index => cards[index]).filter(facts => facts !== undefined)}
            isFirst={position === 0}
            isWhole={isWhole}
            words={words}
          />
        ))}
      </CardGrid>
    </div>
  )
}

/** The indexes of the machines by family; each machine has one. */
function groupByFamily({ choices, machines }: FacetTable) {
  const facet = choices.findIndex(({ key }) => key === 'category')
  const families = new Map<number, number[]>()
  for (const [index, machine] of machines.entries()) {
    const [family = 0] = machine.choices[facet] ?? []
    families.set(family, [...(families.get(family) ?? []), index])
  }
  return [...families].map(([family, indexes]) => ({ title: choices[facet]?.values[family]?.label ?? '', indexes }))
}

type FamilyProps = {
  title: string
  cards: readonly CardFacts[]
  /** Whether the family is at the top of the page, so that its pictures load at once. */
  isFirst: boolean
  /** Whether all families are unfolded. */
  isWhole: boolean
  words: FamilyListProps['words']
}

const isBoolean = (kept: unknown) => typeof kept === 'boolean'

function Family({ title, cards, isFirst, isWhole, words }: FamilyProps) {
  const [isUnfolded, setIsOpen] = useEntryState(`family ${title}`, false, isBoolean)
  const isOpen = isWhole || isUnfolded
  const head = (
    <div className={FAMILY_HEAD}>
      <h2 className="text-small font-strong">{title}</h2>
      {cards.length > 1 && !isWhole && (
        <div className={FOLD_BUTTON}>
          <RuledButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <span className="whitespace-nowrap">
              {isOpen ? words.showFewer : fill(words.showAll, { count: cards.length })}
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
      className={index > 0 && !isOpen ? FOLDED : undefined}
      facts={facts}
      heading="h3"
      isEager={isFirst && index === 0}
      head={index === 0 && head}
    />
  ))
}
