/** Runs the task unless another tab of this site is running one of the same name. Browsers without Web Locks run it in every tab. */
export async function runInOneTab(name: string, task: () => Promise<void>) {
  if (!navigator.locks) return task()
  await navigator.locks.request(name, { ifAvailable: true }, async lock => {
    if (lock) await task()
  })
}
