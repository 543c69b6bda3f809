import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { Door } from './door.tsx'

export type ButtonLook = 'primary' | 'quiet'

export const shape =
  'inline-flex min-h-12 items-center justify-center gap-3 rounded-field px-[min(1.5rem,7vw)] text-body font-medium transition-colors duration-150'
export const looks: Record<ButtonLook, string> = {
  primary: 'bg-walnut text-on-walnut hover:bg-walnut-deep',
  quiet: 'border border-edge text-ink hover:border-ink hover:bg-sheet',
}

const unreadyLook = 'border border-rule bg-shade text-ink-soft'

/** The look of a button, for a link that has to be an element of its own. */
export const buttonClass = (look: ButtonLook) => `${shape} ${looks[look]}`

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  look?: ButtonLook
  /** Waiting for an answer: it keeps its focus and says so, instead of being disabled and losing both. */
  busy?: boolean
  /** Not ready yet. It can't have the focus, and before the first script has run it submits nothing. */
  unready?: boolean
}

export function Button({
  look = 'primary',
  busy = false,
  unready = false,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      disabled={unready}
      className={`${shape} ${unready ? unreadyLook : looks[look]} ${className}`}
      {...rest}
    >
      {busy && <Door size={20} swinging />}
      {children}
    </button>
  )
}

interface ButtonLinkProps {
  href: string
  look?: ButtonLook
  children: ReactNode
}

export function ButtonLink({ href, look = 'primary', children }: ButtonLinkProps) {
  return (
    <Link href={href} className={`${shape} ${looks[look]}`}>
      {children}
    </Link>
  )
}
