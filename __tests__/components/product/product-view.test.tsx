import { render, screen, within } from '@testing-library/react'
import { ProductView } from '@/components/product/product-view'
import { getProduct } from '@/lib/content/content'
import { capitalize } from '@/lib/trade/product/capital'
import { renderWithoutScript } from '../../support/static-markup'

const product = getProduct('automatic-folder-gluer-machine')
/** The machine with a side view in place of its picture. Like a photograph, a side view has no points for stations. */
const photographed = { ...product, picture: `${product.picture}-operator` as const }

it('is a figure named after the machine, with its picture and a legend of its stations', () => {
  render(<ProductView product={product} />)
  const figure = within(screen.getByRole('figure'))
  expect(figure.getByRole('img', { name: product.title })).toBeInTheDocument()
  for (const station of product.stations) expect(figure.getByText(capitalize(station))).toBeInTheDocument()
})

it('numbers the stations in the picture without JavaScript', () => {
  expect(renderWithoutScript(<ProductView product={product} />).querySelectorAll('svg circle')).not.toHaveLength(0)
})

it('shows a photograph without numbers, legend, dimension line or 3-D view', () => {
  render(<ProductView product={photographed} />)
  const figure = screen.getByRole('figure')
  expect(within(figure).getByRole('img', { name: product.title })).toBeInTheDocument()
  expect(figure).toHaveTextContent(/^$/)
  expect(within(figure).queryByRole('button')).not.toBeInTheDocument()
  expect(figure.querySelector('svg, figcaption')).toBeNull()
})

it('names the legend of an accessory through which no piece goes on one way by its parts', () => {
  render(<ProductView product={getProduct('air-expanding-shaft-3-inch')} />)
  expect(screen.getByText('Parts; the picture is not to scale')).toBeInTheDocument()
  expect(screen.queryByText(/^Stations in order/)).not.toBeInTheDocument()
})
