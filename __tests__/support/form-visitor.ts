import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { NetworkRequest } from './network'

/** Longer than the waits between the three tries of a message, together: 0.9 s and 2.7 s at most (mail-provider.ts). */
export const ALL_TRIES_MS = 4000

/** A visitor at the keyboard whose clock is the test's: call `jest.useFakeTimers()` first. */
export function createVisitor() {
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}

type Visitor = ReturnType<typeof createVisitor>

/** Puts values into the fields with these labels, as a paste does. */
export async function fillIn(visitor: Visitor, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByRole('textbox', { name: label })
    await visitor.clear(field)
    await visitor.click(field)
    await visitor.paste(value)
  }
}

/** The values of the fields with these labels. */
export function readFieldsOf(labels: string[]): string[] {
  return labels.map(label => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value)
}

/** Advances the clock by this many milliseconds, and runs everything that waits for it. */
export async function passTime(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms))
}

/** Runs everything that is due now. */
export async function settle() {
  await passTime(0)
}

/** The template parameters of each request. */
export function toSentParams(requests: NetworkRequest[]): Record<string, string>[] {
  return requests.map(({ body }) => (body as { template_params: Record<string, string> }).template_params)
}
