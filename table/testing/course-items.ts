import type { Progress } from '#domain/progress/progress.ts'
import { contentByUrl, contentKey, sectionKey, taskKey, taskSummaryKey, taskTextKey } from '#table/keys.ts'
import type { ContentItem, SectionItem } from '#table/content.ts'
import { type CourseStudent, courseStudentItem } from '#table/course.ts'
import { type ProgressItem, progressItem, type TaskSummaryItem } from '#table/progress.ts'
import type { TaskItem, TaskTextItem } from '#table/task.ts'

/** A content for tests; its URL is its key. */
export const aContent = (key: string, more: Partial<ContentItem> = {}): ContentItem => ({
  ...contentKey(key),
  ...contentByUrl(key),
  type: 'content',
  key,
  name: `Content ${key}`,
  url: key,
  instructions: 'Work through it',
  descText: '<p><strong>About</strong> it</p>',
  descBody: 'About it',
  sections: 1,
  usedBy: 1,
  version: 1,
  ...more,
})

/** A section for tests; its URL is its key. */
export const aSection = (content: string, key: string, more: Partial<SectionItem> = {}): SectionItem => ({
  ...sectionKey(content, key),
  type: 'section',
  key,
  contentKey: content,
  name: `Section ${key}`,
  url: key,
  instructions: 'In order',
  tasks: 1,
  version: 1,
  ...more,
})

/** A task for tests, by default a Reading; its URL is its key. */
export const aTask = (content: string, section: string, key: string, more: Partial<TaskItem> = {}): TaskItem => ({
  ...taskKey(content, section, key),
  type: 'task',
  key,
  contentKey: content,
  sectionKey: section,
  taskType: 'Reading',
  name: `Task ${key}`,
  url: key,
  linkedBy: 0,
  version: 1,
  ...more,
})

/** A Reading's text for tests. */
export const aTaskText = (task: string, text: string): TaskTextItem => ({
  ...taskTextKey(task),
  type: 'task-text',
  taskName: `Task ${task}`,
  text,
  body: text,
  version: 1,
})

/** A progress for tests: of content c1, open-ended. */
export const aProgress = (studentId: string, key: string, more: Partial<Progress> = {}): ProgressItem =>
  progressItem({
    key,
    name: 'RN Review',
    url: 'rn-review-1',
    courseKey: 'course-1',
    group: 'online#rn review',
    studentId,
    onlineDays: 30,
    endTime: Number.MAX_SAFE_INTEGER,
    complete: false,
    dateCreated: 1,
    content: ['c1'],
    courseType: 'Online',
    subject: 'RN',
    ...more,
  })

/** A student's place in a course for tests: open-ended, listed, named as their uid, of the progress p1. */
export const aCourseStudent = (course: string, uid: string, more: Partial<CourseStudent> = {}) =>
  courseStudentItem(course, {
    ...{ uid, name: uid, lastName: uid, listed: true, progressKey: 'p1', endTime: 0, dateCreated: 1 },
    ...more,
  })

/** A completed task of the progress p1 in the section s1 for tests. */
export const aTaskSummary = (uid: string, task: string, more: Partial<TaskSummaryItem> = {}): TaskSummaryItem => ({
  ...{ ...taskSummaryKey(uid, 'p1', 's1', task), type: 'task-summary', task, complete: true, startTime: 7_000 },
  ...more,
})
