/** A harness waits for the next macrotask with Node's setImmediate; browsers have a message channel for that. */
const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => waiting.shift()?.()

Object.assign(globalThis, {
  setImmediate: (run: () => void) => {
    waiting.push(run)
    port2.postMessage(null)
  },
})
