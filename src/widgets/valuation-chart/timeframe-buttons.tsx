import { useId } from 'react'
import { type Timeframe, timeframeNames } from '#machines/valuation-chart/timeframe.ts'
import { valuation as words } from '#src/content/valuation.ts'

interface Props {
  timeframe: Timeframe
  onPick: (timeframe: Timeframe) => void
}

/** VALUE-01: where there is room, five buttons; one of them is always chosen. */
export function TimeframeButtons({ timeframe, onPick }: Props) {
  const group = useId()
  return (
    <fieldset className="hidden h-12 w-75 grid-cols-5 rounded-field border border-edge p-0.5 @min-[28rem]:grid">
      <legend className="sr-only">{words.choice}</legend>
      {timeframeNames.map((name) => (
        <label
          key={name}
          className="relative grid place-items-center rounded-plate text-note font-medium transition-colors duration-150 hover:bg-shade has-checked:bg-walnut has-checked:text-on-walnut has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-walnut-ink"
        >
          <input
            type="radio"
            name={group}
            value={name}
            aria-label={`${words.timeframes[name].short}, ${words.timeframes[name].long}`}
            checked={name === timeframe}
            onChange={() => onPick(name)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {words.timeframes[name].short}
        </label>
      ))}
    </fieldset>
  )
}
