import type { HomePicture } from '../drawing.ts'
import { alderRidgePictures } from './alder-ridge.ts'
import { carverLoftsPictures } from './carver-lofts.ts'
import { harborTowerPictures } from './harbor-tower.ts'
import { juniperRowPictures } from './juniper-row.ts'
import { lindenPictures } from './linden.ts'
import { valenciaPictures } from './valencia.ts'

export const drawings: HomePicture[] = [
  ...alderRidgePictures,
  ...harborTowerPictures,
  ...juniperRowPictures,
  ...lindenPictures,
  ...valenciaPictures,
  ...carverLoftsPictures,
]
