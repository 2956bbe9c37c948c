import { render, screen } from '@testing-library/react'
import { Specifications } from '@/components/product/specifications'
import { getCompany, getProduct, getProducts } from '@/lib/content/content'
import { createSheetContent } from '@/scripts/data-sheets/machine-sheet-content'

/** Every eighth machine, because the same code makes the rows of all. */
const SOME = getProducts().flatMap(({ slug }, index) => (index % 8 === 0 ? [slug] : []))

// By selector: asking for roles takes the test DOM a twentieth of a second for each machine.
const toRows = () =>
  [...document.querySelectorAll('table tr')].map(row =>
    [...row.children].map(({ textContent }) => toPlain(textContent)),
  )

/** A text without the spaces that keep units on a line, which a data sheet does not need. */
const toPlain = (text: string | null) => text?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

it.each(SOME)('has the same rows as the data sheet of %s, including those in inches', slug => {
  const product = getProduct(slug)
  render(<Specifications product={product} />)
  const { rows } = createSheetContent(product, getCompany(), 'https://boxwright.example')
  expect(toRows()).toEqual(rows.map(({ name, value, inches }) => [name, inches ? `${value} ${inches}` : value]))
})

it('has a row for each thing that only some machines state, and none for what a file does not state', () => {
  const product = getProduct('automatic-folder-gluer-machine')
  const NAMES = ['Changeover', 'Controls', 'You provide', 'Installed', 'References']
  const listNames = () => toRows().flatMap(([name]) => (NAMES.includes(name ?? '') ? name : []))
  const { unmount } = render(<Specifications product={product} />)
  expect(listNames()).toEqual([])
  unmount()
  const stated = {
    changeover: 20,
    controls: 'Named PLC',
    buyerProvides: ['compressed air', 'foundation'],
    installations: '15 in India',
    references: ['A Buyer'],
  }
  render(<Specifications product={{ ...product, ...stated }} />)
  expect(listNames()).toEqual(NAMES)
  expect(screen.getByText('20 minutes')).toBeInTheDocument()
  expect(screen.getByText('compressed air, foundation')).toBeInTheDocument()
})

it('says how many people run a machine without a floor-space drawing', () => {
  render(<Specifications product={{ ...getProduct('automatic-folder-gluer-machine'), size: null }} />)
  expect(screen.getByRole('rowheader', { name: 'Operators' })).toBeInTheDocument()
})
