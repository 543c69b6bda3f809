import { share as words } from '#src/content/share.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { MailIcon } from '#src/ui/icons.tsx'
import { CopyLinkView, type CopyLinkViewProps } from './copy-link-view.tsx'
import { shareRow } from './share-row.ts'

export interface ShareDialogViewProps extends CopyLinkViewProps {
  open: boolean
  /** Null where the address is withheld; the link is shared all the same. */
  address: string | null
  /** The address of the page. */
  link: string
  /** A mailto address. */
  mailHref: string
  onClose: () => void
}

/** SHARE-01. Tablet layouts begin at 600 px and end at 900 px. */
const measures = 'max-h-[min(600px,100%)] max-w-[700px] sm:max-md:max-w-[480px]'

/** Ways to pass a home on. Load it lazily. */
export function ShareDialogView({ open, address, link, mailHref, onClose, ...copying }: ShareDialogViewProps) {
  return (
    <Dialog open={open} title={words.title} closeLabel={words.close} onClose={onClose} measures={measures}>
      <div className="overflow-y-auto px-[min(1.5rem,7.5vw)] pb-6">
        {address && <p className="text-body">{address}</p>}
        <p className="mb-6 text-note text-ink-soft [overflow-wrap:anywhere]">{link}</p>
        <div className="flex flex-col gap-3">
          <CopyLinkView {...copying} />
          <a href={mailHref} className={`${shareRow} w-full [@media(width>501px)]:w-[min(16rem,55%)]`}>
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
