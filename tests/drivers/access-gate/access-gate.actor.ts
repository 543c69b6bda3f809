import { accessGateMachine } from '#machines/access-gate/access-gate.machine.ts'
import { accessGateModel } from '#machines/access-gate/access-gate.model.ts'
import type { GateField } from '#machines/access-gate/lead.ts'
import type { GateProblem } from '#machines/access-gate/problem.ts'
import { gateProblemHint, gateProblemWords } from '#src/content/gate.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'

const noField = { email: false, first_name: false, last_name: false, phone: false, company: false }
const threeFields = { ...noField, email: true, first_name: true, company: true }
const asks = (password: boolean, lead: boolean, required_fields: Record<string, boolean>) => ({
  propertyId: 7,
  requirements: { password_protection_enabled: password, lead_capture_enabled: lead, required_fields },
})
const meets = (password: boolean, lead: boolean, fields: Record<string, boolean>) => (stage: Stage) =>
  stage.start(asks(password, lead, fields))
const fill = (values: Partial<Record<GateField, string>>) => (stage: Stage) => {
  for (const [field, value] of Object.entries(values)) stage.send({ type: 'CHANGE', field, value } as never)
}
const refuse = (port: string, error: unknown) => (stage: Stage) => stage.fail(port, error)
const status = (code: number, body?: unknown) => ({ kind: 'status', status: code, body })
const issues = [
  { loc: ['body', 'email'], msg: 'value is not a valid email address', type: 'value_error' },
  { loc: ['body', 'phone'], msg: 'too long', type: 'value_error' },
]
const good = { email: ' ann.chen@example.com ', first_name: 'Ann ', company: ' Chen & Daughters' }
const kept = { success: true, session_id: 'session-of-the-lead' }

export const accessGate = {
  name: 'access-gate',
  machine: accessGateMachine,
  ports: { validatePassword: 'call', captureLead: 'call' },
  effects: [],
  model: accessGateModel,
  acts: {
    'GATE.asksPassword': meets(true, false, threeFields),
    'GATE.asksLead': meets(false, true, threeFields),
    'GATE.asksBoth': meets(true, true, threeFields),
    'GATE.asksPasswordAndUnnamedLead': meets(true, true, noField),
    'GATE.asksNothing': meets(false, false, noField),
    'GATE.asksUnnamedLead': meets(false, true, noField),
    'USER.typesBlankPassword': fill({ password: '  ' }),
    'USER.typesPassword': fill({ password: ' harbor-light ' }),
    'USER.fillsLeadWithBlanks': fill({ email: ' ', first_name: '\t', company: '  ' }),
    'USER.fillsLeadWithBadEmail': fill({ ...good, email: 'ann.chen@example' }),
    'USER.fillsLeadButCompany': fill({ ...good, company: ' ' }),
    'USER.fillsLead': fill(good),
    'USER.submits': (stage) => stage.send({ type: 'SUBMIT' }),
    'USER.submitsAgain': (stage) => {
      stage.send({ type: 'SUBMIT' })
      stage.send({ type: 'CHANGE', field: 'password', value: 'changed while waiting' } as never)
    },
    'API.password.right': (stage) => stage.answer('validatePassword', { success: true }),
    'API.password.wrong': (stage) => stage.answer('validatePassword', { success: false }),
    'API.password.500': refuse('validatePassword', status(500)),
    'API.password.429': refuse('validatePassword', { ...status(429), retryAfterSeconds: 600 }),
    'API.password.notJson': refuse('validatePassword', { kind: 'notJson' }),
    'API.password.network': refuse('validatePassword', { kind: 'network' }),
    'API.password.exception': refuse('validatePassword', new Error('The lights went out')),
    'API.lead.kept': (stage) => stage.answer('captureLead', kept),
    'API.lead.notKept': (stage) => stage.answer('captureLead', { success: false, session_id: null }),
    'API.lead.500': refuse('captureLead', status(500)),
    'API.lead.422.issues': refuse('captureLead', status(422, { detail: issues })),
    'API.lead.422.issue': refuse('captureLead', status(422, { detail: 'This address cannot be used.' })),
    'API.lead.422.bare': refuse('captureLead', status(422, {})),
    'API.lead.network': refuse('captureLead', { kind: 'network' }),
    'API.lead.notJson': refuse('captureLead', { kind: 'notJson' }),
  },
  see: (stage) => {
    const { snapshot } = stage
    if (snapshot.status === 'done') return { screen: 'granted', visitor: snapshot.output }
    const { asked, problem } = stage.context as {
      asked: { password: boolean; fields: GateField[] }
      problem: GateProblem | null
    }
    const call = (stage.inputOf('validatePassword') ?? stage.inputOf('captureLead')) as
      | { propertyId: number; password?: string; lead?: object }
      | undefined
    return {
      screen: 'gate',
      title: asked.password ? 'Access Required' : 'Contact Information',
      fields: [...(asked.password ? ['password'] : []), ...asked.fields],
      busy: snapshot.hasTag('busy'),
      message: problem && gateProblemWords(problem),
      hint: problem !== null && gateProblemHint(problem) !== null,
      ...(call?.propertyId === 7 && { sends: call.lead ?? { password: call.password } }),
    }
  },
} satisfies ActorDriver
