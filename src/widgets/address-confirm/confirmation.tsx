import { useMemo } from 'react'
import { addressConfirmMachine } from '#machines/address-confirm/address-confirm.machine.ts'
import { pictureFor } from '#machines/address-confirm/pin.ts'
import { wire } from '#machines/port.ts'
import type { PropertyLocation } from '#machines/property-view/location.ts'
import { validateAddress } from '#src/api/address-validation.ts'
import { mapPicture } from '#src/api/map-picture.ts'
import { measured } from '#src/browser/measured.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { addressConfirm as words } from '#src/content/address-confirm.ts'
import { settings } from '#src/env.ts'
import { Spinner } from '#src/ui/spinner.tsx'
import { AddressConfirmView } from './address-confirm-view.tsx'
import { Minimap, type MinimapState } from './minimap.tsx'

interface Props {
  entered: string
  /** What was picked among the suggestions, where that is what was sent off. */
  suggestion: PropertyLocation | null
  onSave: (location: PropertyLocation) => void
  onCancel: () => void
}

const machine = wire(addressConfirmMachine, {
  actors: { validateAddress },
  actions: { logUnchecked: (_, failure) => console.warn('The address could not be checked', failure) },
})

/** Asks back about an address that was sent off; another address is another one of these. */
export function Confirmation({ entered, suggestion, onSave, onCancel }: Props) {
  const [snapshot, send] = useWorkflow(machine, {
    input: { entered, picked: suggestion, hasToken: settings.mapboxToken !== '', onSave, onCancel },
  })
  const frame = useMemo(
    () => measured((size) => send({ type: 'MEASURED', picture: pictureFor(size, devicePixelRatio) })),
    [send],
  )
  const { suggested, meant, picture, pin } = snapshot.context
  const isSuggesting = snapshot.hasTag('suggesting')

  if (snapshot.hasTag('verifying')) {
    return (
      <p className="overlay fixed bottom-4 left-1/2 z-30 -translate-x-1/2 rounded-full px-4 py-2 text-note">
        <Spinner label={words.verifying} shown />
      </p>
    )
  }
  if (!isSuggesting && !snapshot.hasTag('unverified')) return null
  const { propertyAddress, propertyLat, propertyLong } = suggested
  const isPlaced = propertyLat !== null && propertyLong !== null
  return (
    <AddressConfirmView
      entered={entered}
      suggested={isSuggesting ? propertyAddress : null}
      meant={meant}
      canAdjust={snapshot.hasTag('pin')}
      adjusting={snapshot.hasTag('adjusting')}
      map={
        isPlaced && (
          <Minimap
            state={stateOf(snapshot)}
            address={propertyAddress ?? ''}
            latitude={propertyLat}
            picture={picture}
            src={picture && mapPicture(propertyLat, propertyLong, picture)}
            pin={pin}
            frame={frame}
            onShown={() => send({ type: 'PICTURE_SHOWN' })}
            onBroken={() => send({ type: 'PICTURE_BROKE' })}
            onMove={(by) => send({ type: 'MOVE_PIN', by })}
            onPlace={(at) => send({ type: 'PLACE_PIN', at })}
          />
        )
      }
      onMean={(which) => send({ type: 'MEAN', which })}
      onAdjust={() => send({ type: 'ADJUST_PIN' })}
      onSave={() => send({ type: 'SAVE' })}
      onCancel={() => send({ type: 'CANCEL' })}
    />
  )
}

function stateOf(snapshot: { hasTag: (tag: 'adjusting' | 'pin' | 'pictureGone') => boolean }): MinimapState {
  if (snapshot.hasTag('adjusting')) return 'adjusting'
  if (snapshot.hasTag('pin')) return 'pinned'
  return snapshot.hasTag('pictureGone') ? 'gone' : 'coming'
}
