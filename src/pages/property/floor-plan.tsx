import { useId, useRef, useState } from 'react'
import { isMainFloor, type FloorPlan as Plan, type PlanFloor } from '#domain/floor-plan/plan.ts'
import { pictureOf } from '#src/browser/svg-picture.ts'
import { interiorWords, planTitle, roomSize, floorPlanWords as words } from '#src/content/floor-plan.ts'
import { gallery } from '#src/content/gallery.ts'
import { Button } from '#src/ui/button.tsx'
import { ExpandIcon } from '#src/ui/icons.tsx'
import type { PhotoFile } from '#src/ui/photo.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { useLightbox } from '#src/widgets/lightbox/use-lightbox.tsx'
import { sectionTitle } from './facts.tsx'
import { FloorDrawing } from './floor-drawing.tsx'

/** PROP-29: the home's floors, drawn from its data; nothing without a plan. */
export function FloorPlanSection({ plan }: { plan: Plan | null }) {
  const id = useId()
  if (!plan) return null
  const [first, ...others] = plan.floors
  return (
    <section id="floor-plan" aria-labelledby={id}>
      <h2 id={id} className={sectionTitle}>
        {words.title}
      </h2>
      {others.length === 0 ? (
        first && <Floor plan={plan} floor={first} />
      ) : (
        <Tabs
          look="open"
          label={words.floors}
          initial={Math.max(0, plan.floors.findIndex(isMainFloor))}
          tabs={plan.floors.map((floor) => ({ name: floor.name, panel: <Floor plan={plan} floor={floor} /> }))}
        />
      )}
      <p className="mt-6 text-note text-ink-soft">
        {interiorWords(plan)} {words.note}
      </p>
    </section>
  )
}

/** Pixels across that the enlarged drawing is sharp at. */
const enlargedWidth = 1600

function Floor({ plan, floor }: { plan: Plan; floor: PlanFloor }) {
  const drawing = useRef<SVGSVGElement>(null)
  const [picture, setPicture] = useState<PhotoFile[]>([])
  const { state, enlarge, view } = useLightbox()

  const press = () => {
    if (!drawing.current) return
    const { width, height } = drawing.current.viewBox.baseVal
    const url = pictureOf(drawing.current, 'plan-narrow')
    setPicture([
      { url, alt: planTitle(floor), width: enlargedWidth, height: Math.round((enlargedWidth * height) / width) },
    ])
    enlarge(0)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-gutter gap-y-6 md:grid-cols-12">
      <div className="@container md:col-span-8">
        <FloorDrawing ref={drawing} plan={plan} floor={floor} />
        <Button look="quiet" className="mt-4" onClick={press}>
          <ExpandIcon />
          {words.enlarge}
        </Button>
        <p role="status" className="mt-2 text-note text-ink-soft empty:mt-0">
          {state !== 'ready' && gallery[state]}
        </p>
        {view(picture)}
      </div>
      <ol aria-label={words.rooms(floor.name)} className="text-body md:col-span-4">
        {floor.rooms.map((room, place) => (
          <li key={room.id} className="flex flex-wrap gap-x-3 border-t border-rule py-1.5">
            <span aria-hidden="true" className="w-6 shrink-0 text-right text-ink-soft tabular-nums">
              {place + 1}
            </span>
            <span className="min-w-0 grow basis-32 [overflow-wrap:anywhere]">{room.name}</span>
            <span className="text-ink-soft tabular-nums">{roomSize(room)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
