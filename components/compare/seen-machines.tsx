import { type SeenGroup, useSeenMachines } from '@/lib/compare/use-seen-machines'
import { paths } from '@/lib/paths'
import { capitalize } from '@/lib/product/capital'
import { ComparisonCard } from './comparison-card'
import { ComparisonCardGroup } from './comparison-card-group'

/** The machines that the visitor viewed last, grouped by process. */
export function SeenMachines() {
  const groups = useSeenMachines()
  if (groups.length === 0) return null
  return (
    <ComparisonCardGroup title="Seen last">
      {groups.map(({ process, machines }) => (
        <ComparisonCard
          key={process}
          {...formatTexts({ process, machines })}
          href={paths.compareMachines(machines.map(({ slug }) => slug))}
          machines={machines}
        />
      ))}
    </ComparisonCardGroup>
  )
}

function formatTexts({ process, machines }: SeenGroup) {
  const titles = machines.map(({ title }) => title).join(' · ')
  return machines.length > 1
    ? { title: `${capitalize(process)}: ${machines.length} machines`, text: titles }
    : { title: titles, text: 'Choose what to compare it with' }
}
