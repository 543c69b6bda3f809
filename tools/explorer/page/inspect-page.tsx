import { useEffect, useState } from 'react'
import { follow } from '../inspector/channel.ts'
import type { InspectionState } from '../inspector/inspection.ts'
import { InspectionView } from '../inspector/inspection-view.tsx'

/** The inspector in its own window: it follows a page of this browser that was opened with `?inspect`. */
export function InspectPage() {
  const [state, setState] = useState<InspectionState | null>(null)
  useEffect(() => follow(setState), [])
  return (
    <main className="x-page x-wide">
      <header className="x-head">
        <p className="x-crumbs">
          <a href="/machines">Machines</a>
        </p>
        <h1>Inspector</h1>
      </header>
      {state ? <InspectionView state={state} /> : <p>Open a page of the site with ?inspect in its address.</p>}
    </main>
  )
}
