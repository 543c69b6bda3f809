import { expect } from 'vitest'
import { valuationChart } from '../drivers/valuation-chart/valuation-chart.actor.ts'
import { settled } from '../support/stage.ts'
import { testMachine } from '../support/test-machine.ts'

const interval = 50_000

testMachine(valuationChart, {
  '[VALUE-03] refreshes where nothing tells whether the page is in view': async (stage) => {
    stage.start({ address: '48 Alder Ridge Road', value: 4_750_000, now: 0 })
    await stage.breakListener('presence', new Error('no document'))
    stage.clock.advance(interval)
    await settled()
    expect(stage.pending.has('readClock')).toBe(true)
  },
  '[VALUE-03] goes on after a clock that could not be read': async (stage) => {
    await valuationChart.acts['USER.comes'](stage)
    stage.clock.advance(interval)
    await settled()
    await stage.fail('readClock', new Error('no clock'))
    stage.clock.advance(interval)
    await settled()
    expect(stage.pending.has('readClock')).toBe(true)
  },
  '[VALUE-03] rests once the page is left': async (stage) => {
    await valuationChart.acts['USER.comes'](stage)
    stage.publish('presence', { type: 'PAGE_UNLOADED', at: 0 } as never)
    stage.clock.advance(interval)
    await settled()
    expect(stage.pending.has('readClock')).toBe(false)
  },
})
