import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import type { ComponentProps, ReactNode } from 'react'
import { useFocusBack } from './focus-back.ts'
import { CloseIcon } from './site-icons.tsx'

export interface DialogProps {
  open: boolean
  title: string
  closeLabel: string
  onClose: () => void
  /** Tailwind classes for the panel's greatest measures. */
  measures: string
  children: ReactNode
}

/** A titled modal dialog; closes by its button, Escape or the backdrop. Load it lazily: it brings Headless UI along. */
export function Dialog({ open, title, closeLabel, onClose, measures, children }: DialogProps) {
  useFocusBack()
  return (
    <HeadlessDialog open={open} onClose={onClose} className="relative z-40 outline-none">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-[rgb(13_20_33/0.55)] transition-opacity duration-150 data-closed:opacity-0"
      />
      <div className="fixed inset-0 grid place-items-center p-4">
        <DialogPanel
          transition
          className={`flex w-full flex-col overflow-hidden rounded-field bg-sheet text-ink shadow-lift transition duration-200 ease-settle data-closed:translate-y-2 data-closed:opacity-0 ${measures}`}
        >
          <div className="flex items-center justify-between gap-4 py-4 pr-4 pl-6">
            <DialogTitle className="font-serif text-title font-medium">{title}</DialogTitle>
            <button
              type="button"
              aria-label={closeLabel}
              onClick={onClose}
              className="grid size-12 place-items-center rounded-full transition-colors duration-150 hover:bg-shade"
            >
              <CloseIcon />
            </button>
          </div>
          {children}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}

/** What scrolls between the title and the actions. */
export function DialogBody({ className = '', ...more }: ComponentProps<'div'>) {
  return <div {...more} className={`grow overflow-y-auto px-[min(1.5rem,7.5vw)] ${className}`} />
}

/** The buttons at the foot of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 border-t border-rule px-[min(1.5rem,7.5vw)] py-3">{children}</div>
}
