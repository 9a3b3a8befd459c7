import { beforeEach, describe, expect, it } from 'vitest'
import { bankItems } from '#table/testing/bank-items.ts'
import { aContent, aProgress, aSection, aTask, aTaskText } from '#table/testing/course-items.ts'
import { aStudent, MINUTE, classicQuestions, START } from '#lambdas/attempts/academy-fixture.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { type Meter, meteredTable } from '#lambdas/testing/metered-table.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { courseView } from './course-view.ts'
import type { ProgressDeps } from '#lambdas/progress/progress-deps.ts'
import { sectionView } from './section-view.ts'
import { studentCourse } from '#lambdas/progress/students/student-course.ts'
import { taskView } from './task-view.ts'
import { aProfile } from '#lambdas/progress/testing/a-profile.ts'
import { testSigner } from '#lambdas/testing/test-signer.ts'
import { PLAYBACK_MS } from '#domain/content/playback.ts'
import { lecture } from './lecture.ts'

const table = freshTable()
let meter: Meter

beforeEach(async () => {
  meter = meteredTable(table)
  await batchPut(table, [...bankItems(classicQuestions(60), START - MINUTE), ...academy])
})

const exam = { linkedContentKey: 'c2', linkedSectionKey: 's3', linkedTaskKey: 'exam', linkedType: 'Practice' as const }
const academy = [
  aContent('c1', { descText: '<p>First</p>' }),
  aSection('c1', 's2', { name: 'Week 10' }),
  aSection('c1', 's1', { name: 'week 2' }),
  aTask('c1', 's1', 'read', { name: 'Task 2' }),
  aTaskText('read', '<p>Wash your hands</p>'),
  aTask('c1', 's1', 'film', { name: 'task 10', taskType: 'Lecture', fileName: 'a b.mp4', captionsName: 'a b.vtt' }),
  aTask('c1', 's1', 'bare', { name: 'task 11', taskType: 'Lecture' }),
  aTask('c1', 's2', 'way', { name: 'Link', taskType: 'Linking', ...exam }),
  aContent('c2'),
  aSection('c2', 's3', { name: 'Only' }),
  aTask('c2', 's3', 'exam', { taskType: 'Practice', tags: ['RN'], numOfQuestions: 3, timeAllowed: 30, attempts: 2 }),
]
const jane = aProfile('jane')

async function enrolled(progress = {}) {
  const student = await aStudent(table, {}, { content: ['c2', 'gone', 'c1'], ...progress })
  const deps: ProgressDeps = { ...student.deps, publish: () => Promise.resolve(), signPlayback: testSigner }
  const at = (contentKey: string, sectionKey: string, taskKey: string) => ({
    progressKey: 'p1',
    contentKey,
    sectionKey,
    taskKey,
  })
  const open = (...place: Parameters<typeof at>) => createTaskProgress(at(...place), student.uid, deps)
  const see = (...place: Parameters<typeof at>) => taskView(at(...place), student.uid, deps)
  const renew = (...place: Parameters<typeof at>) => lecture(at(...place), student.uid, deps)
  return { ...student, deps, open, see, renew, at }
}

describe('courseView', () => {
  it('lists contents in the course order and sections by name with [completed/total]', async () => {
    const { uid, deps, open } = await enrolled()
    await open('c1', 's1', 'read')
    const { progress, contents } = await courseView({ progressKey: 'p1' }, uid, deps)
    expect(progress).toMatchObject({ key: 'p1', studentId: uid, courseType: 'Online' })
    expect(contents.map(({ key }) => key)).toEqual(['c2', 'c1'])
    const counts = contents.flatMap(({ sections }) =>
      sections.map((section) => [section.name, section.completed, section.total]),
    )
    expect(counts).toEqual([
      ['Only', 0, 1],
      ['week 2', 1, 3],
      ['Week 10', 0, 1],
    ])
    expect(contents[1]).toMatchObject({ instructions: 'Work through it', descText: '<p>First</p>' })
  })

  it('counts a test whose time has passed, even if nobody finished it [3.4.16]', async () => {
    const { uid, deps, open, clock } = await enrolled()
    await open('c2', 's3', 'exam')
    const done = async () => (await courseView({ progressKey: 'p1' }, uid, deps)).contents[0]?.sections[0]?.completed
    expect(await done()).toBe(0)
    clock.time = START + 30 * MINUTE
    expect(await done()).toBe(1)
  })

  it('costs half a read unit for the progress, the summaries and each content', async () => {
    const { uid, deps } = await enrolled()
    meter.reset()
    await courseView({ progressKey: 'p1' }, uid, deps)
    expect(meter.read).toBe(2.5)
    expect(meter.write).toBe(0)
  })

  it.each([
    [{ endTime: 0 }, 'course-not-started'],
    [{ endTime: START - 1 }, 'course-ended'],
  ])('is refused with %j: %s [3.4.12]', async (progress, code) => {
    const { uid, deps, at } = await enrolled(progress)
    const place = at('c1', 's1', 'read')
    const calls = [courseView, sectionView, taskView].map((view) => refusalOf(view(place, uid, deps)))
    for (const refusal of await Promise.all(calls)) expect(refusal.code).toBe(code)
  })

  it('never shows another student’s course', async () => {
    const { deps, at } = await enrolled()
    const place = at('c1', 's1', 'read')
    const calls = [courseView, sectionView, taskView].map((view) => refusalOf(view(place, 'eve', deps)))
    for (const refusal of await Promise.all(calls)) expect(refusal.code).toBe('progress-not-found')
  })
})

describe('sectionView', () => {
  it('lists tasks by name, a link with its target type, with their results', async () => {
    const { uid, deps, open, at } = await enrolled()
    await open('c1', 's1', 'film')
    const view = await sectionView(at('c1', 's1', ''), uid, deps)
    const rows = view.tasks.map(({ key, type, complete }) => [key, type, complete])
    expect(rows).toEqual([
      ['read', 'Reading', false],
      ['film', 'Lecture', true],
      ['bare', 'Lecture', false],
    ])
    expect(view.section).toMatchObject({ key: 's1', completed: 1, total: 3 })
    expect((await sectionView(at('c1', 's2', ''), uid, deps)).tasks).toMatchObject([{ key: 'way', type: 'Practice' }])
  })

  it.each(['s1', 's2'])('costs at most 2 read units, with links too (%s)', async (section) => {
    const { uid, deps, at } = await enrolled()
    meter.reset()
    await sectionView(at('c1', section, ''), uid, deps)
    expect(meter.read).toBeLessThanOrEqual(2)
  })

  it('shows attempts used, the open one and the best grade, also when the clock ended it', async () => {
    const { uid, deps, open, at, clock } = await enrolled()
    const row = async () => (await sectionView(at('c2', 's3', ''), uid, deps)).tasks[0]
    expect(await row()).toMatchObject({ used: 0, open: null, best: null, complete: false })
    await open('c2', 's3', 'exam')
    expect(await row()).toMatchObject({ used: 0, open: 1, best: null, complete: false })
    clock.time = START + 30 * MINUTE
    expect(await row()).toMatchObject({ used: 1, open: null, best: null, complete: true })
    // Late enough that no answer can be in flight.
    clock.time += 4_001
    expect(await row()).toMatchObject({ used: 1, open: null, best: 0, complete: true })
  })

  it.each([
    ['c1', 'nowhere'],
    ['c3', 's1'],
  ])('is refused for a section that the course does not have (%s, %s)', async (content, section) => {
    const { uid, deps, at } = await enrolled()
    expect((await refusalOf(sectionView(at(content, section, ''), uid, deps))).code).toBe('section-not-found')
  })
})

describe('taskView', () => {
  it('shows a Reading with its text', async () => {
    const { see } = await enrolled()
    const noTest = { lecture: null, poolSuffices: null, examSeen: null, history: [] }
    const reading = { type: 'Reading', text: '<p>Wash your hands</p>', complete: false }
    expect(await see('c1', 's1', 'read')).toMatchObject({ ...reading, ...noTest })
  })

  it('shows a Lecture by its files on the site with the cookies that open them, and none without a video', async () => {
    const { see, renew, clock } = await enrolled()
    const files = {
      video: expect.stringMatching(/^\/lectures\/film\/a%20b\.mp4\?v=[\w-]{10}$/) as string,
      captions: expect.stringMatching(/^\/lectures\/film\/a%20b\.vtt\?v=[\w-]{10}$/) as string,
      cookies: { path: '/lectures/film/', expiresAt: clock.time + PLAYBACK_MS },
    }
    expect(await see('c1', 's1', 'film')).toMatchObject({ type: 'Lecture', lecture: files })
    expect(await renew('c1', 's1', 'film')).toMatchObject(files)
    expect([(await see('c1', 's1', 'bare')).lecture, await renew('c1', 's1', 'bare')]).toEqual([null, null])
  })

  it('opens a Lecture’s files until the course’s end at most, and not at all after it or before its start', async () => {
    const end = START + 60 * MINUTE
    const { renew, see, clock } = await enrolled({ endTime: end })
    clock.time = end - MINUTE
    expect((await renew('c1', 's1', 'film'))?.cookies?.expiresAt).toBe(end)
    expect((await see('c1', 's1', 'film')).lecture?.cookies?.expiresAt).toBe(end)
    clock.time = end + 1
    expect((await refusalOf(renew('c1', 's1', 'film'))).code).toBe('course-ended')
    const later = await enrolled({ endTime: 0 })
    expect((await refusalOf(later.renew('c1', 's1', 'film'))).code).toBe('course-not-started')
  })

  it('opens no Lecture of another course, no other task and no other student’s course', async () => {
    const { deps, renew, at } = await enrolled({ content: ['c2'] })
    expect((await refusalOf(renew('c1', 's1', 'film'))).code).toBe('task-not-found')
    expect((await refusalOf(renew('c2', 's3', 'exam'))).code).toBe('task-not-found')
    expect((await refusalOf(lecture(at('c2', 's3', 'exam'), 'foreign', deps))).code).toBe('progress-not-found')
  })

  it('shows a link as its target under its own key and name, with its own attempts', async () => {
    const { see, open } = await enrolled()
    await open('c1', 's2', 'way')
    expect(await see('c1', 's2', 'way')).toMatchObject({ key: 'way', name: 'Link', type: 'Practice', open: 1 })
    expect(await see('c2', 's3', 'exam')).toMatchObject({ key: 'exam', open: null, used: 0, history: [] })
  })

  it('shows a test with its settings and attempts, newest first, without questions', async () => {
    const { see, open, clock } = await enrolled()
    await open('c2', 's3', 'exam')
    // After this, no server accepts an answer.
    clock.time = START + 30 * MINUTE + 4_001
    const overdue = await see('c2', 's3', 'exam')
    const numbers = { numOfQuestions: 3, minQuestions: null, maxQuestions: null, timeAllowed: 30, passGrade: 65 }
    expect(overdue).toMatchObject({ ...numbers, attempts: 2, poolSuffices: true, examSeen: null })
    expect(overdue).toMatchObject({ used: 1, open: null, complete: true })
    expect(overdue.history).toMatchObject([{ n: 1, endTime: START + 30 * MINUTE, grade: 0, result: 'failing' }])
    await open('c2', 's3', 'exam')
    const { history, used, open: running } = await see('c2', 's3', 'exam')
    expect([used, running, history.map(({ n }) => n)]).toEqual([1, 2, [2, 1]])
    expect(history.every(({ question }) => question === null)).toBe(true)
    expect(history[1]).toMatchObject(overdue.history[0] ?? {})
  })

  it('reports when the bank no longer has enough questions', async () => {
    const { see } = await enrolled()
    const more = { taskType: 'Practice' as const, tags: ['RN', 'Heart'], numOfQuestions: 41 }
    await batchPut(table, [aTask('c2', 's3', 'big', more)])
    expect((await see('c2', 's3', 'big')).poolSuffices).toBe(false)
  })

  it.each([
    ['c1', 's1', 'nothing'],
    ['c1', 's2', 'read'],
    ['c3', 's1', 'read'],
  ])('is refused for a task that the course does not have (%s, %s, %s)', async (...place) => {
    const { see } = await enrolled()
    expect((await refusalOf(see(...place))).code).toBe('task-not-found')
  })
})

describe('studentCourse', () => {
  it('shows an administrator any course of a student, also one that has ended', async () => {
    const { deps } = await enrolled()
    await batchPut(table, [jane, aProgress('jane', 'p7', { endTime: 5 })])
    const { student, progress, contents } = await studentCourse({ uid: 'jane', progressKey: 'p7' }, deps)
    expect(student).toMatchObject({ uid: 'jane', displayName: 'Jane D', note: null })
    expect(progress).toMatchObject({ key: 'p7', endTime: 5 })
    expect(contents.map(({ key }) => key)).toEqual(['c1'])
  })

  it('refuses an unknown student and an unknown course', async () => {
    const { deps } = await enrolled()
    await batchPut(table, [jane])
    expect((await refusalOf(studentCourse({ uid: 'eve', progressKey: 'p7' }, deps))).code).toBe('student-not-found')
    expect((await refusalOf(studentCourse({ uid: 'jane', progressKey: 'p8' }, deps))).code).toBe('progress-not-found')
  })
})
