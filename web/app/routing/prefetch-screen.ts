import { loadAmplify } from '#web/lib/api/load-amplify.ts'
import { prefetch } from '#web/lib/api/query-client.ts'
import { courseViewQuery, prefetchMyCourses, sectionViewQuery, taskViewQuery } from '#web/lib/api/student-queries.ts'
import { selectionStore } from '#web/lib/session/selection-store.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { paths } from '../paths.ts'

/**
 * Sends the first query of a student screen while its code loads; does nothing for other paths. Contains no React code,
 * so that it can run before React has loaded (`first-requests.ts`).
 */
export function prefetchScreen(path: string): void {
  if (path === paths.myCourses) prefetchMyCourses()
  const { selection } = selectionStore.getState()
  if (selection?.progressKey === undefined || selection.uid !== currentSession()?.uid) return
  const { progressKey, contentKey, sectionKey, taskKey } = selection
  if (path === paths.courseView) prefetch(courseViewQuery(progressKey))
  if (contentKey === undefined || sectionKey === undefined) return
  if (path === paths.myTasks) prefetch(sectionViewQuery({ progressKey, contentKey, sectionKey }))
  if (path === paths.taskView && taskKey !== undefined)
    prefetch(taskViewQuery({ progressKey, contentKey, sectionKey, taskKey }))
}

/** Loads the code for signing in and for the screen that follows, while the user fills in the form. */
export async function prepareSignIn(): Promise<void> {
  await (await loadAmplify()).loadAccounts()
  await Promise.all([import('../layouts/server-outlet.tsx'), import('#web/features/my-courses/my-courses.route.tsx')])
}
