import type { InspectionState } from './inspection.ts'

const name = 'machine-inspector'

type Message = { kind: 'state'; state: InspectionState } | { kind: 'hello' }

/** Sends what is shown to other windows of this browser; only the masked state leaves the page. */
export function publish(state: () => InspectionState, subscribe: (listener: () => void) => () => void): () => void {
  const channel = new BroadcastChannel(name)
  let isDue = false
  const send = () => channel.postMessage({ kind: 'state', state: state() } satisfies Message)
  const stop = subscribe(() => {
    if (isDue) return
    isDue = true
    // All events of one frame are sent as one message.
    setTimeout(() => {
      isDue = false
      send()
    }, 50)
  })
  channel.onmessage = ({ data }: MessageEvent<Message>) => data.kind === 'hello' && send()
  return () => {
    stop()
    channel.close()
  }
}

/** Receives what a page of this browser sends. */
export function follow(listener: (state: InspectionState) => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<Message>) => data.kind === 'state' && listener(data.state)
  channel.postMessage({ kind: 'hello' } satisfies Message)
  return () => channel.close()
}
