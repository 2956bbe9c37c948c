import pLimit from 'p-limit'

/**
 * Runs `work` for each input, at most `jobs` at a time, and returns the results in the order of the inputs.
 * After the first failure nothing new starts; what is under way is finished before the failure is thrown.
 */
export async function runBounded<Input, Output>(
  inputs: Iterable<Input>,
  jobs: number,
  work: (input: Input) => Promise<Output>,
): Promise<Output[]> {
  const limit = pLimit({ concurrency: jobs, rejectOnClear: true })
  const runs = Array.from(inputs, input =>
    limit(async () => {
      try {
        return await work(input)
      } catch (problem) {
        limit.clearQueue()
        throw problem
      }
    }),
  )
  await Promise.allSettled(runs)
  return Promise.all(runs)
}
