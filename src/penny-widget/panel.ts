import { createActor } from 'xstate'
import { chatMachine } from '#machines/chat/chat.machine.ts'
import { wire } from '#machines/port.ts'
import { chatAlone } from '#src/browser/chat-alone.ts'
import { askingWithKey } from './asking.ts'
import conversationCss from './conversation.css?inline'
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
  const machine = wire(chatMachine, { actors: { ...chatAlone, sendMessage: askingWithKey(tag) } })
  const actor = createActor(machine, {
    input: {
      propertyId: listing.property_id,
      agentId: listing.agent_id,
      visitor: { sessionId: null, email: null },
      scrollsAfterReply: false,
      restores: false,
    },
  })
  const view = panelView({
    address: listing.address,
    page: new URL(`..${listing.path}`, tag.address).href,
    givesTours: listing.gives_tours ?? false,
    onDraft: (text) => actor.send({ type: 'TYPE', text }),
    onSend: () => actor.send({ type: 'SEND', at: new Date().toISOString() }),
    onClose: () => panel.toggle(),
  })
  region.append(view.dialog)
  button.setAttribute('aria-controls', view.dialog.id)
  const panel = sheetOrCard({ ...view, button })
  actor.subscribe(view.show)
  actor.start()
  panel.toggle()
  return panel
}
