import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { chartOf } from '#tools/machine-charts/chart.ts'
import { drawn, widest } from '#tools/machine-charts/drawn.ts'
import { machineFiles } from '#tools/machine-charts/machines.ts'
import { overlapsIn } from '../support/chart-geometry.ts'

const machines = await machineFiles()

it.each(machines)('[MACH-04] nothing overlaps in the chart of $name', ({ file }) => {
  expect(overlapsIn(readFileSync(file('svg'), 'utf8'))).toEqual([])
})

it.each(machines)('[MACH-04] the chart of $name fits a window and has every transition', ({ file, machine }) => {
  const svg = readFileSync(file('svg'), 'utf8')
  const [, width] = /viewBox="0 0 (\S+) /.exec(svg) ?? []
  expect(Number(width)).toBeLessThanOrEqual(widest)
  const shown = new Set(
    [...svg.matchAll(/data-from="([^"]*)" data-to="([^"]*)"/g)].map(([, from, to]) => `${from} → ${to}`),
  )
  const { arrows } = chartOf(machine)
  expect([...shown].sort()).toEqual([...new Set(arrows.map(({ from, to }) => `${from} → ${to}`))].sort())
})

it('[MACH-04] an arrow that starts inside a state goes around its name and its rows', async () => {
  const machine = setup({ actions: { rememberTheChoice: () => {} } }).createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { OPEN: { target: 'open' }, PULL: { target: 'open.wide' } } },
      open: {
        initial: 'narrow',
        on: { CHOOSE: { actions: 'rememberTheChoice' }, PREFER: { actions: 'rememberTheChoice' } },
        states: {
          narrow: { on: { PUSH: { target: 'wide' } } },
          wide: { on: { SLAM: { target: '#door.closed' } } },
        },
      },
    },
  })
  expect(overlapsIn(await drawn(machine))).toEqual([])
})

describe('the overlap check', () => {
  const state = (id: string, x: number, y: number, text = '') => [
    `<g data-state="${id}">`,
    `<rect class="box" x="${x}" y="${y}" width="80" height="40" rx="8"/>`,
    ...(text ? [`<text x="${x + 14}" y="${y + 24}"><tspan class="name">${text}</tspan></text>`] : []),
    '</g>',
  ]
  const arrow = (d: string, text = '', x = 0, y = 0) => [
    '<g data-from="a" data-to="b">',
    `<path class="wire" d="${d}"/>`,
    ...(text ? [`<text x="${x}" y="${y}"><tspan class="event">${text}</tspan></text>`] : []),
    '</g>',
  ]
  const picture = (...parts: string[][]) => ['<svg viewBox="0 0 400 400">', ...parts.flat(), '</svg>'].join('\n')
  const flaws: [string, string[][]][] = [
    ['“b” of b lies on “GO” of a → b', [state('b', 20, 20, 'b'), arrow('M300 0L300 10', 'GO', 36, 44)]],
    ['a → b runs through “c” of c', [state('c', 20, 20, 'c'), arrow('M38 0L38 50')]],
    ['a → b runs through the box of c', [state('c', 20, 20), arrow('M90 0L90 200')]],
    ['a lies on b', [state('a', 20, 20), state('b', 60, 40)]],
    ['“GO” of a → b is outside the picture', [arrow('M300 0L300 10', 'GO', 390, 44)]],
    ['“a very long name” is wider than a', [state('a', 20, 20, 'a very long name')]],
  ]

  it.each(flaws)('finds %s', (sentence, parts) => {
    expect(overlapsIn(picture(...parts))).toContain(sentence)
  })

  it('accepts an arrow from border to border, and a state inside another', () => {
    const inner = state('a.b', 30, 30, 'b')
    const frame = ['<g data-state="a">', '<rect class="frame" x="10" y="10" width="300" height="200" rx="8"/>', '</g>']
    expect(
      overlapsIn(picture(frame, inner, state('a.c', 30, 150, 'c'), arrow('M70 70L70 150', 'GO', 80, 110))),
    ).toEqual([])
  })
})
