import { type Ref, useId, useMemo } from 'react'
import { type Compass, drawFloor, type ScaleBar } from '#domain/floor-plan/draw.ts'
import type { PlanLabel } from '#domain/floor-plan/labels.ts'
import type { FloorPlan, PlanFloor } from '#domain/floor-plan/plan.ts'
import { planDescription, planTitle, floorPlanWords as words } from '#src/content/floor-plan.ts'

interface FloorDrawingProps {
  plan: FloorPlan
  floor: PlanFloor
  ref?: Ref<SVGSVGElement>
  /** Without words: it has no name of its own then. */
  isPlain?: boolean
}

/** One floor, drawn from its data in the colors of the page. */
export function FloorDrawing({ plan, floor, ref, isPlain = false }: FloorDrawingProps) {
  const id = useId()
  const { width, height, footer, marks, labels, scaleBar, compass } = useMemo(
    () => drawFloor(plan, floor),
    [plan, floor],
  )
  const shapes = marks.map(({ kind, d }) => <path key={`${kind} ${d}`} className={`plan-${kind}`} d={d} />)
  if (isPlain)
    return (
      <svg viewBox={`0 0 ${width} ${height - footer}`} aria-hidden="true" className="floor-plan">
        {shapes}
      </svg>
    )
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      className="floor-plan"
    >
      <title id={`${id}-title`}>{planTitle(floor)}</title>
      <desc id={`${id}-description`}>{planDescription(floor)}</desc>
      {shapes}
      {labels.map((label) => (
        <LabelText key={`${label.kind} ${label.x} ${label.y}`} label={label} />
      ))}
      <ScaleLine bar={scaleBar} />
      <NorthArrow compass={compass} />
    </svg>
  )
}

function LabelText({ label: { kind, x, y, text, fontSize, isUpright } }: { label: PlanLabel }) {
  return (
    <text
      className={`plan-${kind} ${kind === 'number' ? 'plan-narrow' : 'plan-wide'}`}
      x={x}
      y={y}
      fontSize={fontSize}
      strokeWidth={fontSize / 4}
      transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}
    >
      {text}
    </text>
  )
}

function ScaleLine({ bar: { x, y, half, feet, fontSize } }: { bar: ScaleBar }) {
  return (
    <g>
      <path className="plan-scale-full" d={`M${x} ${y - 2}h${half}v4h${-half}z`} />
      <path className="plan-scale" d={`M${x} ${y - 2}h${2 * half}v4h${-2 * half}z`} />
      <text className="plan-scale-text plan-wide" x={x + 2 * half + fontSize / 2} y={y} fontSize={fontSize}>
        {words.feet(feet)}
      </text>
      <text className="plan-scale-text plan-narrow" x={x + 2 * half + fontSize / 2} y={y} fontSize={fontSize * 2}>
        {words.feet(feet)}
      </text>
    </g>
  )
}

function NorthArrow({ compass: { x, y, radius, north } }: { compass: Compass }) {
  const tip = `M0 ${-radius}L${radius * 0.45} ${radius * 0.6}L0 ${radius * 0.3}L${-radius * 0.45} ${radius * 0.6}z`
  return (
    <g>
      <path className="plan-north" d={tip} transform={`translate(${x} ${y}) rotate(${north})`} />
      <text className="plan-north-text" x={x - radius * 1.7} y={y} fontSize={radius * 0.9}>
        {words.north}
      </text>
    </g>
  )
}
