import { createActor, fromPromise } from 'xstate'
import { chatMachine } from '#machines/chat/chat.machine.ts'
import type { EarlierConversation } from '#machines/chat/message.ts'
import { wire } from '#machines/port.ts'
import { chatAlone } from '#src/browser/chat-alone.ts'
import { askingWithKey, clientWithKey } from './asking.ts'
import conversationCss from './conversation.css?inline'
import { keepConversation, keptConversation } from './kept-conversation.ts'
import type { WidgetListing } from './listing.ts'
import panelCss from './panel.css?inline'
import { panelView } from './panel-view.ts'
import { sheetOrCard } from './sheet-or-card.ts'
import { wear } from './styles.ts'
import type { Tag } from './tag.ts'

interface Place {
  tag: Tag
  listing: WidgetListing
  root: ShadowRoot
  region: HTMLElement
  /** What opens and closes the panel, and gets the focus back. */
  button: HTMLElement
}

/** Penny's panel, at the first click: the same chat machine as on a listing's page, under a view of plain elements. */
export function openPanel({ tag, listing, root, region, button }: Place): { toggle(): void } {
  wear(root, panelCss + conversationCss, tag.nonce)
  const client = clientWithKey(tag)
  const kept = keptConversation(tag)
  const machine = wire(chatMachine, {
    actors: {
      ...chatAlone,
      sendMessage: askingWithKey(client),
      ...(kept !== null && {
        loadConversation: fromPromise<EarlierConversation, { propertyId: number }>(async ({ signal }) => {
          const { conversationWithKey } = await import('./earlier.ts')
          return conversationWithKey(client, tag, kept, signal)
        }),
      }),
    },
  })
  const actor = createActor(machine, {
    input: {
      propertyId: listing.property_id,
      agentId: listing.agent_id,
      visitor: { sessionId: null, email: null },
      scrollsAfterReply: false,
      restores: kept !== null,
    },
  })
  let tour: { open(): void } | undefined
  const view = panelView({
    address: listing.address,
    page: new URL(`..${listing.path}`, tag.address).href,
    givesTours: listing.gives_tours ?? false,
    onRequestTour: async () => {
      try {
        const { openTour } = await import('./tour.ts')
        tour ??= openTour({
          client,
          propertyId: listing.property_id,
          root,
          nonce: tag.nonce,
          dialog: view.dialog,
          conversationId: () => actor.getSnapshot().context.conversationId,
          onClose: () => view.input.focus({ preventScroll: true }),
        })
        tour.open()
        return true
      } catch {
        return false
      }
    },
    onDraft: (text) => actor.send({ type: 'TYPE', text }),
    onSend: () => actor.send({ type: 'SEND', at: new Date().toISOString() }),
    onClose: () => panel.toggle(),
  })
  region.append(view.dialog)
  button.setAttribute('aria-controls', view.dialog.id)
  const panel = sheetOrCard({ ...view, button })
  actor.subscribe(view.show)
  let said = 0
  actor.subscribe(({ context: { conversationId, messages } }) => {
    if (conversationId !== null && messages.length > said) keepConversation(tag, conversationId)
    said = messages.length
  })
  actor.start()
  panel.toggle()
  return panel
}
