import { useQuery } from '@tanstack/react-query'
import { RunningTestsDocument } from '#generated/operations.ts'
import { useReader } from '#web/components/courses/reader.ts'
import { query } from '#web/lib/api/api.ts'
import { useNow } from '#web/lib/format/use-now.ts'

/** The student's running tests, and whether they are still loading. None if the query fails. */
export function useRunningTests() {
  const isCurrent = useReader().view === undefined
  const { data = [], isPending } = useQuery({
    queryKey: ['running-tests'],
    queryFn: async () => (await query(RunningTestsDocument, {})).runningTests,
    staleTime: 0,
    // A cached test may have ended since it was last shown.
    gcTime: 0,
    enabled: isCurrent,
  })
  const now = useNow()
  return { running: data.filter(({ deadline }) => (deadline ?? Infinity) > now), isPending, now }
}
