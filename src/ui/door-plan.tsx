import { useId } from 'react'

export type DoorState = 'swinging' | 'open' | 'ajar' | 'closed'

const leaf: Record<DoorState, string> = {
  swinging: 'animate-knock',
  open: '-rotate-90',
  ajar: '-rotate-32',
  closed: 'rotate-0',
}
const light: Record<DoorState, string> = {
  swinging: 'opacity-0',
  open: 'opacity-100',
  ajar: 'opacity-40',
  closed: 'opacity-0',
}

/** A front door as a floor plan draws it, hall above, garden below; how it stands says how something went. */
export function DoorPlan({ door }: { door: DoorState }) {
  const beam = useId()
  return (
    <svg viewBox="0 0 1200 800" aria-hidden="true" className="size-full" preserveAspectRatio="xMidYMid slice">
      <linearGradient id={beam} x2="0" y2="1" className="text-brass">
        <stop offset="0" stopColor="currentColor" stopOpacity="0.55" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <path d="M0 0H1200V420H750V480H450V420H0z" className="fill-sheet" />
      <Floor />
      <Hall />
      <Garden />
      <g className={`transition-opacity duration-700 ease-settle ${light[door]}`}>
        <path d="M458 450H742L880 800H320z" fill={`url(#${beam})`} />
      </g>
      <path
        d="M-9 420H450V480H-9zM750 420H1209V480H750z"
        className="fill-edge stroke-edge dark:fill-rule"
        strokeWidth="3"
      />
      <g className="fill-shade stroke-edge" strokeWidth="3">
        <path d="M150 424V476H330V424zM870 424V476H1050V424z" />
        <path d="M150 450H330M870 450H1050" />
      </g>
      <path d="M466 422H734M466 478H734" className="fill-none stroke-edge" strokeWidth="2" />
      <path d="M450 150A300 300 0 01750 450" className="fill-none stroke-brass" strokeWidth="4" />
      <g className={`origin-[450px_450px] transition-transform duration-700 ease-settle ${leaf[door]}`}>
        <path d="M450 440H750V460H450z" className="fill-walnut" />
        <path d="M716 426V474" className="stroke-brass" strokeWidth="8" strokeLinecap="round" />
      </g>
      <path d="M450 414h16v72h-16zM734 414h16v72h-16z" className="fill-walnut-deep" />
    </svg>
  )
}

const boards = Array.from({ length: 10 }, (_, index) => index * 42)

function Floor() {
  const joints = boards.flatMap((y, index) => [140, 660].map((x) => `M${(x + index * 370) % 1200} ${y}v42`))
  return (
    <path
      d={[...boards.slice(1).map((y) => `M0 ${y}H1200`), ...joints].join('')}
      className="fill-none stroke-rule"
      strokeWidth="1.5"
    />
  )
}

/** A bench on the left, a round table with a lamp on the right. */
function Hall() {
  return (
    <g className="fill-shade stroke-edge" strokeWidth="3">
      <path d="M96 236H330V316H96zM96 256H330M174 256V316M252 256V316" />
      <circle cx="962" cy="196" r="84" />
      <circle cx="962" cy="196" r="30" className="fill-brass" />
      <circle cx="962" cy="196" r="12" className="fill-sheet" />
    </g>
  )
}

function Garden() {
  return (
    <>
      <g className="fill-sheet stroke-edge" strokeWidth="3">
        <path d="M410 480H790V560H410z" />
        <path d="M450 560H750V600H450z" />
        <path d="M500 496H700V544H500z" className="fill-shade" />
      </g>
      <g className="fill-none stroke-edge" strokeWidth="2">
        <path d="M490 614H710V676H490zM490 690H710V752H490zM490 766H710V828H490zM600 614V676M560 690V752M640 766V828" />
      </g>
      <Shrub x={250} y={590} size={64} />
      <Shrub x={118} y={668} size={86} />
      <Shrub x={330} y={716} size={48} />
      <Shrub x={930} y={600} size={74} />
      <Shrub x={1072} y={690} size={92} />
      <Shrub x={862} y={730} size={46} />
    </>
  )
}

const branches = Array.from({ length: 12 }, (_, index) => index * 30)

function Shrub({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="fill-sage-wash stroke-sage" strokeWidth="3">
      <circle r={size} />
      {branches.map((angle) => (
        <path
          key={angle}
          d={`M${size * 0.3} 0H${size * (angle % 60 === 0 ? 0.86 : 0.66)}`}
          transform={`rotate(${angle})`}
        />
      ))}
    </g>
  )
}
