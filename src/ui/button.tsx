import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { Door } from './door.tsx'

export type ButtonLook = 'primary' | 'quiet'

export const shape =
  'inline-flex min-h-12 items-center justify-center gap-3 rounded-field px-6 text-body font-medium transition-colors duration-150'
export const looks: Record<ButtonLook, string> = {
  primary: 'bg-walnut text-on-walnut hover:bg-walnut-deep',
  quiet: 'border border-edge text-ink hover:border-ink hover:bg-sheet',
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  look?: ButtonLook
  /** Waiting for an answer: it keeps its focus and says so, instead of being disabled and losing both. */
  busy?: boolean
}

export function Button({ look = 'primary', busy = false, className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      className={`${shape} ${looks[look]} ${className}`}
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
