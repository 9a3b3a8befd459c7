import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { mistakeWords as words } from '#domain/messages/mistake-reports.ts'
import { ReportedVersionDocument } from '#generated/admin-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { draftOf } from '../form/draft.ts'
import { QuestionPreview } from './question-preview.tsx'

type ReportedVersionProps = { id: number; time: number; deleted?: boolean }

/**
 * Shows a question as the student who reported a mistake saw it (decision 0108), if it has changed since. Rendered
 * above the current question. `time` of that version in epoch milliseconds.
 */
export function ReportedVersion({ id, time, deleted = false }: ReportedVersionProps) {
  const version = useQuery({
    queryKey: ['question-version', id, time],
    queryFn: async () => (await query(ReportedVersionDocument, { id, time })).questionVersion ?? null,
    // The user may edit the question on this page.
    staleTime: 0,
  })
  const body = () => {
    if (version.data === undefined) {
      if (version.error === null) return <Skeleton label={words.loadingVersion} count={1} />
      return <ErrorState message={version.error.message} onRetry={() => void version.refetch()} />
    }
    if (version.data === null) return <Notice>{words.versionGone}</Notice>
    if (version.data.current) return <Notice>{words.unchanged}</Notice>
    const since = formatDateTime(version.data.time)
    return (
      <>
        <Notice>{deleted ? words.deletedSince(since) : words.changedSince(since)}</Notice>
        <QuestionPreview draft={draftOf(version.data.question)} label={words.reportedVersion} />
        {!deleted && (
          <p>
            <Link to={paths.question(id)}>{words.onlyNow}</Link>
          </p>
        )}
      </>
    )
  }
  return (
    <section aria-label={words.reportedVersion}>
      <Stack>{body()}</Stack>
    </section>
  )
}
