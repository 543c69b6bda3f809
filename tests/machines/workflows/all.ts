import type { Workflow } from '../../support/workflow.ts'
import { accessGate } from './access-gate.workflow.ts'
import { addressConfirm } from './address-confirm.workflow.ts'
import { addressSearch } from './address-search.workflow.ts'
import { badges } from './badges.workflow.ts'
import { chat } from './chat.workflow.ts'
import { chatLoop } from './chat-loop.workflow.ts'
import { countdown } from './countdown.workflow.ts'
import { demoCarousel } from './demo-carousel.workflow.ts'
import { demoModal } from './demo-modal.workflow.ts'
import { demoRequest } from './demo-request.workflow.ts'
import { film } from './film.workflow.ts'
import { map } from './map.workflow.ts'
import { monthCalendar } from './month-calendar.workflow.ts'
import { motionControl } from './motion-control.workflow.ts'
import { photos } from './photos.workflow.ts'
import { propertyPage } from './property-page.workflow.ts'
import { propertyView } from './property-view.workflow.ts'
import { reveal } from './reveal.workflow.ts'
import { sampleModal } from './sample-modal.workflow.ts'
import { scrollHeadline } from './scroll-headline.workflow.ts'
import { sellerAnswer } from './seller-answer.workflow.ts'
import { shareDialog } from './share-dialog.workflow.ts'
import { timePicker } from './time-picker.workflow.ts'
import { tooltip } from './tooltip.workflow.ts'
import { tourBooking } from './tour-booking.workflow.ts'
import { tourConfirm } from './tour-confirm.workflow.ts'
import { tourRequestConfirm } from './tour-request-confirm.workflow.ts'
import { tourReschedule } from './tour-reschedule.workflow.ts'
import { tourStatus } from './tour-status.workflow.ts'
import { typedText } from './typed-text.workflow.ts'
import { typewriter } from './typewriter.workflow.ts'
import { useCaseCarousel } from './use-case-carousel.workflow.ts'
import { valuationChart } from './valuation-chart.workflow.ts'
import { variant } from './variant.workflow.ts'
import { visit } from './visit.workflow.ts'

/** Every machine of the house; a machine that is missing here fails tests/machines/every-machine.test.ts. */
export const workflows: Workflow[] = [
  propertyPage,
  propertyView,
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
  demoModal,
  demoCarousel,
  tourBooking,
  tourConfirm,
  tourRequestConfirm,
  tourReschedule,
  monthCalendar,
  timePicker,
  addressSearch,
  tourStatus,
  valuationChart,
  motionControl,
  typedText,
  chatLoop,
  badges,
  typewriter,
  countdown,
  reveal,
  scrollHeadline,
  variant,
  film,
  useCaseCarousel,
  sampleModal,
]
