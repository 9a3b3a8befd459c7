import { startWords } from '#domain/messages/course-start.ts'
import { countsFrom } from '#domain/progress/counts-from.ts'
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

/** Says what starting a course sets going before it is started: from when its days count, and when they end. */
export function StartDialog({ course, busy, onStart, onCancel }: StartDialogProps) {
  const now = serverNow()
  const from = countsFrom(course, now)
  const end = formatDate(endOfCourse(course.onlineDays, from))
  return (
    <ConfirmDialog
      open
      title={startWords.title(course.name)}
      confirmLabel={startWords.confirm}
      busy={busy}
      onConfirm={onStart}
      onCancel={onCancel}
    >
      {from > now ? (
        <>
          <p>
            <strong>
              {startWords.firstClass(formatDates((course.dates ?? []).slice(0, 1)), course.startTime ?? undefined)}
            </strong>
          </p>
          <p>{startWords.daysFromClass(course.onlineDays, end)}</p>
        </>
      ) : (
        <p>
          <strong>{startWords.daysBegin(course.onlineDays, end)}</strong>
        </p>
      )}
      <p>
        {startWords.noPause} {startWords.waits}
      </p>
    </ConfirmDialog>
  )
}
