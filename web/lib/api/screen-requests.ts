import {
  CourseViewDocument,
  MyProgressDocument,
  SectionViewDocument,
  TaskViewDocument,
  type TaskViewQueryVariables,
} from '#generated/operations.ts'
import { selectionStore } from '#web/lib/session/selection-store.ts'
import { screenRequest } from './screen-request.ts'

/** What the screens of a student begin with: My Courses, a course, a section, a task. */
export const myProgressRequest = screenRequest(MyProgressDocument)
export const courseViewRequest = screenRequest(CourseViewDocument)
export const sectionViewRequest = screenRequest(SectionViewDocument)
export const taskViewRequest = screenRequest(TaskViewDocument)

/** Requests a section of the course that is open. */
export function beginSection({ contentKey, key }: { contentKey: string; key: string }): void {
  const { progressKey } = selectionStore.getState().selection ?? {}
  if (progressKey !== undefined) sectionViewRequest.begin({ progressKey, contentKey, sectionKey: key })
}

/** Requests a task of the course that is open. */
export function beginTask({ contentKey, sectionKey, taskKey }: Omit<TaskViewQueryVariables, 'progressKey'>): void {
  const { progressKey } = selectionStore.getState().selection ?? {}
  if (progressKey !== undefined) taskViewRequest.begin({ progressKey, contentKey, sectionKey, taskKey })
}
