import type { ReactNode, Ref } from 'react'

interface RevealViewProps {
  ref?: Ref<HTMLDivElement>
  state: 'there' | 'hidden' | 'fading'
  children: ReactNode
}

/** Keeps its place and stays readable for a screen reader; on paper, and where a keyboard has gone into it, it is there. */
export function RevealView({ ref, state, children }: RevealViewProps) {
  return (
    <div
      ref={ref}
      data-reveal={state}
      className="duration-700 ease-settle data-[reveal=fading]:transition-opacity data-[reveal=hidden]:opacity-0 focus-within:opacity-100! print:opacity-100!"
    >
      {children}
    </div>
  )
}
