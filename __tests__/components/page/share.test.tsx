import { act, fireEvent, render, screen } from '@testing-library/react'
import { Share } from '@/components/page/share.client'
import { setPageQuery } from '@/lib/navigation/page-query'
import { WithSharedWords } from '../../support/shared-words'
import { renderWithoutScript } from '../../support/static-markup'

const PUBLISHED = 'https://boxes.example/product/box-gluer'
/** The same page at the origin that the visitor uses. */
const LINK = `${window.location.origin}/product/box-gluer`
const share = (
  <WithSharedWords>
    <Share title="Box Gluer" url={PUBLISHED} parameters={['hall']} />
  </WithSharedWords>
)

/** Gives this browser a sheet, a clipboard, both or none. */
function giveBrowser(parts: { share?: unknown; clipboard?: { writeText: unknown } }) {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { configurable: true, value })
}

const takes = () => jest.fn(async () => undefined)

function refuses(name: string) {
  return jest.fn(async () => {
    throw new DOMException('', name)
  })
}

async function press(name: 'Share' | 'Copy link') {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
}

const readChat = () => new URL(screen.getByRole('link').getAttribute('href') ?? '')

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
  window.history.replaceState(null, '', '/')
})

it('says what its controls do, and has its place for an announcement', () => {
  render(share)
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute('rel', 'noopener')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('leads to WhatsApp with the link in the text, without a script too', () => {
  renderWithoutScript(share)
  expect(readChat().origin + readChat().pathname).toBe('https://wa.me/')
  expect(readChat().searchParams.get('text')).toBe(`Box Gluer\n${PUBLISHED}`)
  expect(screen.getByRole('button', { name: 'Share' })).toHaveClass('needs-script')
})

it("opens the browser's own sheet with the link, and says nothing more", async () => {
  const sheet = takes()
  giveBrowser({ share: sheet })
  render(share)
  await press('Share')
  expect(sheet).toHaveBeenCalledWith({ title: 'Box Gluer', text: 'Box Gluer', url: LINK })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('takes a closed sheet for an answer', async () => {
  const writeText = takes()
  giveBrowser({ share: refuses('AbortError'), clipboard: { writeText } })
  render(share)
  await press('Share')
  expect(writeText).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('copies the link where the sheet does not open', async () => {
  const writeText = takes()
  giveBrowser({ share: refuses('NotAllowedError'), clipboard: { writeText } })
  render(share)
  await press('Share')
  expect(writeText).toHaveBeenCalledWith(LINK)
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.')
})

it('offers to copy the link beside a sheet', async () => {
  const writeText = takes()
  giveBrowser({ share: takes(), clipboard: { writeText } })
  render(share)
  await press('Copy link')
  expect(writeText).toHaveBeenCalledWith(LINK)
})

it('copies the link where there is no sheet', async () => {
  const writeText = takes()
  giveBrowser({ clipboard: { writeText } })
  render(share)
  await press('Copy link')
  expect(writeText).toHaveBeenCalledWith(LINK)
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.')
})

it.each([
  ['there is no clipboard', {}],
  ['the browser refuses to copy', { clipboard: { writeText: refuses('NotAllowedError') } }],
])('shows the link to be copied by hand where %s', async (_, parts) => {
  giveBrowser(parts)
  render(share)
  await press('Copy link')
  expect(screen.getByRole('status')).toHaveTextContent(
    `The browser did not allow copying. Copy the link by hand: ${LINK}`,
  )
})

it('has the parameters of its own that the page has by then, in every link, and no others', async () => {
  const writeText = takes()
  giveBrowser({ clipboard: { writeText } })
  render(share)
  act(() => setPageQuery('?utm_source=mail&hall=40x18&fbclid=1'))
  expect(readChat().searchParams.get('text')).toBe(`Box Gluer\n${LINK}?hall=40x18`)
  await press('Copy link')
  expect(writeText).toHaveBeenCalledWith(`${LINK}?hall=40x18`)
})
