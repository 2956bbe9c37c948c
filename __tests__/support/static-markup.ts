import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.node'

/** What a visitor without JavaScript gets: the pre-rendered HTML, with no script to bring it to life. */
export function renderWithoutScript(node: ReactNode): HTMLElement {
  const { container } = render(null)
  container.innerHTML = renderToStaticMarkup(node)
  return container
}
