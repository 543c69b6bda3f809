import { productName } from '#domain/pages.ts'
import { Door } from './door.tsx'

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2">
      <span className="text-walnut-ink">
        <Door size={22} />
      </span>
      <span className="font-serif text-[1.375rem] leading-none font-medium tracking-[-0.01em]">{productName}</span>
    </span>
  )
}
