import { usZones } from '#tests/support/zones.ts'

/** Every zone of the United States and its territories, and two with offsets of partial hours. */
export const zones = [...usZones, 'Asia/Kathmandu', 'America/St_Johns']

/** Zones without clock changes. */
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
