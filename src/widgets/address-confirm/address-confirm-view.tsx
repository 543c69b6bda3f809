import { type ReactNode, useId } from 'react'
import { addressConfirm as words } from '#src/content/address-confirm.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

type Meant = 'suggested' | 'entered'

export interface AddressConfirmViewProps {
  entered: string
  /** Null where the provider knows no such address. */
  suggested: string | null
  meant: Meant
  /** A pin is there to be adjusted. */
  canAdjust: boolean
  adjusting: boolean
  map: ReactNode
  onMean: (which: Meant) => void
  onAdjust: () => void
  onSave: () => void
  onCancel: () => void
}

/** ADDR-05: 'Did you mean?' where there is a suggestion, else 'Confirm address'. Load it lazily. */
export function AddressConfirmView({ suggested, canAdjust, adjusting, map, ...props }: AddressConfirmViewProps) {
  const { entered, onAdjust, onSave, onCancel } = props
  return (
    <Dialog
      open
      title={suggested === null ? words.confirm : words.didYouMean}
      closeLabel={words.close}
      onClose={onCancel}
      measures="max-h-full max-w-[640px]"
    >
      <div className="flex flex-col gap-4 overflow-y-auto px-6 pt-1 pb-6">
        {suggested === null ? (
          <>
            <p>{words.unverified}</p>
            <p className="rounded-field border border-rule p-4 font-medium [overflow-wrap:anywhere]">{entered}</p>
          </>
        ) : (
          <>
            <Addresses {...props} suggested={suggested} />
            {map}
          </>
        )}
        <div className="flex flex-wrap gap-3">
          {canAdjust && (
            <Button
              look="quiet"
              aria-pressed={adjusting}
              onClick={onAdjust}
              className="aria-pressed:border-ink aria-pressed:bg-shade"
            >
              {words.adjust}
            </Button>
          )}
          <Button onClick={onSave}>{words.save}</Button>
          <Button look="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

interface AddressesProps {
  entered: string
  suggested: string
  meant: Meant
  onMean: (which: Meant) => void
}

function Addresses({ entered, suggested, meant, onMean }: AddressesProps) {
  const name = useId()
  const addresses = { suggested, entered }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{words.didYouMean}</legend>
      {(['suggested', 'entered'] as const).map((which) => (
        <label
          key={which}
          className="flex cursor-pointer gap-3 rounded-field border border-edge p-4 has-checked:border-ink has-checked:bg-sage-wash has-focus-visible:outline-2 has-focus-visible:outline-walnut-ink"
        >
          <input
            type="radio"
            name={name}
            checked={meant === which}
            onChange={() => onMean(which)}
            className="mt-1 size-4 shrink-0 accent-walnut"
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="block text-note text-ink-soft">{words[which]}</span>
            <span className="font-medium">{addresses[which]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
