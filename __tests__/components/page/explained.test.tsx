import { render, screen } from '@testing-library/react'
import { Explained } from '@/components/page/explained'

// The glossary of the tests' catalogue has these three terms. If two parts had one React key, React would say so on the
// console, which fails the test.
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
})
