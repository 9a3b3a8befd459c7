import type { ReactNode } from 'react'
import { progressMessages } from '#domain/messages/progress.ts'
import { paths } from '#web/app/paths.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

type ProgressStateProps<T> = {
  query: { data: T | null | undefined; error: Error | null; refetch: () => unknown }
  /** Accessible name of the loading state. */
  label: string
  /** Where to redirect when the course has no such section. */
  course?: string
  children: (data: T) => ReactNode
}

/** Where an unknown student, course, or section redirects (spec 3.2.26). */
const fallbackPath = (code: string, course: string): string | undefined => {
  if (code === 'student-not-found' || code === 'progress-not-found') return paths.progress
  return code === 'section-not-found' ? course : undefined
}

/**
 * Renders a query about a student: loading, failed, unknown (redirects to the nearest known page, spec 3.2.26), or
 * loaded.
 */
export function ProgressState<T>({ query, label, course = paths.progress, children }: ProgressStateProps<T>) {
  const { data, error, refetch } = query
  if (data != null) return children(data)
  if (data === null) {
    return <RedirectWithMessage to={paths.progress} message={progressMessages['progress-not-found']} />
  }
  if (error === null) return <Skeleton label={label} />
  const to = error instanceof AppError ? fallbackPath(error.code, course) : undefined
  if (to !== undefined) return <RedirectWithMessage to={to} message={error.message} />
  return <ErrorState message={error.message} onRetry={() => void refetch()} />
}
