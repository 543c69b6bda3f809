import { navigate } from 'wouter/use-browser-location'
import type { accessGateMachine } from '#machines/access-gate/access-gate.machine.ts'
import { chatMachine } from '#machines/chat/chat.machine.ts'
import { photosMachine } from '#machines/photos/photos.machine.ts'
import { wire } from '#machines/port.ts'
import { propertyPageMachine } from '#machines/property-page/property-page.machine.ts'
import type { visitMachine } from '#machines/visit/visit.machine.ts'
import { sendMessage } from '#src/api/chat.ts'
import { loadConversation } from '#src/api/conversation.ts'
import { checkAccess, loadImages, loadProperty } from '#src/api/property.ts'
import { scrollToListing } from '#src/browser/scroll-to-listing.ts'
import { loadChunk } from '#src/chunks.ts'
import { lateMachine } from '#src/late-machine.ts'
import { paths } from '#src/paths.ts'

const loadGate = () => import('./gate.tsx')

/** The property page's machines with their calls and effects. */
export const propertyMachine = wire(propertyPageMachine, {
  actors: {
    loadProperty,
    checkAccess,
    gate: lateMachine<typeof accessGateMachine>(async () => (await loadChunk(loadGate)).gateMachine),
    photos: wire(photosMachine, { actors: { loadImages } }),
    chat: wire(chatMachine, { actors: { sendMessage, scrollToListing, loadConversation } }),
    visit: lateMachine<typeof visitMachine>(async () => (await loadChunk(() => import('./visit.ts'))).visit),
  },
  actions: {
    replaceAddress: ({ context }) =>
      navigate(paths.listing(context.key), { replace: true, state: { openedAs: context.openedAs } }),
    logError: (_, { error }) => console.error(error),
  },
})
