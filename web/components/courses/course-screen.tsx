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
import { useReader } from './reader.ts'

type CourseScreenProps<T> = {
  /** The query, as TanStack Query returns it. */
  query: { data: T | undefined; error: Error | null; refetch: () => unknown }
  /** Where to redirect if the course can't be opened; My Courses by default. */
  exit?: string
  /** Also redirects if the course ends while it's open, instead of showing that here. */
  leaveWhenEnded?: boolean
  /** Shown while the query loads. */
  loading: ReactNode
  children: (data: T) => ReactNode
}

/** Errors after which the course can't be shown at all. */
const CLOSED = ['course-ended', 'course-not-started', 'progress-not-found']
/** Errors for what an administrator has deleted. */
const DELETED = ['content-not-found', 'section-not-found', 'task-not-found']

/**
 * A screen of a running course. Redirects if the course has ended when opened (spec 3.4.12). If it ends while open,
 * shows 'Course Ended' (spec 3.2.17, 3.2.18) or redirects as well (spec 3.4.12). Shows a message for deleted content.
 */
export function CourseScreen<T extends { progress: { endTime: number } }>({
  query: { data, error, refetch },
  exit: exitProp,
  leaveWhenEnded = false,
  loading,
  children,
}: CourseScreenProps<T>) {
  const { view } = useReader()
  const exit = exitProp ?? view?.exit ?? paths.myCourses
  const [openedAt] = useState(serverNow)
  const [cached] = useState(data)
  const now = useNow()
  const isClosed = error instanceof AppError && CLOSED.includes(error.code)
  const endTime = data?.progress.endTime ?? 0
  const leaves = progressState(endTime, leaveWhenEnded ? now : openedAt) === 'ended'
  const refused = error && view?.refused(error)
  if (refused) return refused
  if (leaves || (isClosed && (data === cached || leaveWhenEnded)))
    return <RedirectWithMessage to={exit} message={isClosed ? error.message : progressMessages['course-ended']} />
  if (error instanceof AppError && DELETED.includes(error.code))
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
