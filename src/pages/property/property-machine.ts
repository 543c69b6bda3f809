import { navigate } from 'wouter/use-browser-location'
import { accessGateMachine } from '#machines/access-gate/access-gate.machine.ts'
import { chatMachine } from '#machines/chat/chat.machine.ts'
import { photosMachine } from '#machines/photos/photos.machine.ts'
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
export const propertyMachine = propertyPageMachine.provide({
  actors: {
    loadProperty,
    checkAccess,
    gate: accessGateMachine.provide({ actors: { validatePassword, captureLead } }),
    photos: photosMachine.provide({ actors: { loadImages } }),
    chat: chatMachine.provide({ actors: { sendMessage, scrollToListing, loadConversation } }),
    visit: visitMachine.provide({
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
