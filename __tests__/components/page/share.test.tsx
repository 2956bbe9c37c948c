import { act, fireEvent, render, screen } from '@testing-library/react'
import { Share } from '@/components/page/share.client'
import { setPageQuery } from '@/lib/navigation/page-query'
import { WithSharedWords } from '../../support/shared-words'

// e2e/without-script.spec.ts tests the link without JavaScript.

/** The address of the page at the origin for which the site was built. */
const PUBLISHED = 'https://boxes.example/product/box-gluer'
/** The same page at the origin that the visitor uses. */
const LINK = `${window.location.origin}/product/box-gluer`
const share = (
  <WithSharedWords>
    <Share title="Box Gluer" url={PUBLISHED} parameters={['hall']} />
  </WithSharedWords>
)

/** Gives this browser a share sheet, a clipboard, both or neither. */
function giveBrowser(parts: { share?: unknown; clipboard?: { writeText: unknown } }) {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { configurable: true, value })
}

const succeed = () => jest.fn(async () => undefined)

function rejectWith(name: string) {
  return jest.fn(async () => {
    throw new DOMException('', name)
  })
}

async function press(name: 'Share' | 'Copy link') {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
}

/** The address of the link that shares the page in a chat. */
const readChat = () => new URL(screen.getByRole('link').getAttribute('href') ?? '')

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
  window.history.replaceState(null, '', '/')
})

it('does not copy the link when the visitor closes the share sheet', async () => {
  const writeText = succeed()
  giveBrowser({ share: rejectWith('AbortError'), clipboard: { writeText } })
  render(share)
  await press('Share')
  expect(writeText).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('copies the link when the share sheet does not open', async () => {
  const writeText = succeed()
  giveBrowser({ share: rejectWith('NotAllowedError'), clipboard: { writeText } })
  render(share)
  await press('Share')
  expect(writeText).toHaveBeenCalledWith(LINK)
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.')
})

it("adds to its links only the given parameters, with the values of the page's current address", async () => {
  const writeText = succeed()
  giveBrowser({ clipboard: { writeText } })
  render(share)
  act(() => setPageQuery('?utm_source=mail&hall=40x18&fbclid=1'))
  expect(readChat().searchParams.get('text')).toBe(`Box Gluer\n${LINK}?hall=40x18`)
  await press('Copy link')
  expect(writeText).toHaveBeenCalledWith(`${LINK}?hall=40x18`)
})
