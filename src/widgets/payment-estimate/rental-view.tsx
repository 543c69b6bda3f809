import { useId } from 'react'
import { dollarsAndCents } from '#domain/cents.ts'
import type { Household, RentalEstimate, Terms } from '#machines/payment-estimate/terms.ts'
import { paymentEstimate as words } from '#src/content/payment-estimate.ts'
import { Sums } from './sums.tsx'

export interface RentalViewProps {
  costs: Terms['costs']
  household: Household
  estimate: RentalEstimate
  onParking: (parks: boolean) => void
  onPets: (count: number) => void
}

/** Where the listing names no number of pets, up to so many are reckoned with. */
const usualPets = 3

export function RentalView({ costs, household, estimate, onParking, onPets }: RentalViewProps) {
  const { rentalRows: rows } = words
  const name = useId()
  const mostPets = costs.pet_monthly === null ? 0 : (costs.most_pets ?? usualPets)
  const choice = 'size-5 shrink-0 accent-walnut'
  return (
    <div className="grid content-start gap-x-gutter gap-y-8 md:grid-cols-2">
      <div className="grid content-start gap-y-6">
        {costs.parking_monthly !== null && (
          <label className="flex min-h-11 items-center gap-3 text-body">
            <input
              type="checkbox"
              checked={household.parks}
              onChange={(event) => onParking(event.target.checked)}
              className={choice}
            />
            {words.parking(dollarsAndCents(costs.parking_monthly * 100))}
          </label>
        )}
        {mostPets > 0 && (
          <fieldset>
            <legend className="mb-1 text-note font-medium">
              {words.petsLabel(dollarsAndCents((costs.pet_monthly ?? 0) * 100))}
            </legend>
            <div className="flex flex-wrap gap-x-6">
              {[...Array(mostPets + 1).keys()].map((count) => (
                <label key={count} className="flex min-h-11 items-center gap-2 text-body">
                  <input
                    type="radio"
                    name={name}
                    checked={household.pets === count}
                    onChange={() => onPets(count)}
                    className={choice}
                  />
                  {count === 0 ? words.noPets : count}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <Sums
          sums={[
            { label: rows.rent, cents: estimate.rent },
            household.parks ? { label: rows.parking, cents: estimate.parking } : null,
            household.pets > 0 ? { label: rows.pets, cents: estimate.pets } : null,
          ]}
          total={{ label: rows.month, cents: estimate.month }}
        />
      </div>
      <div className="self-start rounded-plate border border-rule bg-sheet p-6">
        {estimate.deposit === null || estimate.moveIn === null ? (
          <p className="pb-4 text-body">{words.noDeposit}</p>
        ) : (
          <Sums
            sums={[
              { label: rows.firstMonth, cents: estimate.month },
              { label: rows.deposit, cents: estimate.deposit },
            ]}
            total={{ label: rows.moveIn, cents: estimate.moveIn }}
          />
        )}
        <p className="border-t border-rule pt-4 text-note text-ink-soft">{words.rentalNote}</p>
      </div>
    </div>
  )
}
