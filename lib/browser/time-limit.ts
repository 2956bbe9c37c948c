/** Resolves after `ms` milliseconds. */
export function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}

/** Resolves to the promise's value, or to `late` after `ms` milliseconds; a later result is ignored. */
export async function withinLimit<Value, Late>(promise: Promise<Value>, ms: number, late: Late): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<Late>(resolve => {
    timer = setTimeout(() => resolve(late), ms)
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    clearTimeout(timer)
  }
}
