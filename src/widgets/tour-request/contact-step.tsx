import type { TourPhone } from '#domain/tour-phone.ts'
import type { TourRequestProblem } from '#machines/tour-request/problem.ts'
import type { ContactField, ContactValues } from '#machines/tour-request/request.ts'
import { newTourRequestLimits as limits } from '#openapi/generated/limits/new-tour-request.ts'
import { contactFieldWords, contactLabel, tourRequestForm as words } from '#src/content/tour-request-form.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { emailInput, phoneInput, TextField } from '#src/ui/text-field.tsx'

interface Props {
  contact: ContactValues
  tourPhone: TourPhone
  problem: TourRequestProblem | null
  onChange: (field: ContactField, value: string) => void
}

export function ContactStep({ contact, tourPhone, problem, onChange }: Props) {
  const field = (name: ContactField) => ({
    name,
    label: contactLabel(name, tourPhone),
    value: contact[name],
    onChange: (value: string) => onChange(name, value),
    error: contactFieldWords(problem, name),
  })
  return (
    <div className="flex flex-col gap-4">
      <h3 data-first="" tabIndex={-1} className="font-serif text-lead font-medium outline-none">
        {words.contactTitle}
      </h3>
      <TextField {...field('name')} required autoComplete="name" maxLength={limits.name} />
      <TextField {...field('email')} required {...emailInput} maxLength={limits.email} />
      {tourPhone !== 'not_asked' && (
        <TextField {...field('phone')} required={tourPhone === 'required'} {...phoneInput} maxLength={limits.phone} />
      )}
      <TextArea {...field('note')} maxLength={limits.note} leftWords={words.noteLeft} hint={words.noteHint} />
    </div>
  )
}
