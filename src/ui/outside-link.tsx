import type { ReactNode } from 'react'
import { type ButtonLook, looks, shape } from './button.tsx'

interface OutsideLinkProps {
  /** An address that the site's own routes do not answer: a mail draft, or a page that the server passes on. */
  href: string
  look?: ButtonLook
  children: ReactNode
}

export function OutsideLink({ href, look = 'primary', children }: OutsideLinkProps) {
  return (
    <a href={href} className={`${shape} ${looks[look]}`}>
      {children}
    </a>
  )
}
