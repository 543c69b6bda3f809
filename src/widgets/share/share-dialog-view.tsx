import type { ReactNode } from 'react'
import { codeOf, messageDraft, previewOf, readableLink, whatsAppDraft, share as words } from '#src/content/share.ts'
import { Dialog, DialogBody } from '#src/ui/dialog.tsx'
import { lineIcon } from '#src/ui/icons.tsx'
import { MailIcon } from '#src/ui/site-icons.tsx'
import { CopyLinkView, type CopyLinkViewProps } from './copy-link-view.tsx'
import { shareRow } from './share-row.ts'

export interface ShareDialogViewProps extends CopyLinkViewProps {
  open: boolean
  /** Null where the address is withheld; the link is shared all the same. */
  address: string | null
  /** The address of the page. */
  link: string
  /** Of the listing at the address, where the page is not its own. */
  slug?: string | undefined
  /** A mailto address. */
  mailHref: string
  onClose: () => void
}

const MessageIcon = lineIcon('M4 4.5h16v11.5h-9L6.5 20v-4H4z')
/** A round speech bubble with a handset in it. */
const WhatsAppIcon = lineIcon(
  'M3.5 20.5l1.2-4.4a8.5 8.5 0 113.2 3.2zM9 8h1.3l.8 2.1-1.1.9a5.4 5.4 0 003 3l.9-1.1 2.1.8V15a1 1 0 01-1 1C11 16 8 13 8 9a1 1 0 011-1z',
)

/** SHARE-01. Tablet layouts begin at 600 px and end at 900 px. */
const measures = 'max-h-[min(600px,100%)] max-w-[700px] sm:max-md:max-w-[480px]'

const twoColumns = '[@media(width>501px)]:grid-cols-2'

/** Ways to pass a home on. Load it lazily. */
export function ShareDialogView({ open, address, link, slug, mailHref, onClose, ...copying }: ShareDialogViewProps) {
  const code = codeOf(link, slug)
  const preview = previewOf(link, slug)
  return (
    <Dialog open={open} title={words.title} closeLabel={words.close} onClose={onClose} measures={measures}>
      <DialogBody className="pb-6">
        <div className={`mb-6 grid items-center gap-x-6 gap-y-4 ${preview ? twoColumns : ''}`}>
          {preview && (
            <img
              src={preview}
              alt={words.previewAlt}
              width="1200"
              height="630"
              className="h-auto w-full rounded-field border border-rule bg-shade"
            />
          )}
          <div className="min-w-0 [overflow-wrap:anywhere]">
            {address && <p className="text-body">{address}</p>}
            <p className="text-note text-ink-soft">{readableLink(link)}</p>
          </div>
        </div>
        <div className={`grid items-start gap-6 ${code ? twoColumns : ''}`}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 [@media(width>501px)]:grid-cols-1">
            <CopyLinkView {...copying} />
            <ShareLink href={mailHref} icon={<MailIcon />}>
              {words.email}
            </ShareLink>
            <ShareLink href={messageDraft(address, link)} icon={<MessageIcon />}>
              {words.messages}
            </ShareLink>
            <ShareLink href={whatsAppDraft(address, link)} icon={<WhatsAppIcon />} isElsewhere>
              {words.whatsApp}
            </ShareLink>
          </div>
          {code && (
            <div className="flex flex-wrap items-center gap-4 [@media(width<=501px)]:flex-nowrap [@media(width>501px)]:mt-16">
              {/* A code is read by its dark cells on a bright ground, whatever the theme. */}
              <img src={code} alt={words.codeAlt} width="112" height="112" className="size-28 rounded-field bg-white" />
              <p className="max-w-[16rem] min-w-0 text-note text-ink-soft [overflow-wrap:anywhere]">{words.scan}</p>
            </div>
          )}
        </div>
      </DialogBody>
    </Dialog>
  )
}

interface ShareLinkProps {
  href: string
  icon: ReactNode
  children: string
  /** Opens beside this page. */
  isElsewhere?: boolean
}

function ShareLink({ href, icon, children, isElsewhere = false }: ShareLinkProps) {
  return (
    <a href={href} {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })} className={`${shareRow} w-full`}>
      <span className="text-walnut-ink">{icon}</span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {children} {isElsewhere && <span className="sr-only">{words.newTab}</span>}
      </span>
    </a>
  )
}
