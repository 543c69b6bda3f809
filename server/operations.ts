// Written by "npm run contract": a file in server/<feature>/operations for each operation of the contract.
import { followConversation } from './chat/operations/follow-conversation.ts'
import { getConversation } from './chat/operations/get-conversation.ts'
import { getWidgetConversation } from './chat/operations/get-widget-conversation.ts'
import { sendChatMessage } from './chat/operations/send-chat-message.ts'
import { sendDemoRequest } from './demos/operations/send-demo-request.ts'
import { submitDemoRequest } from './demos/operations/submit-demo-request.ts'
import { captureLead } from './gate/operations/capture-lead.ts'
import { getAccessRequirements } from './gate/operations/get-access-requirements.ts'
import { validatePassword } from './gate/operations/validate-password.ts'
import { reportListing } from './listing-reports/operations/report-listing.ts'
import { getPropertyByUrl } from './listings/operations/get-property-by-url.ts'
import { getValuation } from './listings/operations/get-valuation.ts'
import { listPropertyImages } from './listings/operations/list-property-images.ts'
import type { Operations } from './operation.ts'
import { answerQuestion } from './questions/operations/answer-question.ts'
import { getQuestionByToken } from './questions/operations/get-question-by-token.ts'
import { acceptNewTime } from './tours/operations/accept-new-time.ts'
import { cancelTourRequest } from './tours/operations/cancel-tour-request.ts'
import { confirmTour } from './tours/operations/confirm-tour.ts'
import { confirmTourRequest } from './tours/operations/confirm-tour-request.ts'
import { getTourByToken } from './tours/operations/get-tour-by-token.ts'
import { getTourCalendar } from './tours/operations/get-tour-calendar.ts'
import { getTourFeed } from './tours/operations/get-tour-feed.ts'
import { getTourRequest } from './tours/operations/get-tour-request.ts'
import { listAvailableTimes } from './tours/operations/list-available-times.ts'
import { listNewTimes } from './tours/operations/list-new-times.ts'
import { listTourTimes } from './tours/operations/list-tour-times.ts'
import { postTourConfirmation } from './tours/operations/post-tour-confirmation.ts'
import { requestTour } from './tours/operations/request-tour.ts'
import { rescheduleTour } from './tours/operations/reschedule-tour.ts'
import { submitNewTime } from './tours/operations/submit-new-time.ts'
import { suggestNewTime } from './tours/operations/suggest-new-time.ts'
import { endVisit } from './visits/operations/end-visit.ts'
import { updateVisitDuration } from './visits/operations/update-visit-duration.ts'
import { getWidgetListing } from './widget/operations/get-widget-listing.ts'

/** Who answers what: the names are the contract's operationIds. */
export const operations = {
  acceptNewTime,
  answerQuestion,
  cancelTourRequest,
  captureLead,
  confirmTour,
  confirmTourRequest,
  endVisit,
  followConversation,
  getAccessRequirements,
  getConversation,
  getPropertyByUrl,
  getQuestionByToken,
  getTourByToken,
  getTourCalendar,
  getTourFeed,
  getTourRequest,
  getValuation,
  getWidgetConversation,
  getWidgetListing,
  listAvailableTimes,
  listNewTimes,
  listPropertyImages,
  listTourTimes,
  postTourConfirmation,
  reportListing,
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
