import type { ComponentType } from 'react'

interface Props {
  label: string
  onClick: () => void
  Icon: ComponentType
}

/** One of the two round buttons that turn a carousel. */
export function ArrowButton({ label, onClick, Icon }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-full border border-edge transition-colors duration-150 hover:border-walnut hover:bg-walnut hover:text-on-walnut"
    >
      <Icon />
    </button>
  )
}
