import { within } from '@testing-library/react'
import { LinePlace } from '@/components/product/line-place'
import { getProduct } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { findReadyPlansWith, getPlannerData } from '@/lib/ready-plans/ready-plans'
import { findPlaces } from '@/lib/trade/planner/places'
import { renderWithoutScript } from '../../support/static-markup'

const listPlaces = (slug: string) => findPlaces(getPlannerData(), slug)

/** Shows the places of a machine in the lines of the planner. */
const showPlaces = (slug: string) =>
  within(renderWithoutScript(<LinePlace product={getProduct(slug)} places={listPlaces(slug)} isWide={false} />))
const listLinks = (slug: string) =>
  showPlaces(slug)
    .getAllByRole('link')
    .map(link => link.getAttribute('href'))

it('names the step of a machine, and those before and after it', () => {
  const place = showPlaces('die-cut-blank-stripping-machine')
  expect(place.getByRole('heading', { name: 'Separating blanks' })).toBeInTheDocument()
  expect(place.getAllByRole('listitem').map(item => item.textContent)).toEqual(
    expect.arrayContaining(['Die cutting', 'Window patching', 'Folding and gluing']),
  )
})

it('says which steps are bought in, and which is the last', () => {
  // A flute laminator takes printed sheets, and the catalogue has no offset press.
  expect(showPlaces('automatic-flute-laminator-machine').getByText('Offset printing, bought in')).toBeInTheDocument()
  expect(showPlaces('automatic-folder-gluer-machine').getByText('The pack is finished.')).toBeInTheDocument()
})

it('links to the ready-made plans that use the machine, and to the planner', () => {
  const slug = 'automatic-folder-gluer-machine'
  const readyPlans = findReadyPlansWith(slug)
  expect(readyPlans.length).toBeGreaterThan(0)
  expect(listLinks(slug)).toEqual([...readyPlans.map(readyPlan => paths.readyPlan(readyPlan.slug)), paths.linePlanner])
})

it('names the machines that an accessory is added to', () => {
  const { slug, addOnTo } = getProduct('air-expanding-shaft-3-inch')
  expect(addOnTo.length).toBeGreaterThan(0)
  expect(listLinks(slug)).toEqual([...addOnTo.map(paths.product), paths.linePlanner])
})
