/** Calls back once what was changed until now is on the screen: after the next frame's drawing, however much else is under way. */
export function whenPainted(run: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = run
    port2.postMessage(null)
  })
}
