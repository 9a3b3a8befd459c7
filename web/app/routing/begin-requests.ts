import {
  courseViewRequest,
  myProgressRequest,
  sectionViewRequest,
  taskViewRequest,
} from '#web/lib/api/screen-requests.ts'
import { selectionStore } from '#web/lib/session/selection-store.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { paths } from '../paths.ts'

/**
 * Sends what a student's screen begins with, while the screen's code is on its way. Other paths send nothing. Needs
 * nothing of React, so that it can run before React has come (`first-requests.ts`).
 */
export function beginRequests(path: string): void {
  if (path === paths.myCourses) myProgressRequest.begin({})
  const { selection } = selectionStore.getState()
  if (selection?.progressKey === undefined || selection.uid !== currentSession()?.uid) return
  const { progressKey, contentKey, sectionKey, taskKey } = selection
  if (path === paths.courseView) courseViewRequest.begin({ progressKey })
  if (contentKey === undefined || sectionKey === undefined) return
  if (path === paths.myTasks) sectionViewRequest.begin({ progressKey, contentKey, sectionKey })
  if (path === paths.taskView && taskKey !== undefined)
    taskViewRequest.begin({ progressKey, contentKey, sectionKey, taskKey })
}
