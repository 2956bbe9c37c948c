import { type ComponentType, lazy } from 'react'

/**
 * A component whose code is in the pre-rendered HTML at once, and in a browser not before `want` is called. Until then it
 * suspends: it belongs into a LateIsland. Code that does not come is in the log, makes `hasFailed` true, and is fetched again at
 * the next `want` or when the connection returns.
 */
export function toLateComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const listeners = new Set<() => void>()
  let hasFailed = false
  let want: () => void = () => undefined
  let wanted = expectWant()

  function expectWant() {
    return new Promise<void>(resolve => {
      want = resolve
    })
  }

  function tell(failed: boolean) {
    hasFailed = failed
    for (const listener of listeners) listener()
  }

  async function fetchCode() {
    if (typeof window !== 'undefined') await wanted
    for (;;) {
      try {
        const component = await load()
        tell(false)
        return { default: component }
      } catch (reason) {
        console.error('A part of the page did not load:', reason)
        wanted = expectWant()
        window.addEventListener('online', want, { once: true })
        tell(true)
        await wanted
      }
    }
  }

  return {
    Component: lazy(fetchCode),
    want: () => want(),
    hasFailed: () => hasFailed,
    watch(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** What a LateIsland needs to know of the component in it. */
export type LateCode = Pick<ReturnType<typeof toLateComponent>, 'want' | 'hasFailed' | 'watch'>
