import { type ModalField, type ModalValues, teamSizes } from '#machines/demo-modal/form.ts'
import type { DemoProblem } from '#machines/demo-request/problem.ts'
import { demoRequestShortLimits as limits } from '#openapi/generated/limits/demo-request-short.ts'
import { modalLabels, demoModal as words } from '#src/content/demo-modal.ts'
import { demoFieldWords, hiddenFieldLabel } from '#src/content/demo-request.ts'
import { HiddenField } from '#src/ui/hidden-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { emailInput, TextField } from '#src/ui/text-field.tsx'

interface Props {
  values: ModalValues
  busy: boolean
  problem: DemoProblem | null
  onChange: (field: keyof ModalValues, value: string) => void
}

const teams = teamSizes.map((value) => ({ value, words: words.people(value) }))

export function DemoModalFields({ values, busy, problem, onChange }: Props) {
  const field = (name: ModalField) => ({
    name,
    label: modalLabels[name],
    value: values[name],
    onChange: (value: string) => onChange(name, value),
    readOnly: busy,
    error: problem && demoFieldWords(problem, name, modalLabels[name]),
  })
  return (
    <div className="grid grid-cols-1 gap-y-3">
      <TextField {...field('name')} required autoComplete="name" maxLength={limits.name} />
      <TextField {...field('email')} required {...emailInput} maxLength={limits.email} />
      <SelectField {...field('teamSize')} options={teams} unchosen={words.chooseTeam} />
      <TextArea {...field('message')} required maxLength={limits.message} leftWords={words.notesLeft} />
      <HiddenField
        name="website"
        label={hiddenFieldLabel}
        value={values.website}
        onChange={(value) => onChange('website', value)}
      />
    </div>
  )
}
