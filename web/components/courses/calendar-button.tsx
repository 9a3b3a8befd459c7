import { CalendarPlus } from 'lucide-react'
import { academy } from '#domain/academy.ts'
import type { ClassDays } from '#domain/calendar/class-calendar.ts'
import { calendarWords } from '#domain/messages/calendar.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'

/** `course`: the data for the file, with one event for each class day, in the academy's time zone. */
type CalendarButtonProps = { course: ClassDays; describedBy?: string }

/** Downloads the classes of a Live course as a calendar file. The code that writes it loads on click. */
export function CalendarButton({ course, describedBy }: CalendarButtonProps) {
  if (course.dates.length === 0) return null
  const save = async () => {
    const { classCalendar } = await import('#domain/calendar/class-calendar.ts')
    const file = classCalendar(course, academy.timeZone, serverNow())
    if (file !== undefined) saveFile(file.name, 'text/calendar', file.text)
  }
  return (
    <Button variant="secondary" aria-describedby={describedBy} onClick={() => void save()}>
      <CalendarPlus size={18} aria-hidden="true" /> {calendarWords.add}
    </Button>
  )
}
