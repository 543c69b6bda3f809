import { channel } from 'node:diagnostics_channel'
import type { AnyMachineSnapshot } from 'xstate'
import { type Masked, mask } from '#domain/mask.ts'

/** A transition of a machine on the server, without anything that a person wrote (domain/mask.ts). */
export interface MachineReport {
  /** The machine's id. */
  machine: string
  status: string
  /** Types of the events that it got, in their order. */
  events: string[]
  /** Ids of its active states. */
  before: string[]
  active: string[]
  contextBefore: Masked
  context: Masked
}

const reports = channel('pending.machine-reports')

/** Reports the events that a machine took to the inspector, if one is connected. */
export function reportTransition(
  before: AnyMachineSnapshot,
  events: { type: string }[],
  after: AnyMachineSnapshot,
): void {
  if (!reports.hasSubscribers) return
  reports.publish({
    machine: after.machine.id,
    status: after.status,
    events: events.map(({ type }) => type),
    before: idsOf(before),
    active: idsOf(after),
    contextBefore: mask(before.context),
    context: mask(after.context),
  } satisfies MachineReport)
}

/** Calls the listener with every report of this process until the returned function is called. */
export function followMachines(listener: (report: MachineReport) => void): () => void {
  const receive = (message: unknown) => listener(message as MachineReport)
  reports.subscribe(receive)
  return () => reports.unsubscribe(receive)
}

const idsOf = (snapshot: AnyMachineSnapshot) => snapshot._nodes.map(({ id }) => id)
