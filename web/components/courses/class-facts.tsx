import { CalendarDays, Clock, MapPin } from 'lucide-react'
import { formatDates } from '#web/lib/format/format-dates.ts'
import './class-facts.css'

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
    <ul className="class-facts">
      {dates.length > 0 && (
        <li>
          <CalendarDays size={18} aria-hidden="true" />
          {formatDates(dates)}
        </li>
      )}
      {times !== '' && (
        <li>
          <Clock size={18} aria-hidden="true" />
          {times}
        </li>
      )}
      {location !== undefined && location !== null && location !== '' && (
        <li>
          <MapPin size={18} aria-hidden="true" />
          {location}
        </li>
      )}
    </ul>
  )
}
