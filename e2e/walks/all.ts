import { accessGate } from './access-gate.acts.ts'
import { addressConfirm } from './address-confirm.acts.ts'
import { addressSearch } from './address-search.acts.ts'
import { badges } from './badges.acts.ts'
import { chat } from './chat.acts.ts'
import { chatLoop } from './chat-loop.acts.ts'
import { countdown } from './countdown.acts.ts'
import { demoCarousel } from './demo-carousel.acts.ts'
import { demoModal } from './demo-modal.acts.ts'
import { demoRequest } from './demo-request.acts.ts'
import { film } from './film.acts.ts'
import { map } from './map.acts.ts'
import { monthCalendar } from './month-calendar.acts.ts'
import { motionControl } from './motion-control.acts.ts'
import { photos } from './photos.acts.ts'
import { propertyPage } from './property-page.acts.ts'
import { propertyView } from './property-view.acts.ts'
import { reveal } from './reveal.acts.ts'
import { sampleModal } from './sample-modal.acts.ts'
import { scrollHeadline } from './scroll-headline.acts.ts'
import { sellerAnswer } from './seller-answer.acts.ts'
import { shareDialog } from './share-dialog.acts.ts'
import { timeLists, timeWheels } from './time-picker.acts.ts'
import { tooltip } from './tooltip.acts.ts'
import { tourConfirm } from './tour-confirm.acts.ts'
import { tourRequestConfirm } from './tour-request-confirm.acts.ts'
import { tourReschedule } from './tour-reschedule.acts.ts'
import { typedText } from './typed-text.acts.ts'
import { typewriter } from './typewriter.acts.ts'
import { useCaseCarousel } from './use-case-carousel.acts.ts'
import { valuationChart } from './valuation-chart.acts.ts'
import { variant } from './variant.acts.ts'
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
  demoRequest,
  demoCarousel,
  monthCalendar,
  timeLists,
  timeWheels,
  tourConfirm,
  tourRequestConfirm,
  tourReschedule,
  valuationChart,
  useCaseCarousel,
  sampleModal,
  typedText,
  chatLoop,
  badges,
  typewriter,
  countdown,
  demoModal,
  film,
  motionControl,
  reveal,
  scrollHeadline,
  variant,
]
