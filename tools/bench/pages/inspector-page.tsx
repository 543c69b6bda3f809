/** Runs in Chromium for inspector.ts: the inspector's panel while a machine receives events. */
import { createActor } from 'xstate'
import { chatMachine } from '#machines/chat/chat.machine.ts'
import { inputs } from '#tests/drivers/chat/chat.facts.ts'
import { Inspection } from '#tools/explorer/inspector/inspection.ts'
import { showPanel } from '#tools/explorer/inspector/panel.tsx'
import type { InspectorBench } from '../inspector-bench.ts'

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

const bench: InspectorBench = {
  async frames(events, perFrame, isShown) {
    const inspection = new Inspection()
    if (isShown) showPanel(inspection)
    const actor = createActor(chatMachine, {
      input: inputs.demo,
      ...(isShown ? { inspect: inspection.inspect } : {}),
    }).start()
    // The panel's chart is loaded before the measurement.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const frames: number[] = []
    let last = await nextFrame()
    for (let sent = 0; sent < events; sent += perFrame) {
      for (let i = 0; i < perFrame; i++) actor.send({ type: 'TYPE', text: `Is there parking? ${sent + i}` })
      const now = await nextFrame()
      frames.push(now - last)
      last = now
    }
    actor.stop()
    document.querySelector('aside')?.remove()
    return frames
  },
}
Object.assign(globalThis, { inspectorBench: bench })
