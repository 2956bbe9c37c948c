import { render, screen } from '@testing-library/react'
import { Explained } from '@/components/page/explained'

it('links the first use of each term, and shows the whole text once even if parts of it repeat', () => {
  const text = 'A flute and crash-lock and DSCR and a flute.'
  render(
    <p>
      <Explained>{text}</Explained>
    </p>,
  )
  expect(screen.getByRole('paragraph')).toHaveTextContent(text)
  expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['flute', '/glossary#flute'],
    ['crash-lock', '/glossary#crash-lock'],
    ['DSCR', '/glossary#dscr'],
  ])
  // React would say on the console that keys repeat, which fails a test.
})
