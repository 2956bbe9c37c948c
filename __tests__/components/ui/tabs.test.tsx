import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { Tabs } from '@/components/ui/tabs.client'

const TABS = [
  { id: 'description', title: 'Description', panel: 'Bullets' },
  { id: 'details', title: 'Additional Details', panel: 'Material' },
  { id: 'reviews', title: 'Reviews', panel: 'Sample review 1' },
]

const tabs = <Tabs label="About this machine" tabs={TABS} />

const tab = (name: string) => screen.getByRole('tab', { name })

it('ties each tab to a focusable panel that it names', () => {
  render(tabs)
  const panel = screen.getByRole('tabpanel', { name: 'Description' })
  expect(tab('Description')).toHaveAttribute('aria-controls', panel.id)
  expect(tab('Description')).toHaveAttribute('aria-selected', 'true')
  expect(panel).toHaveAttribute('tabindex', '0')
})

it('prints every panel and a link to it without JavaScript', () => {
  const html = renderToStaticMarkup(tabs)
  for (const { id } of TABS) {
    expect(html).toContain(`href="#panel-${id}"`)
    expect(html).toContain(`id="panel-${id}"`)
  }
})

it('shows the tab that was clicked and takes the others out of view', async () => {
  render(tabs)
  await userEvent.click(tab('Reviews'))
  expect(tab('Reviews')).toHaveAttribute('aria-selected', 'true')
  expect(document.getElementById('panel-reviews')).toHaveAttribute('data-state', 'open')
  expect(document.getElementById('panel-description')).toHaveAttribute('data-state', 'closed')
})

it('shows the panel that the address names, as of a tab opened in a new window', () => {
  window.history.replaceState(null, '', '#panel-reviews')
  render(tabs)
  expect(tab('Reviews')).toHaveAttribute('aria-selected', 'true')
  act(() => {
    window.history.replaceState(null, '', '#panel-details')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(tab('Additional Details')).toHaveAttribute('aria-selected', 'true')
  window.history.replaceState(null, '', '/')
})

it.each([
  ['{ArrowRight}', 'Additional Details'],
  ['{ArrowLeft}', 'Reviews'],
  ['{End}', 'Reviews'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Description'],
  ['{End}{Home}', 'Description'],
])('moves from the first tab by %s to %s, with focus', async (keys, name) => {
  render(tabs)
  tab('Description').focus()
  await userEvent.keyboard(keys)
  expect(tab(name)).toHaveFocus()
  expect(tab(name)).toHaveAttribute('aria-selected', 'true')
})
