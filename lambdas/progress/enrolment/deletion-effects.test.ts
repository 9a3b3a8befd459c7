import { beforeAll, expect, it } from 'vitest'
import { aStudent, classicQuestions, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { courseItem } from '#table/course.ts'
import { taskSummaryKey } from '#table/keys.ts'
import { type TaskSummaryItem, runningTestsItem } from '#table/progress.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { aContent, aSection, aTask, aCourseStudent } from '#table/testing/course-items.ts'
import { anOnlineCourse } from '#lambdas/testing/an-academy.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { deletionEffects } from './deletion-effects.ts'

const table = sharedTable(bankItems(classicQuestions(30), START - MINUTE))

const deps = { table, now: () => START }

const summary = (uid: string, section: string, task: string, more: Partial<TaskSummaryItem>): TaskSummaryItem => ({
  ...taskSummaryKey(uid, 'p1', section, task),
  type: 'task-summary',
  task,
  complete: false,
  ...more,
})

const running = (section: string, task: string, n: number, deadline: number) => ({
  ...{ progress: 'p1', content: 'c1', section, task, n, deadline },
})

/**
 * A course's content with two sections: Ada has taken its test twice and opened a reading; Bo has only opened a link to
 * it.
 */
beforeAll(async () => {
  const [ada, bo] = [await aStudent(table), await aStudent(table)]
  const enrolled = (uid: string) => aCourseStudent('k1', uid)
  await batchPut(table, [
    aContent('c1', { name: 'RN Foundations', sections: 2 }),
    aSection('c1', 's1', { tasks: 2 }),
    aSection('c1', 's2', { tasks: 1 }),
    aTask('c1', 's1', 'test', { taskType: 'Practice', tags: ['RN'], numOfQuestions: 2, linkedBy: 1 }),
    aTask('c1', 's1', 'read'),
    aTask('c1', 's2', 'link', {
      ...{ taskType: 'Linking', name: 'Again', linkedType: 'Practice' },
      ...{ linkedContentKey: 'c1', linkedSectionKey: 's1', linkedTaskKey: 'test' },
    }),
    aContent('c2', { name: 'Unused', sections: 0 }),
    courseItem(anOnlineCourse({ key: 'k1', name: 'RN Review', content: ['c1'] })),
    enrolled(ada.uid),
    enrolled(bo.uid),
    summary(ada.uid, 's1', 'test', { started: 2, complete: true }),
    summary(ada.uid, 's1', 'read', { complete: true, startTime: START }),
    summary(bo.uid, 's2', 'link', { started: 1 }),
    // Ada is taking the test for the third time; Bo's time is up for a test without a summary yet.
    runningTestsItem(ada.uid, { version: 1, tests: [running('s1', 'test', 3, START + MINUTE)], ended: [] }),
    runningTestsItem(bo.uid, { version: 1, tests: [running('s1', 'test', 1, START)], ended: [] }),
    courseItem(anOnlineCourse({ key: 'k2', name: 'Old Review', content: ['c3'], archived: true })),
    aContent('c3', { name: 'Old', sections: 0 }),
  ])
})

const nothing = { sections: 0, tasks: 0, students: 0, attempts: 0, sitting: 0, courses: [], links: [] }

it.each([
  [
    'a task',
    { contentKey: 'c1', sectionKey: 's1', taskKey: 'test' },
    {
      tasks: 1,
      students: 2,
      attempts: 4,
      sitting: 1,
      courses: ['RN Review (30 days)'],
      links: ['RN Foundations › Section s2 › Again'],
    },
  ],
  [
    'a task that was opened',
    { contentKey: 'c1', sectionKey: 's1', taskKey: 'read' },
    { tasks: 1, students: 1, courses: ['RN Review (30 days)'] },
  ],
  [
    'a section',
    { contentKey: 'c1', sectionKey: 's2' },
    { tasks: 1, students: 1, attempts: 1, courses: ['RN Review (30 days)'] },
  ],
  [
    'a content',
    { contentKey: 'c1' },
    { sections: 2, tasks: 3, students: 2, attempts: 5, sitting: 1, courses: ['RN Review (30 days)'] },
  ],
  ['a content of an archived course', { contentKey: 'c3' }, { courses: ['Old Review (30 days, archived)'] }],
  ['a content that nobody has', { contentKey: 'c2' }, {}],
])('the effects of deleting %s are counted', async (_, place, effects) => {
  expect(await deletionEffects(place, deps)).toEqual({ ...nothing, ...effects })
})

it('refuses a content that is not there', async () => {
  expect(await refusalOf(deletionEffects({ contentKey: 'c9' }, deps))).toMatchObject({ code: 'content-not-found' })
})
