import { CalendarDays, Clock, MapPin } from 'lucide-react'
import { formatDates } from '#web/lib/format/format-dates.ts'

type ClassFactsProps = {
  /** 'YYYY-MM-DD', ascending. */
  dates: readonly string[]
  startTime?: string | null | undefined
  endTime?: string | null | undefined
  location?: string | null | undefined
}

/** When and where a Live course meets. */
export function ClassFacts({ dates, startTime, endTime, location }: ClassFactsProps) {
  const times = [startTime, endTime].filter(Boolean).join(' - ')
  return (
    <ul className="grid gap-2 p-0 list-none text-text-muted">
      {dates.length > 0 && (
        <li className="flex gap-2 items-start">
          <CalendarDays className="mt-[0.22rem] text-primary" size={18} aria-hidden="true" />
          {formatDates(dates)}
        </li>
      )}
      {times !== '' && (
        <li className="flex gap-2 items-start">
          <Clock className="mt-[0.22rem] text-primary" size={18} aria-hidden="true" />
          {times}
        </li>
      )}
      {location !== undefined && location !== null && location !== '' && (
        <li className="flex gap-2 items-start">
          <MapPin className="mt-[0.22rem] text-primary" size={18} aria-hidden="true" />
          {location}
        </li>
      )}
    </ul>
  )
}
