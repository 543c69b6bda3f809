import { isMainFloor } from '#domain/floor-plan/plan.ts'
import { floorPlanWords as words } from '#src/content/floor-plan.ts'
import { FloorDrawing } from './floor-drawing.tsx'
import { drawingOf } from './no-photos.tsx'
import type { ShownListing } from './shown-listing.ts'

/** Where other homes have their mosaic of photos: the floor plan of this one, or a detail of the drawing of its type. */
export function StageAside({ listing: { type, details } }: { listing: Pick<ShownListing, 'type' | 'details'> }) {
  const plan = details.floorPlan
  const floor = plan && (plan.floors.find(isMainFloor) ?? plan.floors[0])
  if (!plan || !floor)
    return (
      <div className="stage-aside stage-detail">
        <img src={drawingOf(type)} alt="" width="1600" height="1067" />
      </div>
    )
  return (
    <a href="#floor-plan" aria-label={words.see} className="stage-aside">
      <FloorDrawing plan={plan} floor={floor} isPlain />
      <span className="overlay">{words.title}</span>
    </a>
  )
}
