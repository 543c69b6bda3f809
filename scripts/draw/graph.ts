import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import { boxOf, plateOf } from './box.ts'
import { type Arrow, type Chart, type State, statesIn } from './chart.ts'
import { backwardArrows } from './order.ts'

const dotSize = 10
const margin = 12

/** Every node with children needs them: the layout inherits none of them. Distances in pixels. */
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

export const arrowId = (index: number) => `arrow ${index}`
export const dotId = (state: State) => `dot ${state.id}`

/** The chart as the layout takes it. Arrows that point up the page are handed over head first; `backward` says which. */
export function graphOf(chart: Chart): { graph: ElkNode; backward: Set<Arrow> } {
  const backward = backwardArrows(chart)
  const graph = {
    id: 'paper',
    layoutOptions: { ...options, 'elk.padding': `[top=${margin},left=${margin},bottom=${margin},right=${margin}]` },
    children: [nodeOf(chart.root, true)],
    edges: [...chart.arrows.map((arrow, i) => edgeOf(arrow, i, backward.has(arrow))), ...initialEdges(chart.root)],
  }
  return { graph, backward }
}

function nodeOf(state: State, isRoot = false): ElkNode {
  const { width, height } = boxOf(state, isRoot)
  if (state.children.length === 0) return { id: state.id, width, height }
  return {
    id: state.id,
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height + 8},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // The layout turns a downward graph on its side and forgets to turn this with it.
      'elk.nodeSize.minimum': `(${height},${width})`,
    },
    children: [
      ...(state.initial ? [{ id: dotId(state), width: dotSize, height: dotSize }] : []),
      ...state.children.map((child) => nodeOf(child)),
    ],
  }
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
