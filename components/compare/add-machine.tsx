import type { SyntheticEvent } from 'react'
import { Button } from '@/components/ui/button'
import type { ComparableMachine, MachineName } from '@/lib/compare/comparison'
import { MAX_COMPARED } from '@/lib/constants'

type AddMachineProps = { machines: readonly ComparableMachine[]; onAdd: (machine: MachineName) => void }

/**
 * A select with machines for the same process as the first. Adding needs a press on the button, so that arrow keys can
 * move through the options.
 */
export function AddMachine({ machines, onAdd }: AddMachineProps) {
  const alternatives = (machines[0]?.alternatives ?? []).filter(
    ({ slug }) => !machines.some(machine => machine.slug === slug),
  )
  if (machines.length >= MAX_COMPARED) {
    return <p className="text-caption text-ink-3">You can compare four. Remove one to add another.</p>
  }
  if (alternatives.length === 0) return null

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const slug = new FormData(event.currentTarget).get('machine')
    const chosen = alternatives.find(machine => machine.slug === slug)
    if (chosen) onAdd(chosen)
  }

  return (
    <form className="w-full max-w-[520px]" onSubmit={handleSubmit}>
      <label className="mb-0.5 block text-caption text-ink-3" htmlFor="add-machine">
        Add one more to compare
      </label>
      <div className="flex">
        {/* In WebKit, an option longer than the select would make the page wider than a phone. */}
        <select
          id="add-machine"
          name="machine"
          className="min-h-5 min-w-0 flex-1 rounded-s border-[1.5px] border-e-0 border-ink bg-sheet px-1.25 contain-paint"
        >
          {alternatives.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
        <Button type="submit" size="compact" className="rounded-s-0">
          Add
        </Button>
      </div>
    </form>
  )
}
