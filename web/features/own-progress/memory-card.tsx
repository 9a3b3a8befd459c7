import { useQuery } from '@tanstack/react-query'
import { ownProgressWords as words } from '#domain/messages/own-progress.ts'
import { MyRetentionDocument } from '#generated/study-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { formatDay } from '#web/lib/format/format-dates.ts'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

/** How much of what was answered is likely to be remembered. Asked for apart: it reads all cards. */
export function MemoryCard() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['my-retention'],
    queryFn: async () => (await query(MyRetentionDocument, {})).myRetention,
  })
  const share = data?.today ?? undefined
  return (
    <Card as="section" aria-labelledby="memory-heading" aria-busy={isPending}>
      <h2 id="memory-heading">{words.memory}</h2>
      {isPending && <Skeleton label={words.memoryLoading} count={1} />}
      {error !== null && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {data && share === undefined && <p>{words.noMemory}</p>}
      {data && share !== undefined && (
        <>
          <p>{words.memoryText(share, data.cards)}</p>
          <ProgressBar value={share} max={1} />
          {data.examDay !== null && data.onExamDay !== null && (
            <p>{words.memoryExam(data.onExamDay, formatDay(data.examDay))}</p>
          )}
          <p className="muted">{words.memoryNote}</p>
        </>
      )}
    </Card>
  )
}
