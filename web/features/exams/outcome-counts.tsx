import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { outcomeCountWords as words } from '#domain/messages/exam-panels.ts'
import { ExamOutcomeCountsDocument } from '#generated/admin-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

/** How many outcomes of the real exam students have recorded: counts only (decision 0110), fetched when opened. */
export function OutcomeCounts() {
  const [isOpen, setOpen] = useState(false)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['exam-outcome-counts'],
    queryFn: async () => (await query(ExamOutcomeCountsDocument, {})).examOutcomeCounts,
    enabled: isOpen,
  })
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.title}</summary>
      {isPending && isOpen && <Skeleton label={words.loading} count={1} />}
      {error !== null && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {data && <p>{words.text(data.passed, data.failed, data.students)}</p>}
      <p className="muted">{words.note}</p>
    </details>
  )
}
