import { describe, expect, it } from 'vitest'
import type { Attempt } from '#domain/attempts/attempt.ts'
import { cohortFactsOf, type CohortStudentItem } from '#table/cohort.ts'
import { cohortStudentKey, coursesByType, nclexAreasKey } from '#table/keys.ts'
import { listItem } from '#table/bank.ts'
import type { TaskSummaryItem } from '#table/progress.ts'
import { aContent, aProgress, aSection, aTask, aCourseStudent, aTaskSummary } from '#table/testing/course-items.ts'
import { userItem } from '#table/user.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { interceptSends } from '#lambdas/testing/intercept-sends.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { projectCards } from '../study/cards.ts'
import { projectOverview } from './overview.ts'
import { projectCohorts, rebuildCohorts } from './cohorts.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'
import { anEndedAttempt, ended } from '../testing/ended-attempt.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { questionItem } from '#table/question.ts'

const NOW = 10_000
const deps = () => ({ table, publish: () => Promise.resolve(), now: () => NOW })
const progress = aProgress('jane', 'p1', { courseKey: 'k1', dateCreated: 100 })
const facts = async () => {
  const item = await getItem<CohortStudentItem>(table, cohortStudentKey('k1', 'jane'), { consistent: true })
  return item && cohortFactsOf(item)
}
const aSummary = (task: string, more: Partial<TaskSummaryItem> = {}) => aTaskSummary('jane', task, more)

const NONE = { areas: [], tags: [], types: [], steps: [], difficulties: [], statuses: [], recentMisses: false }
const QUIZ: NonNullable<Attempt['quiz']> = { filter: NONE, questions: 5, mode: 'tutor' }

/** The nth attempt at a test: right answers, then wrong ones, then unanswered questions. */
function anAttempt(n: number, { right = 1, wrong = 1, key = 'p1', quiz = false } = {}) {
  const answer = (correct: boolean) => ({ choice: [0], correct })
  const questions = [
    ...Array.from({ length: right }, () => ({ id: 101, answer: answer(true) })),
    ...Array.from({ length: wrong }, () => ({ id: 102, answer: answer(false) })),
    { id: 103 },
  ]
  const times = { startTime: 1_000, deadline: 9_000, endTime: 2_000 }
  return anEndedAttempt(
    { n, ...times, questions, score: right, ...(quiz ? { quiz: QUIZ } : {}) },
    { uid: 'jane', progress: key },
  )
}
const project = (...items: ReturnType<typeof anAttempt>[]) =>
  projectCards(aBatch(ON.cards, ...items.map(ended)), { table })

const table = freshTable([
  userItem(aUser({ uid: 'jane' })),
  listItem(nclexAreasKey, { values: ['Care', 'Safety'], removed: new Set() }, 1),
  questionItem(aQuestion({ id: 101, area: ['Care'] }), { version: 1, time: 1 }),
  questionItem(aQuestion({ id: 102, area: ['Safety', 'Care'] }), { version: 1, time: 1 }),
  aContent('c1'),
  aSection('c1', 's1'),
  aTask('c1', 's1', 'a'),
  aTask('c1', 's1', 'b', { taskType: 'Practice' }),
  progress,
])

describe('a student of a cohort', () => {
  it('is there when a course opens, and follows each task', async () => {
    await projectOverview(aBatch(ON.overview, aRecord(undefined, progress)), deps())
    expect(await facts()).toEqual({
      ...{ progress: 'p1', opened: 100, completed: 0, total: 2, tests: 0, areas: [] },
      contents: [{ key: 'c1', completed: 0, total: 2 }],
    })
    const done = aSummary('b', { started: 1, best: 60 })
    await batchPut(table, [done])
    await projectOverview(aBatch(ON.overview, aRecord(undefined, done)), deps())
    expect(await facts()).toMatchObject({ completed: 1, lastActivity: 7_000, average: 60 })
    expect((await facts())?.contents).toEqual([{ key: 'c1', completed: 1, total: 2, average: 60 }])
  })

  it('counts each ended test once by area, however a batch is repeated', async () => {
    await project(anAttempt(1), anAttempt(2, { right: 3, wrong: 0 }))
    await project(anAttempt(1), anAttempt(2, { right: 3, wrong: 0 }))
    await project(anAttempt(2, { right: 3, wrong: 0 }))
    expect(await facts()).toMatchObject({
      tests: 2,
      areas: [
        { area: 0, items: 5, points: 4, max: 5 },
        { area: 1, items: 1, points: 0, max: 1 },
      ],
    })
  })

  it('counts once even if the reply of the write is lost', async () => {
    let lost = 0
    const unlucky = interceptSends(table, async (command, send) => {
      const reply = await send()
      const { Key } = command.input as { Key?: { pk?: string } }
      if (command.constructor.name === 'UpdateCommand' && Key?.pk === 'COHORT#k1' && lost === 0) {
        lost += 1
        throw new Error('the reply is lost')
      }
      return reply
    })
    await expect(projectCards(aBatch(ON.cards, ended(anAttempt(1))), { table: unlucky })).rejects.toThrow(
      'the reply is lost',
    )
    await project(anAttempt(1))
    expect(lost).toBe(1)
    expect(await facts()).toMatchObject({ tests: 1 })
  })

  it('does not count quizzes', async () => {
    await project(anAttempt(1, { quiz: true }))
    expect(await facts()).toBeUndefined()
  })

  it('begins at zero with a later progress, and an earlier one changes nothing', async () => {
    const later = aProgress('jane', 'p2', { courseKey: 'k1', dateCreated: 200 })
    await batchPut(table, [later])
    await project(anAttempt(1))
    await project(anAttempt(1, { key: 'p2', right: 2, wrong: 0 }))
    expect(await facts()).toMatchObject({ progress: 'p2', opened: 200, tests: 1, areas: [{ area: 0, items: 2 }] })
    await project(anAttempt(2))
    await projectOverview(aBatch(ON.overview, aRecord(undefined, aSummary('a'))), deps())
    expect(await facts()).toMatchObject({ progress: 'p2', tests: 1 })
  })

  it('goes with the progress, a later one stays', async () => {
    await project(anAttempt(1))
    const gone = aBatch(ON.cohorts, aRecord(progress, undefined))
    await projectCohorts(gone, { table })
    await projectCohorts(gone, { table })
    expect(await facts()).toBeUndefined()
    await batchPut(table, [aProgress('jane', 'p2', { courseKey: 'k1', dateCreated: 200 })])
    await project(anAttempt(1, { key: 'p2' }))
    await projectCohorts(gone, { table })
    expect(await facts()).toMatchObject({ progress: 'p2' })
  })
})

describe('a rebuild', () => {
  const places = ['jane', 'joan', 'june'].map((uid) => aCourseStudent('k1', uid, { dateCreated: 100 }))
  const course = { pk: 'COURSE#k1', sk: 'META', ...coursesByType('Online'), gsi2sk: 'k1', key: 'k1', type: 'course' }

  it('counts what the stream had counted, and resumes where its time ended', async () => {
    await batchPut(table, [course, ...places, aSummary('a'), aSummary('b', { started: 2, best: 75 })])
    await batchPut(table, [anAttempt(1), anAttempt(2, { right: 4, wrong: 0 })])
    for (const uid of ['joan', 'june']) await batchPut(table, [aProgress(uid, 'p1', { courseKey: 'k1' })])
    await projectOverview(aBatch(ON.overview, aRecord(undefined, progress), aRecord(undefined, aSummary('a'))), deps())
    await project(anAttempt(1), anAttempt(2, { right: 4, wrong: 0 }))
    const byStream = await facts()
    await removeItem(table, cohortStudentKey('k1', 'jane'))
    let calls = 0
    const first = await rebuildCohorts(deps(), undefined, () => (calls += 1) > 1)
    expect(first).toEqual({ students: 1, next: { course: 'k1', uid: 'jane' } })
    expect(await rebuildCohorts(deps(), first.next, () => false)).toEqual({ students: 2 })
    const { lastActivity: _, ...rebuilt } = (await facts()) ?? {}
    const { lastActivity: _before, ...streamed } = byStream ?? {}
    expect(rebuilt).toEqual(streamed)
    // The stream continues from there.
    await project(anAttempt(2), anAttempt(3))
    expect(await facts()).toMatchObject({ tests: 3 })
  })
})
