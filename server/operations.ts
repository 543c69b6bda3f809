import type { Operations } from './operation.ts'
import { getConversation } from './operations/chat/get-conversation.ts'
import { sendChatMessage } from './operations/chat/send-chat-message.ts'
import { sendDemoRequest } from './operations/demos/send-demo-request.ts'
import { submitDemoRequest } from './operations/demos/submit-demo-request.ts'
import { captureLead } from './operations/properties/capture-lead.ts'
import { getAccessRequirements } from './operations/properties/get-access-requirements.ts'
import { getPropertyByUrl } from './operations/properties/get-property-by-url.ts'
import { getValuation } from './operations/properties/get-valuation.ts'
import { listPropertyImages } from './operations/properties/list-property-images.ts'
import { validatePassword } from './operations/properties/validate-password.ts'
import { answerQuestion } from './operations/questions/answer-question.ts'
import { getQuestionByToken } from './operations/questions/get-question-by-token.ts'
import { acceptNewTime } from './operations/tours/accept-new-time.ts'
import { cancelTourRequest } from './operations/tours/cancel-tour-request.ts'
import { confirmTour } from './operations/tours/confirm-tour.ts'
import { confirmTourRequest } from './operations/tours/confirm-tour-request.ts'
import { getTourByToken } from './operations/tours/get-tour-by-token.ts'
import { getTourRequest } from './operations/tours/get-tour-request.ts'
import { listAvailableTimes } from './operations/tours/list-available-times.ts'
import { listNewTimes } from './operations/tours/list-new-times.ts'
import { listTourTimes } from './operations/tours/list-tour-times.ts'
import { postTourConfirmation } from './operations/tours/post-tour-confirmation.ts'
import { requestTour } from './operations/tours/request-tour.ts'
import { rescheduleTour } from './operations/tours/reschedule-tour.ts'
import { submitNewTime } from './operations/tours/submit-new-time.ts'
import { suggestNewTime } from './operations/tours/suggest-new-time.ts'
import { endVisit } from './operations/visits/end-visit.ts'
import { updateVisitDuration } from './operations/visits/update-visit-duration.ts'
import { getWidgetListing } from './operations/widget/get-widget-listing.ts'

/** Who answers what: the names are the contract's operationIds. */
export const operations = {
  acceptNewTime,
  answerQuestion,
  cancelTourRequest,
  captureLead,
  confirmTour,
  confirmTourRequest,
  endVisit,
  getAccessRequirements,
  getConversation,
  getPropertyByUrl,
  getQuestionByToken,
  getTourByToken,
  getTourRequest,
  getValuation,
  getWidgetListing,
  listAvailableTimes,
  listNewTimes,
  listPropertyImages,
  listTourTimes,
  postTourConfirmation,
  requestTour,
  rescheduleTour,
  sendChatMessage,
  sendDemoRequest,
  submitDemoRequest,
  submitNewTime,
  suggestNewTime,
  updateVisitDuration,
  validatePassword,
} satisfies Operations
