import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SingleOpenGroup } from '@/components/ui/single-open-group.client'

const groups = (
  <SingleOpenGroup className="acc">
    {['Rigid Box Machines', 'Magnet Machines'].map((title, index) => (
      <details key={title} name="category" open={index === 0}>
        <summary>{title}</summary>
        <p>{`Machines of ${title}`}</p>
      </details>
    ))}
  </SingleOpenGroup>
)

const isOpen = (title: string) => screen.getByText(title).closest('details')?.open

it('closes the open group when another opens, even if the browser ignores the name of details', async () => {
  // The test DOM is such a browser.
  expect('name' in HTMLDetailsElement.prototype).toBe(false)
  render(groups)
  await userEvent.click(screen.getByText('Magnet Machines'))
  await waitFor(() => expect(isOpen('Rigid Box Machines')).toBe(false))
  expect(isOpen('Magnet Machines')).toBe(true)
})

it('lets the last open group be closed', async () => {
  render(groups)
  await userEvent.click(screen.getByText('Rigid Box Machines'))
  await waitFor(() => expect(isOpen('Rigid Box Machines')).toBe(false))
  expect(isOpen('Magnet Machines')).toBe(false)
})
