import type { ReactNode } from 'react'
import { map as words } from '#src/content/map.ts'
import { Dialog } from '#src/ui/dialog.tsx'

export interface MapModalViewProps {
  open: boolean
  address: string | null
  onClose: () => void
  /** The canvas of the large map; it fills its frame. */
  children: ReactNode
}

/** The map, large. Load it lazily. */
export function MapModalView({ open, address, onClose, children }: MapModalViewProps) {
  return (
    <Dialog
      open={open}
      title={words.modalTitle}
      closeLabel={words.close}
      onClose={onClose}
      measures="h-[80vh] max-w-[75rem]"
    >
      {address && <p className="-mt-3 px-6 pb-4 text-body text-ink-soft">{address}</p>}
      <section aria-label={words.label(address)} className="relative min-h-0 grow bg-shade">
        {children}
      </section>
    </Dialog>
  )
}
