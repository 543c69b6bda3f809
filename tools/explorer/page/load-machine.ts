import type { AnyStateMachine } from 'xstate'
import type { Fixtures } from '#tests/support/harness.ts'
import type { MachineData } from '../catalog/page-data.ts'

const machines = import.meta.glob<Record<string, AnyStateMachine>>('../../../machines/*/*.machine.ts')

export interface LoadedMachine {
  data: MachineData
  fixtures: Fixtures
}

/** Throws when the server doesn't have it. */
export async function loadMachine(name: string): Promise<LoadedMachine> {
  const [response, module] = await Promise.all([
    fetch(`/machines/data/${name}.json`),
    machines[`../../../machines/${name}/${name}.machine.ts`]?.(),
  ])
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  const data = (await response.json()) as MachineData
  const machine = module?.[`${data.id}Machine`]
  if (!machine) throw new Error(`${name}.machine.ts exports no ${data.id}Machine.`)
  return { data, fixtures: { machine, ports: data.ports, effects: data.effects } }
}
