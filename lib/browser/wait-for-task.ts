/** Resolves in a task of its own, so that the browser can react in between. Sooner than a timer, which waits 4 ms. */
export function waitForTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
