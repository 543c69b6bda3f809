import type { ComponentProps } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string
}

/** A round button on a photo or a map, with a name for those who do not see its icon. */
export function IconButton({ label, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`overlay grid size-12 place-items-center rounded-full text-ink transition-colors duration-150 hover:bg-walnut hover:text-on-walnut focus-visible:-outline-offset-4 hover:focus-visible:outline-on-walnut ${className}`}
      {...rest}
    >
      {children}
    </button>
  )
}
