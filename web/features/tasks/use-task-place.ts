import type { TaskViewQueryVariables } from '#generated/operations.ts'
import { useSelection } from '#web/lib/session/selection-store.ts'

/** Where the current task lies; undefined without a whole selection (spec 3.2.20). */
export function useTaskPlace(): TaskViewQueryVariables | undefined {
  const { progressKey, contentKey, sectionKey, taskKey } = useSelection()
  if (progressKey === undefined || contentKey === undefined) return undefined
  if (sectionKey === undefined || taskKey === undefined) return undefined
  return { progressKey, contentKey, sectionKey, taskKey }
}
