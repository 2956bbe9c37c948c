import type { ReactNode, SyntheticEvent } from 'react'
import { SendPicture } from '@/components/page/send-picture.client'
import { Share } from '@/components/page/share.client'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { Picture } from '@/components/ui/picture'
import { ArrowLink } from '@/components/ui/ruled-link'
import { MAX_COMPARED } from '@/lib/constants'
import { toAddress } from '@/lib/language'
import type { ListableMachine } from '@/lib/lists/machine-list'
import { formatNames, formatUnknownNote, type NamesWords } from '@/lib/lists/machine-query'
import { useEntryState } from '@/lib/navigation/entry-state'
import { paths } from '@/lib/paths'
import {
  buildRows,
  type ComparableMachine,
  type ComparisonRow,
  doSeveralJobs,
  formatKeyFigure,
  type MachineName,
} from '@/lib/trade/compare/comparison'
import { createComparisonCard } from '@/lib/trade/compare/comparison-card'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { ComparisonTable } from './comparison-table'

export type ComparisonWords = Words['lists']['compare'] & { names: NamesWords }

/** A comparison whose data has loaded. */
export type LoadedComparison = {
  state: 'ready'
  /** Names from the URL that are not in the catalogue. */
  unknown: string[]
  /** The machines to compare, at most MAX_COMPARED. */
  machines: ComparableMachine[]
  /** The machines of the URL beyond MAX_COMPARED. */
  surplus: ComparableMachine[]
  /** Whether the URL names a single machine, and names it more than once. */
  isRepeated: boolean
}

type ComparedMachinesProps = {
  words: ComparisonWords
  comparison: LoadedComparison
  /** Called with the new list of machines, and a sentence that describes the change. */
  onShow: (machines: ListableMachine[], change: string) => void
}

/** A comparison of one to four machines, those figures first in which they differ, with its controls. */
export function ComparedMachines({ words, comparison, onShow }: ComparedMachinesProps) {
  const { machines } = comparison
  const [showsOnlyDifferences, setShowsOnlyDifferences] = useEntryState('differences', false, isBoolean)
  const rows = buildRows(machines, words.rows)
  const differences = rows.filter(({ isDifferent }) => isDifferent)
  // A single machine has no differences, and no checkbox either: without this condition no figure would be shown.
  const isShort = showsOnlyDifferences && machines.length > 1
  const shownRows = isShort ? differences : [...differences, ...rows.filter(({ isDifferent }) => !isDifferent)]
  const notes = formatNotes(comparison, words)

  function handleRemove({ slug, title }: MachineName) {
    onShow(
      machines.filter(machine => machine.slug !== slug),
      fill(words.add.removed, { title }),
    )
  }

  function handleAdd({ slug, title }: MachineName) {
    // Only machines for the same process are offered.
    const process = machines[0]?.process ?? ''
    onShow([...machines, { slug, title, process }], fill(words.add.added, { title }))
  }

  return (
    <>
      <ComparisonTools words={words} machines={machines} rows={rows}>
        {machines.length > 1 && (
          <label className="flex min-h-touch cursor-pointer items-center gap-1.25">
            <input
              type="checkbox"
              className="size-2.75 flex-none accent-ink"
              checked={showsOnlyDifferences}
              onChange={({ target }) => setShowsOnlyDifferences(target.checked)}
            />
            <span className="text-balance">
              {fill(words.differences, { count: differences.length, total: rows.length })}
            </span>
          </label>
        )}
      </ComparisonTools>
      {notes && (
        <Notice tone="wait" className="mt-1 mb-2 wrap-anywhere" role="status">
          {notes}
        </Notice>
      )}
      <div data-columns={machines.length}>
        <div className="comparison-row" data-part="stage">
          <div className="py-1.5 tablet:pt-0 tablet:pe-1.5">
            <AddMachine words={words.add} machines={machines} onAdd={handleAdd} />
            {rows.some(({ best }) => best.includes(true)) && (
              <p className="mt-1 text-caption text-ink-3 print:text-[8pt]" data-part="legend">
                {doSeveralJobs(machines) ? words.table.barOfJob : words.table.bar}
              </p>
            )}
          </div>
          {machines.map(({ slug, picture }) => (
            <Picture
              key={slug}
              picture={picture}
              alt=""
              sizes={`${Math.round(80 / machines.length)}vw`}
              frame="bg-plate max-tablet:hidden"
              className="size-full object-contain object-bottom px-1 pt-1.5"
            />
          ))}
        </div>
        <ComparisonTable words={words.table} machines={machines} rows={shownRows} onRemove={handleRemove} />
      </div>
      <p className="mt-3 print:hidden">
        <ButtonLink
          kind="primary"
          className="max-sm:w-full"
          href={paths.contactAbout(machines.map(({ slug }) => slug))}
        >
          {words.actions.quote}
        </ButtonLink>
      </p>
      <ArrowLink className="mt-2 print:hidden" href={paths.products}>
        {words.page.products}
      </ArrowLink>
    </>
  )
}

/** Checks a state that the page's history entry has kept. */
function isBoolean(kept: unknown) {
  return typeof kept === 'boolean'
}

/** Sentences about the parts of the URL that could not be followed; empty if there are none. */
function formatNotes({ unknown, surplus, machines, isRepeated }: LoadedComparison, words: ComparisonWords) {
  const texts = words.notes
  const [first] = machines
  const notes = [
    formatUnknownNote(unknown, words.names),
    isRepeated && texts.repeated,
    surplus.length > 0 && fill(texts.surplus, { names: formatTitles(surplus, words) }),
    // The site's buttons offer no machines of different processes, but a link can name them.
    new Set(machines.map(({ process }) => process)).size > 1 && texts.mixed,
    // 'single' invites to add a machine, 'alone' says that the catalogue has no other one to compare with.
    machines.length === 1 && (first?.alternatives.length ? texts.single : texts.alone),
  ]
  return notes.filter(Boolean).join(' ')
}

/** The names of machines as a list in words: 'A, B and C'. */
function formatTitles(machines: readonly MachineName[], { names }: ComparisonWords) {
  return formatNames(
    machines.map(({ title }) => title),
    names,
  )
}

type AddMachineProps = {
  words: ComparisonWords['add']
  machines: readonly ComparableMachine[]
  onAdd: (machine: MachineName) => void
}

/**
 * A select with machines for the same process as the first. Adding needs a press on the button, so that arrow keys can
 * move through the options.
 */
function AddMachine({ words, machines, onAdd }: AddMachineProps) {
  const alternatives = (machines[0]?.alternatives ?? []).filter(
    ({ slug }) => !machines.some(machine => machine.slug === slug),
  )
  if (machines.length >= MAX_COMPARED) return <p className="mb-1 text-caption text-ink-3 print:hidden">{words.full}</p>
  if (alternatives.length === 0) return null

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const slug = new FormData(event.currentTarget).get('machine')
    const chosen = alternatives.find(machine => machine.slug === slug)
    if (chosen) onAdd(chosen)
  }

  return (
    <form className="print:hidden" onSubmit={handleSubmit} data-part="add-machine">
      <label className="mb-0.5 block text-caption text-ink-3" htmlFor="add-machine">
        {words.label}
      </label>
      <div className="flex">
        <select
          id="add-machine"
          name="machine"
          // `[contain:paint]`, because in WebKit an option longer than the select would make the page wider than a phone.
          className="min-h-5 min-w-0 flex-1 truncate rounded-s border-[1.5px] border-e-0 border-ink bg-sheet px-1.25
            [contain:paint]"
        >
          {alternatives.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
        <Button type="submit" size="compact" className="rounded-s-0">
          {words.add}
        </Button>
      </div>
    </form>
  )
}

type ComparisonToolsProps = {
  words: ComparisonWords
  machines: readonly ComparableMachine[]
  rows: readonly ComparisonRow[]
  /** What stands first in the bar. */
  children: ReactNode
}

/**
 * The bar of a comparison: what it shows, and how it is printed or shared. From 1024 px on, the style sheet of the table
 * places it beside the page's title; its buttons are icons, below 1440 px alone, whose names screen readers say.
 */
function ComparisonTools({ words, machines, rows, children }: ComparisonToolsProps) {
  const url = window.location.origin + toAddress(paths.compareMachines(machines.map(({ slug }) => slug)))
  return (
    <div className="flex rounded border border-ink-3 bg-sheet print:hidden" data-part="comparison-tools">
      {children}
      <Button onClick={() => window.print()}>
        <Icon name="printer" />
        <span>{words.actions.print}</span>
      </Button>
      <Share
        title={[
          fill(words.actions.share, { names: formatTitles(machines, words) }),
          ...machines.flatMap(machine => formatKeyFigure(machine, words.actions.figure) ?? []),
        ].join('\n')}
        url={url}
      />
      <SendPicture
        card={createComparisonCard(machines, rows, {
          title: words.page.title,
          notStated: words.table.notStated,
          inUnit: words.table.inUnit,
          url,
        })}
      />
    </div>
  )
}
