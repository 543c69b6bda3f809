import type { ReactNode } from 'react'
import { map as words } from '#src/content/map.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { MapSurface, type MapSurfaceProps } from './map-surface.tsx'

export interface MapModalViewProps {
  open: boolean
  state: MapSurfaceProps['state']
  address: string | null
  onClose: () => void
  /** The canvas of the large map; it fills its frame. */
  children: ReactNode
}

/** The map, large. Load it lazily. */
export function MapModalView({ open, state, address, onClose, children }: MapModalViewProps) {
  return (
    <Dialog
      open={open}
      title={words.modalTitle}
      closeLabel={words.close}
      onClose={onClose}
      measures="h-[80vh] max-w-[75rem]"
    >
      {address && <p className="-mt-3 px-6 pb-4 text-body text-ink-soft">{address}</p>}
      <div className="relative isolate min-h-0 grow overflow-hidden bg-shade">
        <MapSurface state={state} address={address}>
          {children}
        </MapSurface>
      </div>
    </Dialog>
  )
}
