import { daysOf } from '#domain/calendar.ts'
import { type TourKind, type TourTimes, timesOn } from '#machines/tour-request/request.ts'
import { shortDayWords, shortTimeWords, viewersTimeWords } from '#src/content/dates.ts'
import { slotTime } from '#src/content/slot-time.ts'
import { tourRequestForm as words } from '#src/content/tour-request-form.ts'
import { SlotTime } from '#src/ui/slot-time.tsx'
import { RadioChoice, RadioChoices } from './choices.tsx'
import { ViewersTime } from './viewers-time.tsx'

interface Props {
  times: TourTimes
  day: string | null
  time: string | null
  kind: TourKind
  viewerZone: string
  onDay: (day: string) => void
  onTime: (time: string) => void
  onKind: (kind: TourKind) => void
}

const kinds: TourKind[] = ['in_person', 'video']

export function TimeStep({ times, day, time, kind, viewerZone, onDay, onTime, onKind }: Props) {
  const { available_times: open, time_zone: zone, by_appointment } = times
  const slots = day ? timesOn(day, open) : []
  const viewersTime = (slot: string) => viewersTimeWords(slot, zone, viewerZone)
  const isElsewhere = slots.some(viewersTime)
  return (
    <div className="flex flex-col gap-6">
      <RadioChoices legend={words.kind} className="grid grid-cols-2 gap-2">
        {kinds.map((each) => (
          <RadioChoice key={each} name="kind" checked={each === kind} onChoose={() => onKind(each)}>
            {words.kinds[each]}
          </RadioChoice>
        ))}
      </RadioChoices>
      <RadioChoices legend={words.day} className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1">
        {daysOf(open).map((each, index) => (
          <RadioChoice
            key={each}
            name="day"
            label={shortDayWords(each)}
            checked={each === day}
            onChoose={() => onDay(each)}
            isFirst={index === 0}
            className="w-18 shrink-0"
          >
            <DayWords day={each} />
          </RadioChoice>
        ))}
      </RadioChoices>
      {day && (
        <RadioChoices
          legend={words.time(shortDayWords(day))}
          className={`grid gap-2 ${isElsewhere ? 'grid-cols-[repeat(auto-fill,minmax(6rem,1fr))]' : 'grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]'}`}
        >
          {isElsewhere && <p className="col-span-full text-note text-ink-soft">{slotTime.note}</p>}
          {slots.map((each) => (
            <RadioChoice key={each} name="time" checked={each === time} onChoose={() => onTime(each)}>
              <SlotTime time={shortTimeWords(each)} viewersTime={viewersTime(each)} />
            </RadioChoice>
          ))}
        </RadioChoices>
      )}
      <p className="text-note text-pretty text-ink-soft">
        {by_appointment && `${words.byAppointment} `}
        {words.clock(zone)} <ViewersTime time={time} zone={zone} viewerZone={viewerZone} />
      </p>
    </div>
  )
}

/** `Mon, Nov 23` on two lines. */
function DayWords({ day }: { day: string }) {
  const [name, date] = shortDayWords(day).split(', ')
  return (
    <>
      <span className="block">{name}</span>
      <span className="block whitespace-nowrap">{date}</span>
    </>
  )
}
