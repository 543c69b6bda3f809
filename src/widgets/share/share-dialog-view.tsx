import { share as words } from '#src/content/share.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { CheckIcon, LinkIcon, MailIcon } from '#src/ui/icons.tsx'

export interface ShareDialogViewProps {
  open: boolean
  /** Null where the address is withheld; the link is shared all the same. */
  address: string | null
  /** The address of the page. */
  link: string
  /** A mailto address. */
  mailHref: string
  copied: boolean
  onCopy: () => void
  /** The pointer or the focus left the button. */
  onLeaveCopy: () => void
  onClose: () => void
}

const row =
  'flex min-h-12 w-full items-center gap-[min(1rem,5vw)] rounded-field border border-edge px-[min(1rem,5vw)] text-left font-medium transition-colors duration-150 hover:border-ink hover:bg-paper'

/** Ways to pass a home on. Load it lazily. */
export function ShareDialogView({
  open,
  address,
  link,
  mailHref,
  copied,
  onCopy,
  onLeaveCopy,
  onClose,
}: ShareDialogViewProps) {
  return (
    <Dialog
      open={open}
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      measures="max-h-[min(600px,100%)] max-w-[28rem]"
    >
      <div className="overflow-y-auto px-[min(1.5rem,7.5vw)] pb-6">
        {address && <p className="text-body">{address}</p>}
        <p className="mb-6 text-note text-ink-soft [overflow-wrap:anywhere]">{link}</p>
        <div className="flex flex-col gap-3">
          <button type="button" onClick={onCopy} onPointerLeave={onLeaveCopy} onBlur={onLeaveCopy} className={row}>
            <span className="text-walnut-ink">{copied ? <CheckIcon /> : <LinkIcon />}</span>
            <span aria-live="polite">{copied ? words.copied : words.copyLink}</span>
          </button>
          <a href={mailHref} className={row}>
            <span className="text-walnut-ink">
              <MailIcon />
            </span>
            {words.email}
          </a>
        </div>
      </div>
    </Dialog>
  )
}
