import { classNoticeWords as words } from '#domain/messages/course-start.ts'
import { useViewedStudent } from '#web/components/courses/viewed-student.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { CourseNotice } from './use-course-notices.ts'

type CourseNoticesProps = { notices: readonly CourseNotice[]; onClose: (key: string) => void }

/** The notices of a course, on its card until it is closed (decision 0084). */
export function CourseNotices({ notices, onClose }: CourseNoticesProps) {
  const viewed = useViewedStudent()
  return notices.map(({ key, kind, subject, text, createdOn }) => (
    <Notice key={key} tone={kind === 'class' ? 'accent' : 'info'}>
      <p>
        <strong>{kind === 'class' ? words.changed(formatDate(createdOn)) : subject}</strong>
      </p>
      <p className="course-card__message">{text}</p>
      {kind === 'message' && <p className="muted">{words.message(formatDate(createdOn))}</p>}
      {viewed === undefined && (
        <Button variant="quiet" onClick={() => onClose(key)}>
          {words.close} <VisuallyHidden>{subject}</VisuallyHidden>
        </Button>
      )}
    </Notice>
  ))
}
