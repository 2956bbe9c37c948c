/**
 * Runs `work` for each input, at most `jobs` at a time, and returns the results in the order of the inputs.
 * After the first failure nothing new starts; what is under way is finished before the failure is thrown.
 */
export async function runBounded<Input, Output>(
  inputs: readonly Input[],
  jobs: number,
  work: (input: Input) => Promise<Output>,
): Promise<Output[]> {
  const outputs: Output[] = []
  const waiting = inputs.entries()
  let failed = false
  async function takeTurns() {
    for (const [index, input] of waiting) {
      if (failed) return
      try {
        outputs[index] = await work(input)
      } catch (problem) {
        failed = true
        throw problem
      }
    }
  }
  const turns = await Promise.allSettled(Array.from({ length: jobs }, takeTurns))
  const failure = turns.find(turn => turn.status === 'rejected')
  if (failure) throw failure.reason
  return outputs
}
