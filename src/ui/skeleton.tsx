/** The place of something that is not here yet, in its final size: give it width and height. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block rounded-plate bg-shade ${className}`} />
}
