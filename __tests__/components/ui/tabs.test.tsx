import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tabs } from '@/components/ui/tabs.client'

const TABS = [
  { id: 'description', title: 'Description', panel: 'Bullets' },
  { id: 'details', title: 'Additional Details', panel: 'Material' },
  { id: 'reviews', title: 'Reviews', panel: 'Sample review 1' },
]

const tabs = <Tabs label="About this machine" tabs={TABS} />

const tab = (name: string) => screen.getByRole('tab', { name })

afterEach(() => window.history.replaceState(null, '', '/'))

it('connects each tab with a focusable panel that is named after it', () => {
  render(tabs)
  for (const { title } of TABS) {
    const panel = screen.getByRole('tabpanel', { name: title })
    expect(tab(title)).toHaveAttribute('aria-controls', panel.id)
    expect(panel).toHaveAttribute('tabindex', '0')
  }
})

it('shows the first panel at first', () => {
  render(tabs)
  expect(tab('Description')).toHaveAttribute('aria-selected', 'true')
})

it('shows the panel that a link in the page leads to', () => {
  render(tabs)
  act(() => {
    window.history.replaceState(null, '', '#panel-details')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(tab('Additional Details')).toHaveAttribute('aria-selected', 'true')
})

it.each([
  ['{ArrowLeft}', 'Reviews'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Description'],
  ['{End}{Home}', 'Description'],
])('moves the selection and the focus with %s from the first tab to %s', async (keys, name) => {
  render(tabs)
  tab('Description').focus()
  await userEvent.keyboard(keys)
  expect(tab(name)).toHaveFocus()
  expect(tab(name)).toHaveAttribute('aria-selected', 'true')
})
