import { render, screen } from '@testing-library/react'
import { ExampleFigures } from '@/components/report/example-figures'
import { words } from '../../support/words'

it('shows the job of the example and one table, in which every cell has a number', () => {
  render(<ExampleFigures />)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Example: ./)
  const title = screen.getByRole('heading', { level: 3 }).textContent ?? ''
  expect(Object.values(words.report.sections)).toContain(title)
  const cells = [...screen.getByRole('table', { name: title }).querySelectorAll('td')].map(cell => cell.textContent)
  expect(cells.length).toBeGreaterThan(0)
  for (const cell of cells) expect(cell).toMatch(/\d/)
})
