import { fromPromise } from 'xstate'
import { wire } from '#machines/port.ts'
import { type Variant, variantMachine } from '#machines/variant/variant.machine.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'

const place = 'variant'

const machine = wire(variantMachine, {
  actors: {
    readAsked: fromPromise<string | null, void>(async () => new URLSearchParams(location.search).get('variant')),
    readVariant: fromPromise<string | null, void>(async () => sessionStorage.getItem(place)),
    keepVariant: fromPromise<void, { variant: Variant }>(async ({ input }) =>
      sessionStorage.setItem(place, input.variant),
    ),
    drawVariant: fromPromise<Variant, void>(async () => (Math.random() < 0.5 ? 'a' : 'b')),
  },
})

/** HOME-10. Null until it is decided, which is never while the page is rendered ahead of its visitor. */
export function useVariant(): Variant | null {
  const [snapshot] = useWorkflow(machine)
  if (snapshot.hasTag('a')) return 'a'
  return snapshot.hasTag('b') ? 'b' : null
}
