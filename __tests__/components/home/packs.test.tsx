import { within } from '@testing-library/react'
import { Packs } from '@/components/home/packs'
import { getHome } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getReadyPlans } from '@/lib/ready-plans/ready-plans'
import { renderWithoutScript } from '../../support/static-markup'

it('links each of its packs to its ready plan, and the last cell to the planner', () => {
  const page = within(renderWithoutScript(<Packs />))
  const links = within(page.getByRole('region', { name: 'What do you make?' })).getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    // Two rows of six, with the last cell.
    ...getReadyPlans()
      .slice(0, 11)
      .map(({ name, slug }) => [name, paths.readyPlan(slug)]),
    [getHome().packs?.another, paths.linePlanner],
  ])
})
