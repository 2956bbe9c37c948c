import { render, screen, within } from '@testing-library/react'
import { ServiceFacts } from '@/components/service/service-facts'
import { getContent } from '@/lib/content/content'
import { buildFile, removeContent, writeContent } from '../../support/content-builders'

afterAll(removeContent)

/** The service facts of a company with this file, each name with its answer. */
function renderFacts(service: Record<string, string | null> = {}) {
  const { company } = getContent(writeContent({ 'company.yaml': buildFile('company.yaml', { service }) }))
  render(<ServiceFacts company={company} />)
  return (name: string) => {
    const row = screen.getByText(name, { selector: 'dt' }).parentElement
    if (!row) throw new Error(`${name} has no row`)
    return row
  }
}

const readTopics = (row: HTMLElement) =>
  within(row)
    .getAllByRole('listitem')
    .map(({ id, textContent }) => [id, textContent])

it('shows what the company states, and lists all other topics, each with its id, as agreed in the quote', () => {
  const getRow = renderFacts({ warranty: 'Twelve months from delivery.', training: null })
  expect(getRow('Warranty')).toHaveTextContent('Twelve months from delivery.')
  expect(getRow('Warranty')).toHaveAttribute('id', 'warranty')
  expect(readTopics(getRow('Agreed in your quote'))).toEqual([
    ['delivery-time', 'Delivery time'],
    ['installation', 'Installation'],
    ['training', 'Training'],
    ['spare-parts', 'Spare parts'],
    ['payment-terms', 'Payment terms'],
  ])
})

it('has no list of topics that are agreed in the quote if the company states everything', () => {
  const said = 'As agreed.'
  renderFacts({
    warranty: said,
    deliveryTime: said,
    installation: said,
    training: said,
    spareParts: said,
    paymentTerms: said,
  })
  expect(screen.queryByText('Agreed in your quote')).not.toBeInTheDocument()
})

it('says how many machines run and who uses them, if the company states it', () => {
  const { company } = getContent(writeContent())
  const { rerender } = render(<ServiceFacts company={company} />)
  expect(screen.queryByText('Installed')).not.toBeInTheDocument()
  expect(screen.queryByText('References')).not.toBeInTheDocument()
  rerender(<ServiceFacts company={{ ...company, installations: '15 in India', references: ['A Buyer', 'Another'] }} />)
  expect(screen.getByText('15 in India')).toBeInTheDocument()
  expect(screen.getByText('A Buyer, Another')).toBeInTheDocument()
})

it('names who helps with a machine in use', () => {
  // The company of the sound content has a phone and an address for service.
  const getRow = renderFacts()
  expect(
    within(getRow('Help with a machine you run'))
      .getAllByRole('link')
      .map(link => link.getAttribute('href')),
  ).toEqual(['tel:+910000000002', 'mailto:service@sample.example'])
})
