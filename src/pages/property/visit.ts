import { wire } from '#machines/port.ts'
import { visitEndOf, visitMachine } from '#machines/visit/visit.machine.ts'
import { endVisit, updateVisit } from '#src/api/visit.ts'
import { presence } from '#src/browser/presence.ts'

export const visit = wire(visitMachine, {
  actors: { presence, updateVisit },
  actions: {
    endVisit: ({ context }, { exitTime }) => endVisit(context.propertyId, visitEndOf(context, exitTime)),
  },
})
