import { render, screen } from '@testing-library/react'
import { Specifications } from '@/components/product/specifications'
import { getCompany, getProduct, getProducts } from '@/lib/content/content'
import { createSheetContent } from '@/scripts/data-sheets/machine-sheet-content'

// By selector: asking for roles takes the test DOM a twentieth of a second for each machine.
const toRows = () =>
  [...document.querySelectorAll('table tr')].map(row => [...row.children].map(cell => cell.textContent))

it.each(getProducts().map(({ slug }) => slug))('has the same rows as the data sheet of %s, inches included', slug => {
  const product = getProduct(slug)
  render(<Specifications product={product} />)
  const { rows } = createSheetContent(product, getCompany(), 'https://boxwright.example')
  expect(toRows()).toEqual(rows.map(({ name, value, inches }) => [name, `${value}${inches ?? ''}`]))
})

it('ends with what the machine takes, makes, can be given, and who runs it', () => {
  render(<Specifications product={getProduct('automatic-folder-gluer-machine')} />)
  const names = toRows().map(([name]) => name)
  expect(names.slice(-4)).toEqual(['Works on', 'Makes', 'Options', 'Operators'])
})

it('says who runs a machine that has no drawing of its room', () => {
  render(<Specifications product={{ ...getProduct('automatic-folder-gluer-machine'), size: null }} />)
  expect(screen.getByRole('rowheader', { name: 'Operators' })).toBeInTheDocument()
})
