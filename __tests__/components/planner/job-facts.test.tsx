import { render, screen } from '@testing-library/react'
import { plannerData } from '@/__tests__/support/many-machines'
import { JobFacts } from '@/components/planner/job-facts'
import { parseJob } from '@/lib/trade/planner/job-query'

/** Shows the answers of a job as a table. */
function show(query: string) {
  render(<JobFacts form={plannerData} job={parseJob(new URLSearchParams(query), plannerData).job} />)
}

it('lists the answers of a job, with 0 colours of an unprinted pack', () => {
  show('style=cup&colours=0')
  expect(screen.getByRole('row', { name: /^Colours 0/ })).toBeInTheDocument()
  // The standard of the style 'cup'.
  expect(screen.getByRole('row', { name: /^Packs one packer handles in an hour/ })).toHaveTextContent('4,000')
})

it('has no row for packers where the crews of the machines pack', () => {
  show('style=tuck')
  expect(screen.getByRole('row', { name: /^Colours 4/ })).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /^Packs one packer/ })).not.toBeInTheDocument()
})
