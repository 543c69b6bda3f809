import type { MachineEntry } from '../catalog/page-data.ts'

const rowHeight = 40
const width = 420
const boxWidth = 150

/** Machines that invoke others on the left, the invoked ones on the right. */
export function InvocationMap({ entries }: { entries: MachineEntry[] }) {
  const parents = entries.filter(({ invokes }) => invokes.length > 0)
  const children = entries.filter(({ invokedBy }) => invokedBy.length > 0)
  const rows = Math.max(parents.length, children.length)
  const height = rows * rowHeight
  const yOf = (list: MachineEntry[], name: string) =>
    ((list.findIndex((entry) => entry.name === name) + 0.5) * height) / list.length
  const links = parents.flatMap(({ name, invokes }) => invokes.map((child) => ({ name, child })))
  return (
    <figure className="x-map">
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG with links in it is a group. */}
      <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-labelledby="map-text">
        <title id="map-text">{links.map(({ name, child }) => `${name} invokes ${child}.`).join(' ')}</title>
        {links.map(({ name, child }) => {
          const [from, to] = [yOf(parents, name), yOf(children, child)]
          const [left, right] = [boxWidth, width - boxWidth]
          const middle = (left + right) / 2
          return (
            <path
              key={`${name} ${child}`}
              d={`M${left} ${from}C${middle} ${from} ${middle} ${to} ${right - 4} ${to}`}
            />
          )
        })}
        {parents.map(({ name }) => (
          <Box key={name} name={name} x={0} y={yOf(parents, name)} />
        ))}
        {children.map(({ name }) => (
          <Box key={name} name={name} x={width - boxWidth} y={yOf(children, name)} />
        ))}
      </svg>
      <figcaption className="x-note">The other machines are started by a page or by the server.</figcaption>
    </figure>
  )
}

function Box({ name, x, y }: { name: string; x: number; y: number }) {
  return (
    <a href={`/machines/${name}`}>
      <rect x={x + 1} y={y - 14} width={boxWidth - 2} height={28} rx={4} />
      <text x={x + boxWidth / 2} y={y + 5}>
        {name}
      </text>
    </a>
  )
}
