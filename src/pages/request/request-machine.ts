import { demoRequestMachine } from '#machines/demo-request/demo-request.machine.ts'
import { wire } from '#machines/port.ts'
import { submitDemoRequest } from '#src/api/demos.ts'

/** The machine of a demo request with its call. */
export const requestMachine = wire(demoRequestMachine, { actors: { submitDemoRequest } })
