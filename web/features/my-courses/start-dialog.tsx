import { startWords } from '#domain/messages/course-start.ts'
import { endOfCourse } from '#domain/progress/course-time.ts'
import type { ProgressFieldsFragment } from '#generated/operations.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { formatDate, formatDates } from '#web/lib/format/format-dates.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'

type StartDialogProps = {
  course: Pick<ProgressFieldsFragment, 'name' | 'courseType' | 'onlineDays' | 'dates' | 'startTime'>
  busy: boolean
  onStart: () => void
  onCancel: () => void
}

/** Says what starting a course sets going before it is started: its days for an Online one; for a Live one, access before its first class. */
export function StartDialog({ course, busy, onStart, onCancel }: StartDialogProps) {
  const now = serverNow()
  const [first] = course.dates ?? []
  return (
    <ConfirmDialog
      open
      title={startWords.title(course.name)}
      confirmLabel={startWords.confirm}
      busy={busy}
      onConfirm={onStart}
      onCancel={onCancel}
    >
      {course.courseType === 'Live' ? (
        <>
          {first !== undefined && Date.parse(first) > now && (
            <p>
              <strong>{startWords.firstClass(formatDates([first]), course.startTime ?? undefined)}</strong>
            </p>
          )}
          <p>{startWords.accessBegins}</p>
        </>
      ) : (
        <>
          <p>
            <strong>{startWords.daysBegin(course.onlineDays, formatDate(endOfCourse(course.onlineDays, now)))}</strong>
          </p>
          <p>{startWords.noPause}</p>
        </>
      )}
    </ConfirmDialog>
  )
}
