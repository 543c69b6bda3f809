import type { AnyStateMachine } from 'xstate'

/**
 * The specification of a workflow as a chart of its own, written from the requirements and never from the machine, in the
 * visitor's words, with what is seen in each of its states. A look may depend on the chart's context.
 */
export interface Model {
  /** Ids of the requirements that the chart was written from. */
  requirements: string[]
  chart: AnyStateMachine
  /**
   * Which of these ids a transition proves, without the chart's id: by its event (`USER.saves`), by a state that it leads to
   * (`form.failed`), or by the state that it is taken in and its event (`still STAGE.moves`). `API.chat` stands for all events,
   * `open` for all states whose names begin with it and a dot. A transition that no requirement asks for has none.
   */
  proves?: Record<string, string[]>
  /** By the id of a state without children. In a parallel chart the looks of all active states are seen together. */
  looks: Record<string, Look>
}

// biome-ignore lint/suspicious/noExplicitAny: each chart has a context of its own.
type Look = object | ((context: any) => object)
