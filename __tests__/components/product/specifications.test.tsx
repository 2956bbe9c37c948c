import { render, screen } from '@testing-library/react'
import { Specifications } from '@/components/product/specifications'
import { getCompany, getProduct, getProducts } from '@/lib/content/content'
import { createSheetContent } from '@/scripts/data-sheets/machine-sheet-content'

/** Every eighth machine: the rows are a table of data. */
const SOME = getProducts().flatMap(({ slug }, index) => (index % 8 === 0 ? [slug] : []))

// By selector: asking for roles takes the test DOM a twentieth of a second for each machine.
const toRows = () =>
  [...document.querySelectorAll('table tr')].map(row => [...row.children].map(cell => cell.textContent))

it.each(SOME)('has the same rows as the data sheet of %s, inches included', slug => {
  const product = getProduct(slug)
  render(<Specifications product={product} />)
  const { rows } = createSheetContent(product, getCompany(), 'https://boxwright.example')
  expect(toRows()).toEqual(rows.map(({ name, value, inches }) => [name, `${value}${inches ?? ''}`]))
})

it('says who runs a machine that has no drawing of its room', () => {
  render(<Specifications product={{ ...getProduct('automatic-folder-gluer-machine'), size: null }} />)
  expect(screen.getByRole('rowheader', { name: 'Operators' })).toBeInTheDocument()
})
