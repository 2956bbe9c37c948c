import { type SeenGroup, useSeenMachines } from '@/lib/compare/use-seen-machines'
import { paths } from '@/lib/paths'
import { capitalize } from '@/lib/product/capital'
import { ComparisonLink } from './comparison-link'
import { ComparisonLinks } from './comparison-links'

/** The machines that the visitor viewed last, grouped by process. */
export function SeenMachines() {
  const groups = useSeenMachines()
  if (groups.length === 0) return null
  return (
    <ComparisonLinks title="Seen last">
      {groups.map(({ process, machines }) => (
        <ComparisonLink
          key={process}
          {...formatWords({ process, machines })}
          href={paths.compareMachines(machines.map(({ slug }) => slug))}
          machines={machines}
        />
      ))}
    </ComparisonLinks>
  )
}

function formatWords({ process, machines }: SeenGroup) {
  const titles = machines.map(({ title }) => title).join(' · ')
  return machines.length > 1
    ? { title: `${capitalize(process)}: ${machines.length} machines`, text: titles }
    : { title: titles, text: 'Choose what to compare it with' }
}
