import type { Drawing } from '../drawing.ts'
import { carverLofts } from './carver-lofts.ts'
import { harborTower } from './harbor-tower.ts'
import { juniperRow } from './juniper-row.ts'
import { valencia } from './valencia.ts'

export const drawings: Drawing[] = [...harborTower, ...juniperRow, ...valencia, ...carverLofts]
