/**
 * Resolves in a new task of the event loop, so that the browser can handle input and paint in between. A message
 * arrives at once, where `setTimeout` would wait up to 4 ms.
 */
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
