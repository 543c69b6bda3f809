import type { ComponentProps } from 'react'
import type { GateField, GateRequirements, GateValues } from '#machines/access-gate/lead.ts'
import type { GateProblem } from '#machines/access-gate/problem.ts'
import { leadLimits } from '#openapi/generated/limits/lead.ts'
import { passwordAttemptLimits } from '#openapi/generated/limits/password-attempt.ts'
import { gateFields, gateFieldWords } from '#src/content/gate.ts'
import { emailInput, phoneInput, TextField } from '#src/ui/text-field.tsx'

type Shape = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'maxLength'
>

const shapes: Record<GateField, Shape> = {
  password: { type: 'password', autoComplete: 'current-password', maxLength: passwordAttemptLimits.password },
  email: { ...emailInput, maxLength: leadLimits.email },
  first_name: { type: 'text', autoComplete: 'given-name', maxLength: leadLimits.first_name },
  last_name: { type: 'text', autoComplete: 'family-name', maxLength: leadLimits.last_name },
  phone: { ...phoneInput, maxLength: leadLimits.phone },
  company: { type: 'text', autoComplete: 'organization', maxLength: leadLimits.company },
}

const names: GateField[] = ['first_name', 'last_name']

function gateFieldsOf(asked: Pick<GateRequirements, 'password' | 'fields'>): GateField[] {
  return asked.password ? ['password', ...asked.fields] : [...asked.fields]
}

/** Whether a problem is about a field. */
function isInvalid(problem: GateProblem, field: GateField): boolean {
  switch (problem.code) {
    case 'missing':
      return problem.fields.includes(field)
    case 'email':
      return field === 'email'
    case 'wrongPassword':
      return field === 'password'
    case 'leadIssues':
      return problem.issues.some((issue) => issue.field === field)
    default:
      return false
  }
}

interface GateFieldsProps {
  asked: Pick<GateRequirements, 'password' | 'fields'>
  values: GateValues
  busy: boolean
  problem: GateProblem | null
  /** The element that says what is wrong, for problems that have no sentence under their field. */
  noticeId: string
  onChange: (field: GateField, value: string) => void
}

export function GateFields({ asked, values, busy, problem, noticeId, onChange }: GateFieldsProps) {
  const fields = gateFieldsOf(asked)
  const namesSideBySide = fields.includes('first_name') && fields.includes('last_name')
  return (
    <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
      {fields.map((field) => {
        const isWrong = problem !== null && isInvalid(problem, field)
        const sentence = isWrong ? gateFieldWords(problem, field) : null
        return (
          <div key={field} className={namesSideBySide && names.includes(field) ? '' : 'sm:col-span-2'}>
            <TextField
              name={field}
              label={gateFields[field].label}
              value={values[field]}
              onChange={(value) => onChange(field, value)}
              required={field !== 'company'}
              readOnly={busy}
              error={isWrong ? (sentence ?? true) : null}
              describedBy={isWrong && !sentence ? noticeId : undefined}
              {...shapes[field]}
            />
          </div>
        )
      })}
    </div>
  )
}
