import { Clock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { progressMessages, progressWords } from '#domain/messages/progress.ts'
import { progressState } from '#domain/progress/progress.ts'
import { QueryError } from '#web/components/attempts/running-test-notice.tsx'
import { paths } from '#web/app/paths.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { useView } from './student-view.ts'

type CourseScreenProps<T> = {
  /** The request to the server, as TanStack Query returns it. */
  query: { data: T | undefined; error: Error | null; refetch: () => unknown }
  /** Where to go when the course cannot be opened: My Courses if absent. */
  exit?: string
  /** A course that ends while it is open leads away as well, instead of saying so here. */
  leaveWhenEnded?: boolean
  /** Holds the place while it loads. */
  loading: ReactNode
  children: (data: T) => ReactNode
}

/** Refusals after which the course cannot be shown at all. */
const closed = ['course-ended', 'course-not-started', 'progress-not-found']
/** Refusals of what an administrator has deleted. */
const gone = ['content-not-found', 'section-not-found', 'task-not-found']

/**
 * A screen of a running course. One whose time has ended when it is opened leads away (spec 3.4.12); one that ends while
 * it is open says 'Course Ended' (spec 3.2.17, 3.2.18), or leads away too (spec 3.4.12). What was deleted says so.
 */
export function CourseScreen<T extends { progress: { endTime: number } }>({
  query: { data, error, refetch },
  exit: wanted,
  leaveWhenEnded = false,
  loading,
  children,
}: CourseScreenProps<T>) {
  const view = useView()
  const exit = wanted ?? view?.exit ?? paths.myCourses
  const [openedAt] = useState(serverNow)
  const [cached] = useState(data)
  const now = useNow()
  const isClosed = error instanceof AppError && closed.includes(error.code)
  const endTime = data?.progress.endTime ?? 0
  const leaves = progressState(endTime, leaveWhenEnded ? now : openedAt) === 'ended'
  const refused = error && view?.refused(error)
  if (refused) return refused
  if (leaves || (isClosed && (data === cached || leaveWhenEnded)))
    return <RedirectWithMessage to={exit} message={isClosed ? error.message : progressMessages['course-ended']} />
  if (error instanceof AppError && gone.includes(error.code))
    return <EmptyState title={progressWords.gone} action={<LinkButton to={exit}>My Courses</LinkButton>} />
  if (data === undefined) return error === null ? loading : <QueryError error={error} onRetry={() => void refetch()} />
  if (isClosed || progressState(endTime, now) === 'ended') {
    return (
      <EmptyState
        title={progressWords.courseEnded}
        icon={<Clock size={24} />}
        action={<LinkButton to={exit}>My Courses</LinkButton>}
      />
    )
  }
  return children(data)
}
