import { camelCase } from '#tools/machine-charts/names.ts'
import type { Frame } from './simulation.ts'
import { type Step, stepText } from './step.ts'

/** A run encoded in a part of a URL. */
export function linkOf(steps: Step[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(steps))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The run decoded from such a part; null when it is invalid. */
export function runIn(link: string): Step[] | null {
  try {
    const text = atob(link.replaceAll('-', '+').replaceAll('_', '/'))
    const steps: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0))))
    return Array.isArray(steps) && steps.every((step) => typeof step?.do === 'string') ? steps : null
  } catch {
    return null
  }
}

/** Source of a test that repeats the run on the real machine and expects its final states. */
export function testOf(name: string, steps: Step[], last: Frame): string {
  const driver = camelCase(name)
  const title = `${name}: ${steps.map(stepText).join(', ')}`
  return `import { expect, it } from 'vitest'
import { ${driver} } from '#tests/drivers/${name}/${name}.actor.ts'
import { Simulation } from '#tools/explorer/simulator/simulation.ts'

it(${JSON.stringify(title)}, async () => {
  const { frames } = await Simulation.of(${driver}, ${JSON.stringify(steps, null, 2).replaceAll('\n', '\n  ')})
  expect(frames.at(-1)?.active).toEqual(${JSON.stringify(last.active)})
  expect(frames.at(-1)?.context).toEqual(${JSON.stringify(last.context, null, 2).replaceAll('\n', '\n  ')})
})
`
}
