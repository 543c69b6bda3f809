import { createActor } from 'xstate'
import { wire } from '#machines/port.ts'
import type { TourReceipt, TourRequestDetails, TourTimes } from '#machines/tour-request/request.ts'
import { tourRequestMachine } from '#machines/tour-request/tour-request.machine.ts'
import { tourRequestReceiptShape } from '#openapi/generated/answers/tour-request-receipt.ts'
import { tourTimesShape } from '#openapi/generated/answers/tour-times.ts'
import { call } from '../api/call.ts'
import { answerOf } from '../api/client.ts'
import { requestIds } from '../api/request-ids.ts'
import type { KeyedClient } from './asking.ts'
import { wear } from './styles.ts'
import tourCss from './tour.css?inline'
import { tourFormView } from './tour-form-view.ts'

interface Place {
  client: KeyedClient
  propertyId: number
  root: ShadowRoot
  nonce: string
  /** The panel; while a tour is requested it shows nothing else below its header. */
  dialog: HTMLDialogElement
  /** The conversation that the tour belongs to; null before the first answer. */
  conversationId(): string | null
  /** Gets the focus back. */
  onClose(): void
}

/** The request of a tour within the panel, by the machine of a listing's page; a chunk of its own. */
export function openTour(place: Place): { open(): void } {
  const { client, propertyId, dialog } = place
  wear(place.root, tourCss, place.nonce)
  const idOf = requestIds()
  const machine = wire(tourRequestMachine, {
    actors: {
      listTourTimes: call<TourTimes, { propertyId: number }>(({ propertyId: id }, signal) =>
        answerOf(
          client.GET('/api/v1/public/properties/{id}/tour-times', { params: { path: { id } }, signal }),
          tourTimesShape,
        ),
      ),
      requestTour: call<TourReceipt, { propertyId: number; request: TourRequestDetails }>(
        ({ propertyId: id, request }, signal) => {
          const conversation = place.conversationId()
          return answerOf(
            client.POST('/api/v1/public/properties/{id}/tours', {
              params: { path: { id } },
              body: {
                ...request,
                request_id: idOf(id, request),
                ...(conversation !== null && { chat_conversation_id: conversation }),
              },
              signal,
            }),
            tourRequestReceiptShape,
          )
        },
      ),
    },
  })
  const actor = createActor(machine, { input: { propertyId, lead: null } })
  const view = tourFormView(actor.send)
  actor.subscribe((snapshot) => {
    const isOpen = snapshot.hasTag('open')
    if (isOpen) {
      if (!view.form.isConnected) dialog.append(view.form)
      dialog.classList.add('touring')
      view.show(snapshot)
    } else if (view.form.isConnected) {
      view.form.remove()
      dialog.classList.remove('touring')
      place.onClose()
    }
  })
  actor.start()
  return { open: () => actor.send({ type: 'OPEN' }) }
}
