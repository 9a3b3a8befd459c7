import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

/** A paged list of attempts, newest first. */
export type AttemptPages<Attempt> = {
  attempts: readonly Attempt[]
  /** Whether there are older ones: attempts are numbered from 1. */
  hasOlder: boolean
  loading: boolean
  /** Why the last page couldn't be loaded. */
  problem: string | undefined
  loadOlder: () => void
}

/** The newest attempts of a test from its screen's query, followed by older ones as they load. */
export function useOlderAttempts<Attempt extends { n: number }>(
  newest: readonly Attempt[],
  load: (before: number) => Promise<readonly Attempt[]>,
): AttemptPages<Attempt> {
  const [older, setOlder] = useState<readonly Attempt[]>([])
  const last = newest.at(-1)?.n ?? 1
  const attempts = [...newest, ...older.filter(({ n }) => n < last)]
  const oldest = attempts.at(-1)?.n ?? 1
  const loading = useMutation({
    mutationFn: load,
    onSuccess: (loaded) => setOlder((known) => [...known, ...loaded]),
  })
  return {
    ...{ attempts, hasOlder: oldest > 1, loading: loading.isPending, problem: loading.error?.message },
    loadOlder: () => loading.mutate(oldest),
  }
}
