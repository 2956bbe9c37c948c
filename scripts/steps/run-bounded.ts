import pLimit from 'p-limit'

/**
 * Runs `work` for each input, at most `concurrency` at a time, and resolves to the results in the order of the inputs.
 * After the first failure no further work starts, and the promise rejects once the running work is finished.
 */
export async function runBounded<Input, Output>(
  inputs: Iterable<Input>,
  concurrency: number,
  work: (input: Input) => Promise<Output>,
): Promise<Output[]> {
  const limit = pLimit({ concurrency, rejectOnClear: true })
  const runs = Array.from(inputs, input =>
    limit(async () => {
      try {
        return await work(input)
      } catch (error) {
        limit.clearQueue()
        throw error
      }
    }),
  )
  await Promise.allSettled(runs)
  return Promise.all(runs)
}
