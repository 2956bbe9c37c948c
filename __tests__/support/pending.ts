import { act } from '@testing-library/react'

/** Waits until everything that has been started without a real request is done: imports, effects, stubbed replies. */
export async function finishPending() {
  await act(() => new Promise(resolve => setTimeout(resolve, 0)))
}
