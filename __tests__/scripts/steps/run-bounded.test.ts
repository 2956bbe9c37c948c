/** @jest-environment node */
import { runBounded } from '@/scripts/steps/run-bounded'

const pause = () => new Promise(resolve => setTimeout(resolve, 1))

describe('runBounded', () => {
  it('has no more jobs under way than allowed, and keeps the order', async () => {
    let underWay = 0
    let most = 0
    const outputs = await runBounded([5, 1, 4, 2, 3], 2, async number => {
      most = Math.max(most, ++underWay)
      await pause()
      underWay -= 1
      return number * 10
    })
    expect(outputs).toEqual([50, 10, 40, 20, 30])
    expect(most).toBe(2)
  })

  it('starts nothing after a failure and throws it once the rest is done', async () => {
    const done: number[] = []
    const run = runBounded([1, 2, 3, 4], 2, async number => {
      if (number === 1) throw new Error('first')
      await pause()
      done.push(number)
    })
    await expect(run).rejects.toThrow('first')
    expect(done).toEqual([2])
  })
})
