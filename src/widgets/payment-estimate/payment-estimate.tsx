import { paymentEstimateMachine } from '#machines/payment-estimate/payment-estimate.machine.ts'
import { purchaseEstimate, rentalEstimate, type Terms, untyped, wrongField } from '#machines/payment-estimate/terms.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { PurchaseView } from './purchase-view.tsx'
import { RentalView } from './rental-view.tsx'

/** PROP-19. */
export function PaymentEstimate({ terms }: { terms: Terms }) {
  const [snapshot, send] = useWorkflow(paymentEstimateMachine, { input: terms })
  const { typed, household } = snapshot.context
  if (snapshot.hasTag('rental'))
    return (
      <RentalView
        costs={terms.costs}
        household={household}
        estimate={rentalEstimate(household, terms)}
        onParking={(parks) => send({ type: 'CHOOSE_PARKING', parks })}
        onPets={(count) => send({ type: 'CHOOSE_PETS', count })}
      />
    )
  return (
    <PurchaseView
      typed={typed}
      areTaxesListed={typed.taxes !== '' && typed.taxes === untyped(terms).taxes}
      wrong={snapshot.hasTag('wrong') ? wrongField(typed) : null}
      estimate={snapshot.hasTag('wrong') || snapshot.hasTag('incomplete') ? null : purchaseEstimate(typed, terms)}
      onType={(field, text) => send({ type: 'TYPE', field, text })}
    />
  )
}
