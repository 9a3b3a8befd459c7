import { useQuery } from '@tanstack/react-query'
import { checkTask } from '#domain/content/check-task.ts'
import { PoolShortageDocument } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { useSettled } from '../use-settled.ts'
import { type TestDraft, testInputOf, type TestType } from './test-draft.ts'

/** Typing settles for so many milliseconds before the bank is asked. */
const SETTLES_MS = 400

/**
 * Whether the bank holds enough questions for a test as it is typed, and what it lacks (spec 3.5.15). `suffices` only once
 * the bank has said so of these very settings. Without a kind (another type of task) nothing is asked.
 */
export function usePoolShortage(kind: TestType | undefined, draft: TestDraft) {
  const type = kind ?? 'Practice'
  const { tags, numOfQuestions, percentEasy, minQuestions, maxQuestions } = testInputOf(draft)
  const limits = type === 'Practice' ? { numOfQuestions, percentEasy } : { minQuestions, maxQuestions }
  const input = { type, tags, ...limits }
  const settings = JSON.stringify(input)
  const settled = useSettled(settings, SETTLES_MS) === settings
  // The bank is asked whatever the name and the limits are.
  const complete = kind !== undefined && checkTask({ ...input, name: 'name', timeAllowed: 1 }, '').ok
  const shortage = useQuery({
    queryKey: ['pool-shortage', settings],
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
