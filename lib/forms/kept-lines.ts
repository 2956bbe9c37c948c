import { readOutbox, removeFromOutbox } from '@/lib/adapters/outbox-store'
import { passFocusOn } from './pass-focus'

const KEPT = 'Your message is kept on this device for 24 hours and goes when the connection returns.'

/** Forgets the waiting messages of one kind and hands on the keyboard, which the button takes along. */
function discard(kind: string | undefined, button: HTMLElement) {
  passFocusOn(button)
  for (const entry of readOutbox()) if (entry.kind === kind) removeFromOutbox(entry.leadId)
}

/** Says in each KeptLine of the page whether a message of its kind waits on this device. */
export function showKept() {
  const waiting = new Set<string | undefined>(readOutbox().map(({ kind }) => kind))
  for (const line of document.querySelectorAll<HTMLElement>('[data-kept]')) {
    const { kept } = line.dataset
    const isKept = waiting.has(kept)
    const [region, button] = [line.querySelector('[role=status]'), line.querySelector('button')]
    if (!region || !button) continue
    line.className = isKept ? 'status wait kept' : ''
    region.textContent = isKept ? KEPT : ''
    button.hidden = !isKept
    button.onclick = () => discard(kept, button)
  }
}
