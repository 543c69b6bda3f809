import '#src/styles/main.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { PropertyLocation } from '#machines/property-view/location.ts'
import { Button } from '#src/ui/button.tsx'
import { AddressConfirm } from '#src/widgets/address-confirm/address-confirm.tsx'

const query = new URLSearchParams(location.search)
const entered = query.get('entered') ?? ''
const suggestion: PropertyLocation | null = query.has('picked')
  ? { propertyAddress: entered, propertyLat: 37.9061, propertyLong: -122.5449 }
  : null

/** The confirmation part of an address box: it submits, and receives the result. */
function Box() {
  const [isSentOff, setSentOff] = useState(false)
  const [outcomes, setOutcomes] = useState<(PropertyLocation | 'cancelled')[]>([])
  const settle = (outcome: PropertyLocation | 'cancelled') => {
    setSentOff(false)
    setOutcomes((before) => [...before, outcome])
  }
  return (
    <main className="page py-16">
      <h1 className="font-serif text-title">{entered}</h1>
      <Button onClick={() => setSentOff(true)}>Find Home</Button>
      <output>{JSON.stringify(outcomes)}</output>
      {isSentOff && (
        <AddressConfirm
          entered={entered}
          suggestion={suggestion}
          onSave={settle}
          onCancel={() => settle('cancelled')}
        />
      )}
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Box />)
