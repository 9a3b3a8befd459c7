import type { NextTaskFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { prefetch } from '#web/lib/api/query-client.ts'
import { taskViewQuery } from '#web/lib/api/student-queries.ts'
import { selectPlace } from '#web/lib/session/selection-store.ts'

/** A link to a task of a running course, for a `ListRow` or a button. */
export function wayToTask(progressKey: string, task: NextTaskFieldsFragment) {
  const { contentKey, sectionKey, sectionName, taskKey } = task
  const place = { progressKey, contentKey, sectionKey, taskKey }
  return {
    to: paths.taskView,
    onFollow: () => selectPlace({ ...place, ...(sectionName !== null && { sectionName }) }),
    onIntent: () => prefetch(taskViewQuery(place)),
  }
}
