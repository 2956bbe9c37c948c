import { screen, within } from '@testing-library/react'
import { renderWithoutScript } from '@/__tests__/support/static-markup'
import { ModelTable } from '@/components/product/model-table'
import { getProducts } from '@/lib/content/content'
import type { Figure } from '@/lib/trade/product/figure'

const [product] = getProducts()
if (!product) throw new Error('The catalogue is empty')

const power: Figure = {
  type: 'range',
  name: 'Installed power',
  quantity: 'power',
  min: 28,
  max: 31,
  unit: 'kW',
  perModel: [[28], [31]],
}

it('shows the models in columns, each with its own figures', () => {
  renderWithoutScript(<ModelTable product={{ ...product, models: ['FG 650', 'FG 800'], figures: [power] }} />)
  expect(screen.getAllByRole('columnheader').every(head => head.getAttribute('scope') === 'col')).toBe(true)
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  const texts = rows.map(row => [...row.children].map(cell => cell.textContent))
  expect(texts).toEqual([
    ['Model', 'FG 650', 'FG 800'],
    ['Installed power', '28\u00a0kW', '31\u00a0kW'],
  ])
})

it('renders no table for a machine without models', () => {
  expect(renderWithoutScript(<ModelTable product={product} />)).toBeEmptyDOMElement()
})
