import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { addressSearchMachine } from '#machines/address-search/address-search.machine.ts'
import type { chatMachine } from '#machines/chat/chat.machine.ts'
import type { ViewEvent } from '#machines/events.ts'
import type { mapMachine } from '#machines/map/map.machine.ts'
import type { tourConfirmMachine } from '#machines/tour-confirm/tour-confirm.machine.ts'
import type { tourRescheduleMachine } from '#machines/tour-reschedule/tour-reschedule.machine.ts'
import type { visitMachine } from '#machines/visit/visit.machine.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import { machineFiles } from '#tools/machine-charts/machines.ts'
import { type Config, configStatesIn, listOf } from '../support/visualizer/config.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const machines = await machineFiles()
const product = ['src', 'server', 'assistant'].flatMap((room) =>
  readdirSync(`${root}${room}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ folder: dirname(`${room}/${path}`), text: readFileSync(`${root}${room}/${path}`, 'utf8') })),
)

/** The tags that no file outside the machine's folder uses, by name or in a list of names. */
function unreadTags(name: string, tags: string[], files = product): string[] {
  const folders = files.filter(({ text }) => text.includes(`/${name}.machine.ts'`)).map(({ folder }) => folder)
  const readers = files.filter(({ folder, text }) => folders.includes(folder) && /\b(hasTag|tags\.has)\(/.test(text))
  return tags.filter((tag) => {
    const isAsked = new RegExp(`(hasTag|tags\\.has)\\('${tag}'\\)|\\[[^\\]]*'${tag}'[^\\]]*\\] as const`)
    return !readers.some(({ text }) => isAsked.test(text))
  })
}

describe.each(machines)('the $name machine', ({ name, file, machine }) => {
  it('has no tag that nothing reads', () => {
    const tags = configStatesIn(machine.config as Config).flatMap(({ state }) => listOf(state.tags).map(String))
    expect(unreadTags(name, [...new Set(tags)])).toEqual([])
  })

  it('doesn’t expose its raised and emitted events to views', () => {
    expect(openSignals(readFileSync(file('machine.ts'), 'utf8'))).toEqual([])
  })
})

/** Raised events, and event types that a listener sends, outside of `Internal<…>`. */
function openSignals(text: string): string[] {
  const [, events = ''] = /\bevents: \{\} as\s([\s\S]*?),\n( {4}\w+:| {2}\})/.exec(text) ?? []
  const [, internal = ''] = /Internal<([\s\S]*)>/.exec(events) ?? []
  const raised = [...text.matchAll(/\braise\((?:\([^)]*\) => \()?\{ type: '(\w+)'/g)].map(
    ([, type = '']) => `'${type}'`,
  )
  const published = [...text.matchAll(/\blistener<(\w+)/g)].map(([, type = '']) => type)
  return [...raised, ...published].filter((signal) => !internal.includes(signal))
}

describe('the checks', () => {
  it('find a tag that is set and never read', () => {
    const files = [
      { folder: 'src/door', text: "import { doorMachine } from '#machines/door/door.machine.ts'" },
      { folder: 'src/door', text: "snapshot.hasTag('open'); (['wide', 'tight'] as const).find(has); state = 'ajar'" },
      { folder: 'src/gate', text: "snapshot.hasTag('locked')" },
    ]
    expect(unreadTags('door', ['open', 'tight', 'ajar', 'locked'], files)).toEqual(['ajar', 'locked'])
  })

  it.each([
    ["events: {} as { type: 'OPEN' } | { type: 'RING' },\n    tags: {},\n raise({ type: 'RING' })", ["'RING'"]],
    [
      "events: {} as { type: 'OPEN' } | { type: 'RING' },\n    tags: {},\n raise(({ context }) => ({ type: 'RING' }))",
      ["'RING'"],
    ],
    ["events: {} as { type: 'OPEN' } | Internal<{ type: 'RING' }>,\n    tags: {},\n raise({ type: 'RING' })", []],
    ["events: {} as { type: 'OPEN' } | Bell,\n    tags: {},\n bell: listener<Bell>('bell')", ['Bell']],
    ["events: {} as Internal<Bell>,\n  },\n  actors: {\n bell: listener<Bell>('bell')", []],
  ])('find an internal event that views could send: %s', (text, open) => expect(openSignals(text)).toEqual(open))
})

it('events of machines and ports aren’t part of the type that views can send', () => {
  expectTypeOf<ViewEvent<typeof chatMachine>['type']>().toEqualTypeOf<
    'TYPE' | 'SEND' | 'ASK' | 'TOGGLE' | 'UPDATES_CAME'
  >()
  expectTypeOf<ViewEvent<typeof tourConfirmMachine>['type']>().toEqualTypeOf<'CONFIRM' | 'RETRY'>()
  expectTypeOf<ViewEvent<typeof visitMachine>>().toEqualTypeOf<never>()
  expectTypeOf<'PLACE_CAME'>().not.toExtend<ViewEvent<typeof addressSearchMachine>['type']>()
  expectTypeOf<'OPEN_LARGE'>().not.toExtend<ViewEvent<typeof mapMachine>['type']>()
  expectTypeOf<'DAY_PICKED'>().not.toExtend<Parameters<ViewActor<typeof tourRescheduleMachine>['send']>[0]['type']>()
})
