import { Door } from './door.tsx'

/** Something is on its way; `label` is said to screen readers, and shown where `shown` asks for it. */
export function Spinner({ label, shown = false, size = 20 }: { label: string; shown?: boolean; size?: number }) {
  return (
    <span role="status" className="inline-flex items-center gap-3">
      <Door size={size} swinging />
      <span className={shown ? '' : 'sr-only'}>{label}</span>
    </span>
  )
}
