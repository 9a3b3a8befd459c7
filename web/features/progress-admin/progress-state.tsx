import type { ReactNode } from 'react'
import { progressMessages } from '../../../domain/messages/progress.ts'
import { paths } from '../../app/paths.ts'
import { AppError } from '../../lib/app-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { RedirectWithMessage } from '../../ui/redirect-with-message.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type ProgressStateProps<T> = {
  query: { data: T | null | undefined; error: Error | null; refetch: () => unknown }
  /** What is loading, read aloud. */
  label: string
  children: (data: T) => ReactNode
}

const UNKNOWN = ['student-not-found', 'progress-not-found']

/** What an administrator asked of a student: loading, failed, unknown (back to /progress, spec 3.2.26) or there. */
export function ProgressState<T>({ query: { data, error, refetch }, label, children }: ProgressStateProps<T>) {
  if (data != null) return children(data)
  if (data === null) {
    return <RedirectWithMessage to={paths.progress} message={progressMessages['progress-not-found']} />
  }
  if (error === null) return <Skeleton label={label} />
  if (error instanceof AppError && UNKNOWN.includes(error.code)) {
    return <RedirectWithMessage to={paths.progress} message={error.message} />
  }
  return <ErrorState message={error.message} onRetry={() => void refetch()} />
}
