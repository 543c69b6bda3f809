/** A door as a floor plan draws it, leaf and swing: the mark of the house. While something is awaited, the leaf swings. */
export function Door({ size = 24, swinging = false }: { size?: number; swinging?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d="M1 20h22" strokeWidth="1.5" />
      <path d="M6 4a16 16 0 0116 16" strokeWidth="1.5" className="stroke-brass" />
      <path d="M6 20.75V2.5" strokeWidth="3" className={swinging ? 'origin-[6px_20px] animate-swing' : ''} />
    </svg>
  )
}
