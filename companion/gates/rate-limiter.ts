type Bucket = { tokens: number; filledAt: number }

type RateLimits = {
  perMinute: number
  now: () => number
  /** Addresses remembered at once, which bounds the memory: about 4 MB at this many. */
  maxAddresses?: number
}

/**
 * A bucket per address that holds one minute's allowance and refills steadily.
 * The returned function takes one request out and returns 0, or the seconds to wait.
 * The address that was quiet for longest is forgotten first. Addresses live in memory only.
 */
export function createRateLimiter({ perMinute, now, maxAddresses = 20_000 }: RateLimits) {
  const buckets = new Map<string, Bucket>()
  const perMs = perMinute / 60_000

  return function take(address: string) {
    const time = now()
    const known = buckets.get(address) ?? { tokens: perMinute, filledAt: time }
    // A clock set back must not drain the bucket.
    const gained = Math.max(0, time - known.filledAt) * perMs
    const tokens = Math.min(perMinute, known.tokens + gained)
    buckets.delete(address)
    buckets.set(address, { tokens: tokens < 1 ? tokens : tokens - 1, filledAt: time })
    if (buckets.size > maxAddresses) forgetOldest()
    return tokens < 1 ? Math.ceil((1 - tokens) / perMs / 1000) : 0
  }

  function forgetOldest() {
    const oldest = buckets.keys().next()
    if (!oldest.done) buckets.delete(oldest.value)
  }
}
