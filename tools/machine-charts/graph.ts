import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js'
import { boxOf, plateOf } from './box.ts'
import { type Arrow, type Chart, type State, statesIn } from './chart.ts'
import { parentOf } from './inner.ts'
import { backwardArrows } from './order.ts'

const dotSize = 10
const margin = 12

/** Options that every node with children needs, since the layout doesn't inherit them. Distances in pixels. */
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.nodeSelfLoop': '18',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
}

/** For a chart without arrows across borders: each state is laid out by itself, and unconnected states are packed. */
const apart = { 'elk.hierarchyHandling': 'SEPARATE_CHILDREN', 'elk.aspectRatio': '0.7' }

/** Packed states are ordered by priority, the initial state first. */
const first = { 'elk.priority': '1000' }

export const arrowId = (index: number) => `arrow ${index}`
export const dotId = (state: State) => `dot ${state.id}`
export const headingId = (state: State) => `heading ${state.id}`

/**
 * The chart as input of the layout. Arrows that point up are reversed; `backward` says which. Headings of the states in
 * `placed` are laid out as boxes, which arrows avoid; the others are in the corner of their frame. `isApart` says that
 * no arrow crosses the border of a state.
 */
export function graphOf(
  chart: Chart,
  placed: ReadonlySet<string>,
  isApart: boolean,
): { graph: ElkNode; backward: Set<Arrow> } {
  const backward = backwardArrows(chart)
  const graph: ElkNode = {
    id: 'paper',
    layoutOptions: { ...options, 'elk.padding': `[top=${margin},left=${margin},bottom=${margin},right=${margin}]` },
    children: [nodeOf(chart.root, placed, true)],
    edges: [...chart.arrows.map((arrow, i) => edgeOf(arrow, i, backward.has(arrow))), ...initialEdges(chart.root)],
  }
  return { graph: isApart ? withOwnEdges(graph) : graph, backward }
}

/** The layout swaps a frame's minimum size only when all states are laid out at once, see below. */
function minimumOf({ layoutOptions }: ElkNode): LayoutOptions {
  const [, height, width] = /^\((.*),(.*)\)$/.exec(layoutOptions?.['elk.nodeSize.minimum'] ?? '') ?? []
  return width === undefined ? {} : { 'elk.nodeSize.minimum': `(${width},${height})` }
}

/** A state that is laid out by itself contains the arrows between its children. */
function withOwnEdges({ edges = [], ...graph }: ElkNode): ElkNode {
  const owned = (node: ElkNode): ElkNode => ({
    ...node,
    layoutOptions: { ...node.layoutOptions, ...(node.children ? apart : {}), ...minimumOf(node) },
    ...(node.children && {
      children: node.children.map(owned),
      edges: edges.filter(({ targets: [target = ''] }) => parentOf(target) === node.id),
    }),
  })
  return owned(graph)
}

function nodeOf(state: State, placed: ReadonlySet<string>, isRoot = false): ElkNode {
  const { width, height } = boxOf(state, isRoot)
  if (state.children.length === 0) return { id: state.id, width, height }
  const isPlaced = placed.has(state.id)
  const heading = {
    id: headingId(state),
    width,
    height,
    layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
  }
  return {
    id: state.id,
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${isPlaced ? 8 : height + 8},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // The layout rotates a downward graph but doesn't rotate this value.
      'elk.nodeSize.minimum': `(${height},${width})`,
    },
    children: [
      ...(isPlaced ? [heading] : []),
      ...(state.initial ? [{ id: dotId(state), width: dotSize, height: dotSize, layoutOptions: first }] : []),
      ...state.children.map((child, index) => withPriority(nodeOf(child, placed), priorityOf(child, index, state))),
    ],
  }
}

function withPriority(node: ElkNode, priority: number): ElkNode {
  return { ...node, layoutOptions: { ...node.layoutOptions, 'elk.priority': String(priority) } }
}

/** Regions keep the order of declaration; final states come last. */
function priorityOf({ kind }: State, index: number, parent: State): number {
  if (parent.kind === 'parallel') return parent.children.length - index
  return kind === 'final' ? 0 : 1
}

function edgeOf(arrow: Arrow, index: number, isBackward: boolean): ElkExtendedEdge {
  const { width, height } = plateOf(arrow)
  return {
    id: arrowId(index),
    sources: [isBackward ? arrow.to : arrow.from],
    targets: [isBackward ? arrow.from : arrow.to],
    labels: [
      {
        // A label without text is left out of the layout.
        text: '-',
        width,
        height,
        layoutOptions: { 'elk.edgeLabels.placement': 'CENTER', 'elk.edgeLabels.inline': 'true' },
      },
    ],
  }
}

function initialEdges(root: State): ElkExtendedEdge[] {
  return statesIn(root).flatMap((state) =>
    state.initial ? [{ id: dotId(state), sources: [dotId(state)], targets: [state.initial] }] : [],
  )
}
