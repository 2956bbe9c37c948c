import { type ComponentType, lazy } from 'react'

/** Fetches until it has come: at once, and again each time the connection returns. Each failure is in the log. */
async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load()
    } catch (reason) {
      console.error('A part of the page did not load:', reason)
      await new Promise(resolve => window.addEventListener('online', resolve, { once: true }))
    }
  }
}

/**
 * A component whose code is in the pre-rendered HTML at once, and in a browser not before `want` is called.
 * Until then it suspends: it belongs into a LateIsland.
 */
export function toLateComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  let want: () => void = () => undefined
  const wanted = new Promise<void>(resolve => {
    want = resolve
  })
  const Component = lazy(async () => {
    if (typeof window !== 'undefined') await wanted
    return { default: await fetchCode(load) }
  })
  return { Component, want: () => want() }
}
