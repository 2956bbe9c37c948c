/** @jest-environment node */
import { createRateLimiter } from '@/companion/gates/rate-limiter'

function build(perMinute: number, maxAddresses?: number) {
  const clock = { time: 0 }
  return { clock, take: createRateLimiter({ perMinute, now: () => clock.time, maxAddresses }) }
}

describe('createRateLimiter', () => {
  it('lets one minute of requests through at once, then says how long to wait', () => {
    const { take } = build(3)
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 0])
    expect(take('a')).toBe(20)
  })

  it('refills steadily, and a refused request costs nothing', () => {
    const { take, clock } = build(3)
    for (let count = 0; count < 10; count++) take('a')
    clock.time = 20_000
    expect(take('a')).toBe(0)
    expect(take('a')).toBe(20)
  })

  it('limits each address by itself', () => {
    const { take } = build(1)
    expect([take('a'), take('b')]).toEqual([0, 0])
    expect(take('a')).toBe(60)
  })

  it('never saves up more than one minute', () => {
    const { take, clock } = build(2)
    take('a')
    clock.time = 3_600_000
    expect([take('a'), take('a')]).toEqual([0, 0])
    expect(take('a')).toBe(30)
  })

  it('takes nothing away when the clock is set back', () => {
    const { take, clock } = build(2)
    take('a')
    clock.time = -3_600_000
    expect(take('a')).toBe(0)
  })

  it('remembers a bounded number of addresses and forgets the quietest first', () => {
    const { take } = build(1, 2)
    take('quiet')
    take('busy')
    expect(take('busy')).toBe(60)
    take('new')
    expect(take('busy')).toBe(60)
    expect(take('quiet')).toBe(0)
  })
})
