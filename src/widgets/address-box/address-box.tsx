import { type ComponentType, useEffect, useRef, useState } from 'react'
import { addressSearchMachine } from '#machines/address-search/address-search.machine.ts'
import { wire } from '#machines/port.ts'
import type { PropertyLocation } from '#machines/property-view/location.ts'
import { fetchLibrary, retrieve, suggest } from '#src/api/address-search.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { settings } from '#src/env.ts'
import type { AddressBoxState } from './address-box-state.ts'
import { AddressBoxView } from './address-box-view.tsx'

interface Props {
  /** The address of the page; another one, by back or forward, replaces what was typed. */
  address: string
  /** ADDR-01; with it a picked address gets its coordinates (ADDR-03). */
  withButton?: boolean
  /** ADDR-05: asks back before anything is found. The option is off where nothing is handed in. */
  Confirmation?: ComponentType<ConfirmationProps>
  onFind: (location: PropertyLocation) => void
  /** An address was picked, and not yet sent off. */
  onAddressChange?: (location: PropertyLocation) => void
}

interface ConfirmationProps {
  entered: string
  /** What was picked, where that is what was sent off. */
  suggestion: PropertyLocation | null
  onSave: (location: PropertyLocation) => void
  onCancel: () => void
}

const machine = wire(addressSearchMachine, {
  actors: { suggest, retrieve },
  // What does not arrive is missed when it is needed, and asked for again.
  actions: { fetchLibrary: () => void fetchLibrary().catch(() => {}) },
})

export function AddressBox({ address, withButton = false, Confirmation, onFind, onAddressChange }: Props) {
  const [unconfirmed, setUnconfirmed] = useState<PropertyLocation | null>(null)
  const listeners = useRef({ onFind, onAddressChange })
  listeners.current = { onFind: Confirmation ? setUnconfirmed : onFind, onAddressChange }
  const [snapshot, send] = useWorkflow(machine, {
    input: {
      hasToken: settings.mapboxToken !== '',
      wantsPlace: withButton,
      address,
      onFind: (location) => listeners.current.onFind(location),
      onAddressChange: (location) => listeners.current.onAddressChange?.(location),
    },
  })
  useEffect(() => send({ type: 'ADDRESS_CHANGED', address }), [send, address])
  const settle = (location: PropertyLocation | null) => {
    setUnconfirmed(null)
    if (location) onFind(location)
  }
  return (
    <>
      <AddressBoxView
        state={stateOf(snapshot)}
        isRefused={snapshot.hasTag('refused')}
        text={snapshot.context.text}
        suggestions={snapshot.context.suggestions}
        withButton={withButton}
        onType={(text) => send({ type: 'TYPE', text })}
        onPick={(suggestion) => send({ type: 'PICK', suggestion })}
        onSubmit={() => send({ type: 'SUBMIT' })}
        onDismiss={() => send({ type: 'DISMISS' })}
        onReopen={() => send({ type: 'REOPEN' })}
      />
      {Confirmation && unconfirmed && (
        <Confirmation
          entered={unconfirmed.propertyAddress ?? ''}
          suggestion={unconfirmed.propertyLat === null ? null : unconfirmed}
          onSave={settle}
          onCancel={() => settle(null)}
        />
      )}
    </>
  )
}

function stateOf(snapshot: { hasTag: (tag: Exclude<AddressBoxState, 'quiet'>) => boolean }): AddressBoxState {
  const states = ['plain', 'busy', 'offering', 'nothingFound', 'failed'] as const
  return states.find((state) => snapshot.hasTag(state)) ?? 'quiet'
}
