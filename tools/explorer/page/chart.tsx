import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { StateData } from '../catalog/chart-data.ts'
import type { TakenTransition } from '../simulator/recorder.ts'

interface ChartProps {
  svg: string
  states: StateData[]
  /** Ids of the highlighted states. */
  active: string[]
  /** The transitions that were taken last. */
  taken: Pick<TakenTransition, 'from' | 'to'>[]
  selected: string | null
  onSelect: (id: string) => void
}

/** Below this share of its size, the text of a chart is too small to read. */
const readable = 0.8
const [smallest, largest] = [0.1, 3]
/** A chart with this ratio of height to width is printed on several pages. */
const tall = 1.9

/**
 * A machine's drawing with highlighted states: zoomed by buttons and Ctrl with the wheel, moved by dragging, navigated
 * by keys.
 */
export function ChartView({ svg, states, active, taken, selected, onSelect }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState<number | null>(null)
  const size = sizeOf(svg)
  const focus = selected ?? deepest(active)

  const fit = useCallback(() => {
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {}
    setScale(Math.min(1, clientWidth / size.width, clientHeight / size.height))
  }, [size.width, size.height])

  useLayoutEffect(() => {
    const { clientWidth = 0 } = frame.current ?? {}
    setScale(Math.min(1, Math.max(readable, clientWidth / size.width)))
  }, [size.width])

  useLayoutEffect(() => {
    const drawing = frame.current?.querySelector('svg')
    if (!drawing || scale === null) return
    drawing.setAttribute('width', String(size.width * scale))
    drawing.setAttribute('height', String(size.height * scale))
  }, [scale, size.width, size.height])

  useEffect(() => {
    for (const group of groupsIn(frame.current, '[data-state]')) {
      const id = group.dataset.state ?? ''
      group.classList.toggle('is-active', active.includes(id))
      group.classList.toggle('is-selected', id === selected)
    }
    for (const group of groupsIn(frame.current, '[data-from]')) {
      const { from, to } = group.dataset
      group.classList.toggle(
        'is-taken',
        taken.some((each) => each.from === from && each.to.includes(to ?? '')),
      )
      group.classList.toggle('is-outgoing', from === selected)
    }
  }, [active, taken, selected])

  useEffect(() => {
    // Without a highlighted state the initial state is scrolled into view.
    const group =
      groupsIn(frame.current, '[data-state]').find(({ dataset }) => dataset.state === focus) ??
      frame.current?.querySelector('.dot')
    if (frame.current && group && scale !== null) bringIntoView(frame.current, group)
  }, [focus, scale])

  return (
    <div className="x-chart">
      <div className="x-tools" role="toolbar" aria-label="Chart size">
        <button
          className="x-button"
          type="button"
          onClick={() => setScale((now) => Math.max(smallest, (now ?? 1) / 1.25))}
        >
          <span aria-hidden="true">−</span>
          <span className="x-hidden">Zoom out</span>
        </button>
        <span className="x-note">{Math.round((scale ?? 1) * 100)}%</span>
        <button
          className="x-button"
          type="button"
          onClick={() => setScale((now) => Math.min(largest, (now ?? 1) * 1.25))}
        >
          <span aria-hidden="true">+</span>
          <span className="x-hidden">Zoom in</span>
        </button>
        <button className="x-button" type="button" onClick={fit}>
          Fit
        </button>
        <button className="x-button" type="button" onClick={() => setScale(1)}>
          Full size
        </button>
      </div>
      <Walk states={states} active={active} selected={selected} onSelect={onSelect}>
        {(keys) => (
          // biome-ignore lint/a11y/useSemanticElements: a drawing that takes keys is no form control.
          <div
            ref={frame}
            className={size.height > tall * size.width ? 'x-paper is-long' : 'x-paper'}
            role="group"
            aria-label="Chart. Arrow keys choose a transition, Enter follows it, Backspace returns."
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys.
            tabIndex={0}
            onKeyDown={keys}
            onPointerDown={startDrag}
            onClick={(event) => {
              const group = (event.target as Element).closest<SVGGElement>('[data-state]')
              if (group?.dataset.state) onSelect(group.dataset.state)
            }}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is made by this repository.
            dangerouslySetInnerHTML={{ __html: svg }}
          />
        )}
      </Walk>
    </div>
  )
}

interface WalkProps {
  states: StateData[]
  active: string[]
  selected: string | null
  onSelect: (id: string) => void
  children: (keys: (event: KeyboardEvent) => void) => React.ReactNode
}

/** Moves along transitions by keys, and announces the current state. */
function Walk({ states, active, selected, onSelect, children }: WalkProps) {
  const [choice, setChoice] = useState(-1)
  const [trail, setTrail] = useState<string[]>([])
  const here = selected ?? states[0]?.id ?? ''
  const state = states.find(({ id }) => id === here)
  const exits = state?.transitions.filter(({ to }) => to.length > 0) ?? []
  const chosen = exits[choice]
  const nameOf = (id: string) => states.find((each) => each.id === id)?.name ?? id

  const move = (by: number) => {
    if (exits.length > 0) setChoice((now) => (now + by + exits.length) % exits.length)
  }
  const keys = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowRight: () => move(1),
      ArrowUp: () => move(-1),
      ArrowLeft: () => move(-1),
      Enter: () => {
        const [target] = chosen?.to ?? []
        if (target === undefined) return
        setTrail([...trail, here])
        setChoice(-1)
        onSelect(target)
      },
      Backspace: () => {
        const before = trail.at(-1)
        if (before === undefined) return
        setTrail(trail.slice(0, -1))
        setChoice(-1)
        onSelect(before)
      },
    }
    const act = actions[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  return (
    <>
      {children(keys)}
      <p className="x-where" aria-live="polite">
        {selected === null && active.length > 0 ? (
          <Active states={states} active={active} />
        ) : (
          <>
            {state && <strong>{state.name}</strong>}{' '}
            {chosen
              ? `${chosen.text} → ${chosen.to.map(nameOf).join(', ')} (${choice + 1} of ${exits.length}, Enter follows)`
              : exits.length > 0
                ? `Leads on: ${exits.map(({ text }) => text).join('; ')}`
                : 'No transition leads out of here.'}
          </>
        )}
      </p>
    </>
  )
}

/** The innermost active states and their possible events. */
function Active({ states, active }: Pick<WalkProps, 'states' | 'active'>) {
  const leaves = active.filter((id) => !active.some((other) => other.startsWith(`${id}.`)))
  const possible = states.filter(({ id }) => active.includes(id)).flatMap(({ transitions }) => transitions)
  return (
    <>
      <strong>{leaves.map((id) => id.split('.').slice(1).join('.')).join(', ')}</strong>{' '}
      {possible.length > 0 && `Possible: ${possible.map(({ text }) => text).join('; ')}`}
    </>
  )
}

/** The innermost active state; of several, the last. */
const deepest = (active: string[]) =>
  active.reduce<string | null>((best, id) => (depthOf(id) >= depthOf(best ?? '') ? id : best), null)
const depthOf = (id: string) => id.split('.').length

function groupsIn(root: Element | null, selector: string): SVGGElement[] {
  return [...(root?.querySelectorAll<SVGGElement>(selector) ?? [])]
}

function bringIntoView(frame: Element, group: Element): void {
  const [outer, inner] = [frame.getBoundingClientRect(), group.getBoundingClientRect()]
  const isInside =
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  if (isInside) return
  frame.scrollBy(
    Math.min(inner.left - outer.left - 16, inner.left + inner.width / 2 - (outer.left + outer.width / 2)),
    Math.min(inner.top - outer.top - 16, inner.top + inner.height / 2 - (outer.top + outer.height / 2)),
  )
}

/** A mouse drags the chart; touch scrolls it natively. */
function startDrag(event: PointerEvent<HTMLDivElement>): void {
  if (event.pointerType !== 'mouse' || event.button !== 0) return
  const frame = event.currentTarget
  const start = { x: event.clientX + frame.scrollLeft, y: event.clientY + frame.scrollTop }
  const drag = ({ clientX, clientY }: globalThis.PointerEvent) => frame.scrollTo(start.x - clientX, start.y - clientY)
  addEventListener('pointermove', drag)
  addEventListener('pointerup', () => removeEventListener('pointermove', drag), { once: true })
}

function sizeOf(svg: string): { width: number; height: number } {
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}
