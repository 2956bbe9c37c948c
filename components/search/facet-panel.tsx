import { memo, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { RuledButton } from '@/components/ui/ruled-link'
import { useHydrated } from '@/lib/browser/use-hydrated'
import type { FacetView } from '@/lib/trade/facets/facet-matches'
import { OPEN_RANGE, type Selection, setRange, toggleChoice } from '@/lib/trade/facets/facet-selection'
import type { ChoiceFacet, FacetTable } from '@/lib/trade/facets/facet-table'
import { fill, fillCount } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { Facet } from './facet'
import { FacetOption } from './facet-option'
import { FacetRange } from './facet-range'

type FilterWords = Words['catalogue']['filters']

/** The facets: below the button that opens them, in two columns if there is room; on wide screens, in one column. */
const FACETS = 'max-lg:px-2.25 max-lg:pb-1 tablet:max-lg:columns-2 tablet:max-lg:gap-x-4'

/**
 * On wide screens, the panel stays in view and scrolls on its own: from 24 px below the navbar (60 px) to 12 px above the
 * end of the window. Its margins leave room for the hover colour.
 */
const STICKY = 'lg:sticky lg:top-[84px] lg:-mx-1 lg:max-h-[calc(100vh-96px)] lg:self-start lg:overflow-y-auto lg:px-1'

type FacetPanelProps = {
  /** All facets with their choices. */
  table: FacetTable
  /** What the visitor has chosen. */
  selection: Selection
  /** The number of machines of each choice under the selection, and the ranges to show. */
  view: FacetView
  /** Number of active filters, without the search. */
  count: number
  onSelect: (next: Selection) => void
  /** Number of machines that match. On narrow screens, a button below the facets says it and leads to the list. */
  matchCount: number
  onShow: () => void
  words: FilterWords
}

/**
 * All facets: a column on wide screens, otherwise a disclosure. A range facet whose figure is stated in several units
 * is below the facet by which the visitor chooses one of these units.
 */
export const FacetPanel = memo(function FacetPanel(props: FacetPanelProps) {
  const { table, selection, view, count, onSelect, matchCount, onShow, words } = props
  const [isOpen, setIsOpen] = useState(false)

  function handleShow() {
    // The list below moves when the panel folds, so the panel is folded before `onShow` scrolls to the list.
    flushSync(() => setIsOpen(false))
    onShow()
  }

  /** The range facets to show below a facet of units or, with null, below all facets. */
  function renderRanges(unitFacetKey: string | null) {
    return view.shown.flatMap(range => {
      const facet = table.ranges.find(one => one.key === range.key && one.unitFacetKey === unitFacetKey)
      if (!facet) return []
      const { key } = facet
      return [
        <FacetRange
          key={key}
          facet={facet}
          range={range}
          chosen={selection.ranges[key] ?? OPEN_RANGE}
          onChange={next => onSelect(setRange(selection, key, next))}
          words={words}
        />,
      ]
    })
  }

  return (
    <PanelFrame title={words.title}>
      <button
        className="group/opener flex min-h-5.5 w-full cursor-pointer items-center gap-1.5 border-0 bg-transparent px-2.25
          font-strong lg:hidden"
        type="button"
        aria-expanded={isOpen}
        aria-controls="facets"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="sliders" />
        <span>{words.title}</span>
        {count > 0 && <span className="font-normal text-ink-3 tabular-nums">{fill(words.inUse, { count })}</span>}
        <Icon name="plus" className="ms-auto transition-transform duration-slow group-aria-expanded/opener:rotate-45" />
      </button>
      <div id="facets" className={isOpen ? FACETS : `${FACETS} max-lg:hidden`}>
        {table.choices.map(facet => (
          <div key={facet.key}>
            <FacetChoices
              facet={facet}
              chosen={selection.choices[facet.key] ?? []}
              counts={view.counts[facet.key] ?? {}}
              onToggle={slug => onSelect(toggleChoice(selection, facet.key, slug))}
              words={words}
            />
            {renderRanges(facet.key)}
          </div>
        ))}
        {renderRanges(null)}
      </div>
      {isOpen && (
        <div className="sticky bottom-0 bg-paper p-1.5 lg:hidden">
          <Button kind="primary" className="w-full" onClick={handleShow}>
            {fillCount(words.show, matchCount)}
          </Button>
        </div>
      )}
    </PanelFrame>
  )
})

/**
 * The frame of the panel. Until the page's script runs, its controls are pale and out of reach, and hold the place that
 * they will have.
 */
function PanelFrame({ title, children }: { title: string; children: ReactNode }) {
  const isHydrated = useHydrated()
  return (
    <aside
      className={`col-span-full min-w-0 max-lg:rounded max-lg:border-[1.5px] max-lg:border-ink lg:col-[1/4] inert:opacity-40 noscript:hidden print:hidden ${STICKY}`}
      aria-label={title}
      inert={!isHydrated}
    >
      {children}
    </aside>
  )
}

/** The facet that is open initially. The others are closed, so that a laptop shows all their heads. */
const FIRST_OPEN = 'category'

/** A longer list of choices shows this many of them first, and a button for the others. */
const FIRST_CHOICES = 6

type FacetChoicesProps = {
  facet: ChoiceFacet
  chosen: readonly string[]
  /** Number of matching machines of each choice, by its slug. */
  counts: Readonly<Record<string, number>>
  onToggle: (slug: string) => void
  words: FilterWords
}

/** The choices of a facet with their counts. A choice without matches is disabled. */
function FacetChoices({ facet: { key, title, values }, chosen, counts, onToggle, words }: FacetChoicesProps) {
  const [isWhole, setIsWhole] = useState(false)

  /** Shows all choices, and moves focus from the button, which disappears, to the first choice that is new. */
  function showAll(button: HTMLElement) {
    const group = button.closest('fieldset')
    flushSync(() => setIsWhole(true))
    group?.querySelectorAll('input')[FIRST_CHOICES]?.focus()
  }

  // A single further choice takes no more room than the button.
  const isCut = !isWhole && values.length > FIRST_CHOICES + 1
  const shown = isCut ? values.filter(({ slug }, index) => index < FIRST_CHOICES || chosen.includes(slug)) : values
  return (
    <Facet title={title} legend={title} isOpen={key === FIRST_OPEN || chosen.length > 0}>
      {shown.map(({ slug, label }) => {
        const count = counts[slug] ?? 0
        const isChosen = chosen.includes(slug)
        return (
          <FacetOption
            key={slug}
            label={label}
            count={count}
            isChosen={isChosen}
            isDisabled={count === 0 && !isChosen}
            onToggle={() => onToggle(slug)}
            words={words}
          />
        )
      })}
      {isCut && (
        <RuledButton onClick={({ currentTarget }) => showAll(currentTarget)}>
          {fill(words.more, { count: values.length - shown.length })}
        </RuledButton>
      )}
    </Facet>
  )
}
