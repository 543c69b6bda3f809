import Elk, { type ElkExtendedEdge, type ElkNode, type ElkShape } from 'elkjs/lib/elk.bundled.js'
import { boxOf, plateOf } from './box.ts'
import { type Chart, statesIn } from './chart.ts'
import type { ChartDrawing, Place, Point } from './drawing.ts'
import { arrowId, dotId, graphOf, headingId } from './graph.ts'
import { crossedHeadings } from './headings.ts'
import { alignRegions } from './regions.ts'
import { straightened } from './straight.ts'

/** `isApart` says that no arrow crosses the border of a state. */
export async function laidOut(chart: Chart, isApart = false): Promise<ChartDrawing> {
  const drawing = await withHeadingsPlaced(chart, new Set(), isApart)
  const crossed = crossedHeadings(drawing)
  return crossed.length === 0 ? drawing : withHeadingsPlaced(chart, new Set(crossed), isApart)
}

async function withHeadingsPlaced(chart: Chart, placed: ReadonlySet<string>, isApart: boolean): Promise<ChartDrawing> {
  const { graph, backward } = graphOf(chart, placed, isApart)
  const paper = await new Elk().layout(graph)
  const nodes = new Map(nodesIn(paper).map((node) => [node.id, node]))
  const edges = new Map(nodesIn(paper).flatMap((node) => node.edges?.map((edge) => [edge.id, edge] as const) ?? []))
  const { width, height } = placeOf(paper)

  const drawing: ChartDrawing = {
    width,
    height,
    states: statesIn(chart.root).map((state) => ({
      state,
      box: boxOf(state, state === chart.root),
      heading: placed.has(state.id) ? placeOf(nodes.get(headingId(state))) : null,
      ...placeOf(nodes.get(state.id)),
    })),
    arrows: chart.arrows.map((arrow, i) => {
      const edge = edges.get(arrowId(i))
      const points = pointsOf(edge)
      return {
        arrow,
        points: backward.has(arrow) ? points.toReversed() : points,
        plate: { ...plateOf(arrow), ...placeOf(edge?.labels?.[0]) },
      }
    }),
    dots: statesIn(chart.root)
      .filter(({ initial }) => initial)
      .map((of) => ({ of, points: pointsOf(edges.get(dotId(of))), ...placeOf(nodes.get(dotId(of))) })),
  }
  return straightened(alignRegions(drawing))
}

function pointsOf(edge: ElkExtendedEdge | undefined): Point[] {
  const [section] = edge?.sections ?? []
  if (!section) throw new Error(`the layout found no way for ${edge?.id ?? 'an arrow'}`)
  return [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
}

function placeOf(shape: ElkShape | undefined): Place {
  if (!shape) throw new Error('the layout lost a part of the chart')
  const { x = 0, y = 0, width = 0, height = 0 } = shape
  return { x, y, width, height }
}

function nodesIn(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)]
}
