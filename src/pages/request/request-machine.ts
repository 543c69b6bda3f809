import { demoRequestMachine } from '#machines/demo-request/demo-request.machine.ts'
import { submitDemoRequest } from '#src/api/demos.ts'

/** The machine of a request for a demo with the world behind its port. */
export const requestMachine = demoRequestMachine.provide({ actors: { submitDemoRequest } })
