import { expect } from 'vitest'
import { valuationChart } from '../drivers/valuation-chart/valuation-chart.actor.ts'
import { settled } from '../support/harness.ts'
import { testMachine } from '../support/test-machine.ts'

const interval = 50_000

testMachine(valuationChart, {
  '[VALUE-03] refreshes where nothing tells whether the page is in view': async (harness) => {
    harness.start({ address: '48 Alder Ridge Road', value: 4_750_000, now: 0 })
    await harness.breakListener('presence', new Error('no document'))
    harness.clock.advance(interval)
    await settled()
    expect(harness.pending.has('readClock')).toBe(true)
  },
  '[VALUE-03] goes on after a clock that could not be read': async (harness) => {
    await valuationChart.eventDrivers['USER.comes'](harness)
    harness.clock.advance(interval)
    await settled()
    await harness.fail('readClock', new Error('no clock'))
    harness.clock.advance(interval)
    await settled()
    expect(harness.pending.has('readClock')).toBe(true)
  },
  '[VALUE-03] rests once the page is left': async (harness) => {
    await valuationChart.eventDrivers['USER.comes'](harness)
    harness.publish('presence', { type: 'PAGE_UNLOADED', at: 0 } as never)
    harness.clock.advance(interval)
    await settled()
    expect(harness.pending.has('readClock')).toBe(false)
  },
})
