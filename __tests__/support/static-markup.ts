import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server.node'

/** Renders what a visitor without JavaScript gets: the pre-rendered HTML, never hydrated. */
export function renderWithoutScript(node: ReactNode): HTMLElement {
  const { container } = render(null)
  container.innerHTML = renderToStaticMarkup(node)
  return container
}

/** The pre-rendered HTML as a browser shows it before the script is ready. `hydrate` makes the script ready. */
export function renderToHydrate(node: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(node)
  return { hydrate: () => render(node, { container, hydrate: true }) }
}
