import type { ReactNode } from 'react'

interface Props {
  /** The address of what is filmed; it stands above a wide film, as in a browser. */
  address: string
  children: ReactNode
}

/** A film of the product is no page to press: on a phone it is seen in a phone, elsewhere in a browser's window. */
export function FilmFrame({ address, children }: Props) {
  return (
    <div className="mx-auto max-sm:w-[min(84%,21rem)] max-sm:rounded-[2rem] max-sm:bg-ink max-sm:p-[10px] sm:rounded-field sm:border sm:border-rule sm:bg-sheet sm:shadow-lift">
      <p className="flex min-h-11 items-center gap-2 px-5 text-note text-ink-soft max-sm:hidden">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-rule" />
        <span aria-hidden="true" className="size-2.5 rounded-full bg-rule" />
        <span aria-hidden="true" className="mr-3 size-2.5 rounded-full bg-rule" />
        {address}
      </p>
      <div className="overflow-hidden max-sm:rounded-[1.4rem] max-sm:*:bg-transparent">{children}</div>
    </div>
  )
}
