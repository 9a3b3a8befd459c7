import { useEffect, useRef } from 'react'
import { regradeWords as words } from '#domain/messages/regrade-words.ts'
import { paths } from '#web/app/paths.ts'
import { Trail } from '#web/ui/layout/trail.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RegradeLines } from './regrade-lines.tsx'
import { RegradePanel } from './regrade-panel.tsx'
import { useRegradeLines, useRegradeRun } from './use-regrade.ts'

/** A regrade: its dry run, which this tab continues automatically, its application, and its undo. */
export function RegradeById({ id }: { id: string }) {
  const { rows: lines = [], error, retry, more, query } = useRegradeLines(id)
  const { localRun, move, stop } = useRegradeRun(id)
  const begun = useRef(false)
  const stored = query.data?.pages[0]?.regrade
  const job = localRun.job ?? stored
  const isChecking = stored?.status === 'checking'
  useEffect(() => {
    if (!isChecking || begun.current) return
    begun.current = true
    void move('goOn')
  }, [isChecking, move])
  const title = job ? words.question(job.question, job.item) : words.ofQuestion
  return (
    <Page
      title={title}
      {...(job ? { lead: words.rules[job.rule] } : {})}
      before={<Trail names={['Questions', words.title, title]} />}
      actions={
        job && (
          <LinkButton variant="secondary" to={paths.question(job.question)}>
            {words.open}
          </LinkButton>
        )
      }
    >
      {job === undefined && error === null && <Skeleton label={words.loading} count={2} />}
      {job === undefined && error !== null && <ErrorState message={error.message} onRetry={retry} />}
      {job && (
        <Stack>
          <RegradePanel job={job} running={localRun} onMove={(action, mail) => void move(action, mail)} onStop={stop} />
          {lines.length > 0 && <RegradeLines id={id} lines={lines} more={more} />}
          {job.status === 'checked' && job.counts.changed === 0 && (
            <EmptyState title={words.nothing}>{words.nothingText}</EmptyState>
          )}
        </Stack>
      )}
    </Page>
  )
}
