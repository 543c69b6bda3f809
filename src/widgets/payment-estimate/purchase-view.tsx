import type { LoanField, PurchaseEstimate, Typed } from '#machines/payment-estimate/terms.ts'
import { loanProblemWords, paymentEstimate as words } from '#src/content/payment-estimate.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { Sums } from './sums.tsx'

export interface PurchaseViewProps {
  typed: Typed
  /** They are as the listing says. */
  areTaxesListed: boolean
  /** The field that cannot be used. */
  wrong: LoanField | null
  /** Null until there is enough to reckon with. */
  estimate: PurchaseEstimate | null
  onType: (field: LoanField, text: string) => void
}

const textFields = ['price', 'down', 'rate', 'taxes'] as const
/** A down payment may be a percentage. */
const inDollars: readonly LoanField[] = ['price', 'taxes']
const hints: Partial<Record<LoanField, string>> = words.hints

export function PurchaseView({ typed, areTaxesListed, wrong, estimate, onType }: PurchaseViewProps) {
  const text = (field: (typeof textFields)[number]) => (
    <TextField
      name={field}
      label={words.labels[field]}
      value={typed[field]}
      onChange={(value) => onType(field, inDollars.includes(field) ? value.replace(/^\s*\$\s*/, '') : value)}
      prefix={inDollars.includes(field) ? words.dollar : undefined}
      required={field !== 'taxes'}
      inputMode={field === 'down' ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={20}
      error={wrong === field ? loanProblemWords(field) : null}
      hint={field === 'taxes' && areTaxesListed ? words.taxesOfListing : hints[field]}
    />
  )
  return (
    <div className="grid content-start gap-x-gutter gap-y-8 md:grid-cols-2">
      <div className="grid content-start gap-x-4 gap-y-6 sm:grid-cols-2">
        {text('price')}
        {text('down')}
        {text('rate')}
        <SelectField
          name="years"
          label={words.labels.years}
          value={typed.years}
          onChange={(value) => onType('years', value)}
          options={words.terms}
          unchosen={words.unchosenTerm}
        />
        {text('taxes')}
      </div>
      <div className="self-start rounded-plate border border-rule bg-sheet p-6">
        {estimate ? (
          <Sums
            sums={[
              { label: words.rows.loan, cents: estimate.loan },
              { label: words.rows.loanPayment, cents: estimate.loanPayment },
              estimate.dues ? { label: words.rows.dues, cents: estimate.dues } : null,
              estimate.taxes === null ? null : { label: words.rows.taxes, cents: estimate.taxes },
            ]}
            total={{ label: words.rows.total, cents: estimate.total }}
          />
        ) : (
          <p className="pb-4 text-body">{wrong ? words.cannotEstimate : words.incomplete}</p>
        )}
        <p className="border-t border-rule pt-4 text-note text-ink-soft">{words.saleNote}</p>
      </div>
    </div>
  )
}
