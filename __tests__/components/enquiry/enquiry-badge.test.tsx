import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { words } from '@/__tests__/support/words'
import { EnquiryBadge } from '@/components/enquiry/enquiry-badge.client'
import { Drawer } from '@/components/overlay/drawer.client'
import { enquiryList } from '@/lib/lists/machine-list'
import { stubDialog } from '../../support/dialog-stub'
import { stubStorage } from '../../support/storage'

// The framework's router, which works only inside its app.
jest.mock('next/navigation', () => ({ usePathname: () => '/products' }))

stubDialog()
stubStorage()

const menu = (
  <Drawer
    words={words.frame.menu}
    opener={[<span key="word">Menu</span>, <EnquiryBadge name={words.lists.badge} key="count" place="opener" />]}
    openerClassName=""
  >
    <EnquiryBadge name={words.lists.badge} place="menu" />
  </Drawer>
)

async function putOnList(...slugs: string[]) {
  const machines = slugs.map(slug => ({ slug, title: slug, process: 'printing', quantity: 1, note: '' }) as const)
  await act(async () => void enquiryList.set(machines))
}

const opener = () => screen.getByRole('button', { name: 'Open menu' })

beforeEach(() => putOnList())

it('shows the number of machines in the side menu and on the Menu button, if there are any', async () => {
  render(menu)
  expect(opener()).toHaveTextContent(/^Menu$/)
  await putOnList('a', 'b')
  expect(opener()).toHaveTextContent(/^Menu2$/)
  fireEvent.click(opener())
  const entry = within(screen.getByRole('dialog')).getByRole('link', { name: 'Enquiry list, 2 machines' })
  expect(entry).toHaveAttribute('href', '/contact-us')
})
