import { navigate } from 'wouter/use-browser-location'
import { accessGateMachine } from '#machines/access-gate/access-gate.machine.ts'
import { chatMachine } from '#machines/chat/chat.machine.ts'
import { photosMachine } from '#machines/photos/photos.machine.ts'
import { wire } from '#machines/port.ts'
import { propertyPageMachine } from '#machines/property-page/property-page.machine.ts'
import { visitEndOf, visitMachine } from '#machines/visit/visit.machine.ts'
import { sendMessage } from '#src/api/chat.ts'
import { loadConversation } from '#src/api/conversation.ts'
import { captureLead, validatePassword } from '#src/api/gate.ts'
import { checkAccess, loadImages, loadProperty } from '#src/api/property.ts'
import { endVisit, updateVisit } from '#src/api/visit.ts'
import { presence } from '#src/browser/presence.ts'
import { scrollToListing } from '#src/browser/scroll-to-listing.ts'
import { paths } from '#src/paths.ts'

/** The property page's machines with the world behind their ports. */
export const propertyMachine = wire(propertyPageMachine, {
  actors: {
    loadProperty,
    checkAccess,
    gate: wire(accessGateMachine, { actors: { validatePassword, captureLead } }),
    photos: wire(photosMachine, { actors: { loadImages } }),
    chat: wire(chatMachine, { actors: { sendMessage, scrollToListing, loadConversation } }),
    visit: wire(visitMachine, {
      actors: { presence, updateVisit },
      actions: {
        endVisit: ({ context }, { exitTime }) => endVisit(context.propertyId, visitEndOf(context, exitTime)),
      },
    }),
  },
  actions: {
    replaceAddress: ({ context }) =>
      navigate(paths.listing(context.key), { replace: true, state: { openedAs: context.openedAs } }),
    logError: (_, { error }) => console.error(error),
  },
})
