import type { ReactNode } from 'react'
import { AlertIcon } from './site-icons.tsx'

interface NoticeProps {
  /** `alert` is the red box, announced at once; `calm` waits for its turn. */
  tone: 'alert' | 'calm'
  id?: string
  children: ReactNode
}

const tones = {
  alert: 'border-alert-rule bg-alert-wash text-alert',
  calm: 'border-rule bg-sage-wash text-ink',
}

export function Notice({ tone, id, children }: NoticeProps) {
  return (
    <div
      id={id}
      role={tone === 'alert' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-field border p-4 text-body [overflow-wrap:anywhere] ${tones[tone]}`}
    >
      <span className="mt-0.5">
        <AlertIcon />
      </span>
      <div>{children}</div>
    </div>
  )
}
