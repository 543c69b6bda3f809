import { accessGate } from './access-gate.acts.ts'
import { addressConfirm } from './address-confirm.acts.ts'
import { addressSearch } from './address-search.acts.ts'
import { chat } from './chat.acts.ts'
import { map } from './map.acts.ts'
import { monthCalendar } from './month-calendar.acts.ts'
import { photos } from './photos.acts.ts'
import { propertyPage } from './property-page.acts.ts'
import { propertyView } from './property-view.acts.ts'
import { sellerAnswer } from './seller-answer.acts.ts'
import { shareDialog } from './share-dialog.acts.ts'
import { timeLists, timeWheels } from './time-picker.acts.ts'
import { tooltip } from './tooltip.acts.ts'
import { tourConfirm } from './tour-confirm.acts.ts'
import { tourReschedule } from './tour-reschedule.acts.ts'
import { valuationChart } from './valuation-chart.acts.ts'
import { visit } from './visit.acts.ts'
import type { Walk } from './walk.ts'

/** Every workflow that a visitor meets in the browser. */
export const walks: Walk[] = [
  propertyPage,
  propertyView,
  addressSearch,
  accessGate,
  photos,
  chat,
  visit,
  map,
  shareDialog,
  tooltip,
  addressConfirm,
  sellerAnswer,
  monthCalendar,
  timeLists,
  timeWheels,
  tourConfirm,
  tourReschedule,
  valuationChart,
]
