import { usZones } from '#tests/support/zones.ts'

/** Every zone of the United States and its territories, and two whose offsets are no whole hours. */
export const zones = [...usZones, 'Asia/Kathmandu', 'America/St_Johns']

/** Those whose clocks stand still. */
export const steadyZones = [
  'America/Phoenix',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'America/St_Thomas',
  'Pacific/Guam',
  'Pacific/Saipan',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
]
