import type { ReactNode } from 'react'
import { bathsWords, bedsWords, listingWords, sqftWords, typeWords } from '#src/content/listing.ts'
import { AreaIcon, BathIcon, BedIcon, HouseIcon } from '#src/ui/icons.tsx'
import type { ShownListing } from './shown-listing.ts'

/** Type, beds, baths and size, as far as they are known (PROP-11). */
export function Chips({ listing }: { listing: ShownListing }) {
  const { address, type, beds, baths, sqft } = listing
  if (address === null && beds === null && baths === null && sqft === null) return null
  return (
    <ul aria-label={listingWords.factsLabel} className="mt-6 flex flex-wrap gap-2">
      <Chip icon={type === 'land' ? <AreaIcon /> : <HouseIcon />}>{typeWords(type)}</Chip>
      {beds !== null && <Chip icon={<BedIcon />}>{bedsWords(beds)}</Chip>}
      {baths !== null && <Chip icon={<BathIcon />}>{bathsWords(baths)}</Chip>}
      {sqft !== null && <Chip icon={<AreaIcon />}>{sqftWords(sqft)}</Chip>}
    </ul>
  )
}

function Chip({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex min-h-10 items-center gap-2 rounded-full border border-rule bg-sheet pr-4 pl-3 text-body tabular-nums">
      <span className="text-sage">{icon}</span>
      <span>{children}</span>
    </li>
  )
}
