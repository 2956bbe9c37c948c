/** The lead id of a delivered message is stored here for a moment, so that the browser notifies other tabs. */
export const DELIVERED_KEY = 'delivered'

/**
 * Clears a draft of this tab when another tab has sent it; what that takes is fetched then. Returns a function that
 * stops listening.
 */
export function followOtherTabs(): () => void {
  function handleStorage({ key, newValue }: StorageEvent) {
    if (key !== DELIVERED_KEY || !newValue) return
    import('./arrivals').then(
      ({ forgetDraft }) => forgetDraft(newValue),
      reason => console.error('The draft was not cleared:', reason),
    )
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
