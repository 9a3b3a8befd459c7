import { useQuery } from '@tanstack/react-query'
import { checkTask } from '#domain/content/check-task.ts'
import { PoolShortageDocument } from '#generated/admin-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import type { TestKind } from '#domain/attempts/test-kind.ts'
import { TEST_SETTINGS } from '#domain/content/test-settings.ts'
import { type TestDraft, testInputOf } from './test-draft.ts'

/** Debounce of the request, in milliseconds. */
const SETTLES_MS = 400

/**
 * Whether the bank has enough questions for the test in the form, and what is missing (spec 3.5.15). `suffices` is true
 * only once the server has confirmed it for these settings. Sends no request without a kind (another type of task).
 */
export function usePoolShortage(kind: TestKind | undefined, draft: TestDraft) {
  const type = kind ?? 'Practice'
  const settings = testInputOf(draft)
  const numbers = Object.fromEntries(TEST_SETTINGS[type].fields.map((name) => [name, settings[name]]))
  const input = { type, tags: settings.tags, ...numbers }
  const key = JSON.stringify(input)
  const settled = useDebouncedValue(key, SETTLES_MS) === key
  // The name and the limits don't affect the request.
  const complete = kind !== undefined && checkTask({ ...input, name: 'name', timeAllowed: 1 }, '').ok
  const shortage = useQuery({
    queryKey: ['pool-shortage', key],
    queryFn: async () => (await query(PoolShortageDocument, { input })).poolShortage,
    enabled: settled && complete,
    staleTime: 0,
  })
  const lacks = complete ? shortage.data : undefined
  return {
    complete,
    suffices: lacks?.length === 0,
    lacks,
    error: complete ? shortage.error : null,
    retry: () => void shortage.refetch(),
  }
}

export type PoolState = ReturnType<typeof usePoolShortage>
