import { loadAmplify } from '#web/lib/api/load-amplify.ts'
import { prefetch } from '#web/lib/api/query-client.ts'
import { courseViewQuery, prefetchMyCourses, sectionViewQuery, taskViewQuery } from '#web/lib/api/student-queries.ts'
import { selectionStore } from '#web/lib/session/selection-store.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { paths } from '../paths.ts'

/**
 * The loaders' part of a student's screens: sends the screen's first query while its code loads. Other paths send
 * nothing. Needs nothing of React, so that it can run before React has come (`first-requests.ts`).
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

/** Loads what a sign-in needs, and the screen that follows it, while the form is filled in. */
export async function prepareSignIn(): Promise<void> {
  await (await loadAmplify()).loadAccounts()
  await Promise.all([import('../layouts/server-outlet.tsx'), import('#web/features/my-courses/my-courses.route.tsx')])
}
