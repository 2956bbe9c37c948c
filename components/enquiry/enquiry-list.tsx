import type { ListedMachine } from '@/lib/lists/machine-list'
import { EnquiryRow } from './enquiry-row'

type EnquiryListProps = { machines: ListedMachine[] }

/** The machines of the enquiry with quantity and note. Changes are written to the message below. */
export function EnquiryList({ machines }: EnquiryListProps) {
  return (
    <ul className="mt-3.5 border-t border-ink" aria-label="Machines in this enquiry">
      {machines.map(machine => (
        <EnquiryRow key={machine.slug} machine={machine} />
      ))}
    </ul>
  )
}
