import { render, screen, within } from '@testing-library/react'
import { PreviewBar } from '@/components/layout/preview-bar'
import type { PageChanges } from '@/lib/preview/preview-notes'

const BUILT_AT = '2026-11-22T12:00:00.000Z'

function showBar(changes: PageChanges | null, branch: string | null = 'spring-prices') {
  render(<PreviewBar branch={branch} builtAt={BUILT_AT} changes={changes} />)
  return screen.getByRole('complementary', { name: 'Preview' })
}

it('is a landmark that says branch and time of the build, in the time of India', () => {
  expect(showBar(null)).toHaveTextContent(
    /^Preview of spring-prices, built 22 November 2026 at 5:30.pm IST\. Not the live site\.$/,
  )
})

it('says nothing of a branch that the host does not name', () => {
  expect(showBar(null, null)).toHaveTextContent(/^Preview, built/)
})

it('lists the pages that differ, with a way to each that is there', () => {
  const bar = showBar({ changed: ['/about-us'], removed: ['/product/old'] })
  expect(bar).toHaveTextContent('2 pages differ from the live site')
  expect(within(bar).getByText('/about-us')).toHaveAttribute('href', '/about-us')
  expect(within(bar).getByText(/^\/product\/old: nothing is found there any more/)).not.toHaveAttribute('href')
})

it('says so where no page differs', () => {
  expect(showBar({ changed: [], removed: [] })).toHaveTextContent('No page differs from the live site.')
})
