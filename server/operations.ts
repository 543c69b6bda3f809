import type { Operations } from './operation.ts'
import { sendChatMessage } from './operations/chat/send-chat-message.ts'
import { captureLead } from './operations/properties/capture-lead.ts'
import { getAccessRequirements } from './operations/properties/get-access-requirements.ts'
import { getPropertyByUrl } from './operations/properties/get-property-by-url.ts'
import { listPropertyImages } from './operations/properties/list-property-images.ts'
import { validatePassword } from './operations/properties/validate-password.ts'
import { endVisit } from './operations/visits/end-visit.ts'
import { updateVisitDuration } from './operations/visits/update-visit-duration.ts'

/** Who answers what: the names are the contract's operationIds. */
export const operations = {
  captureLead,
  endVisit,
  getAccessRequirements,
  getPropertyByUrl,
  listPropertyImages,
  sendChatMessage,
  updateVisitDuration,
  validatePassword,
} satisfies Operations
