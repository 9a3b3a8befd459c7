import type { DynamoDBRecord } from 'aws-lambda'
import { expect, it } from 'vitest'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { REGRADE_RULES, type RegradeRule, takesNewKey } from '#domain/item-analysis/regrade-rule.ts'
import { seeds } from '#domain/testing/depth.ts'
import { attemptItem } from '#table/attempt.ts'
import { cohortFactsOf, type CohortStudentItem } from '#table/cohort.ts'
import { cohortStudentKey, coursesByType, nclexAreasKey } from '#table/keys.ts'
import { listItem } from '#table/bank.ts'
import { questionItem } from '#table/question.ts'
import { aContent, aProgress, aSection, aTask, aCourseStudent } from '#table/testing/course-items.ts'
import { storeFinished } from '#lambdas/attempts/store-attempt.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { startRegrade } from '#lambdas/item-analysis/regrading/run-regrade.ts'
import {
  anAttempt,
  checkedRegrade,
  resumeRegrade,
  LATER_TIME,
  PLACE,
  QUESTIONS,
  REGRADED,
  START,
  studentItems,
  versionItems,
} from '#lambdas/item-analysis/regrading/testing/regraded-academy.ts'
import { undoRegradeOf } from '#lambdas/item-analysis/regrading/undo-regrade.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { projectCards } from '../study/cards.ts'
import { projectOverview } from './overview.ts'
import { rebuildCohorts } from './cohorts.ts'
import { ON } from '../on.ts'
import { aBatch } from '../testing/batch-fixture.ts'
import { recordedTable } from '../testing/recorded-table.ts'

const tables = testTables()
const UIDS = ['ann', 'ben']
const TASKS = ['t1', 't2']
const AREAS = ['Care', 'Safety', 'Health']
const NOW = START + 1_000_000
const progressOfStudent = (uid: string) =>
  aProgress(uid, 'p1', { courseKey: 'k1', content: ['c0'], endTime: START * 2, dateCreated: 100 })

const course = { pk: 'COURSE#k1', sk: 'META', ...coursesByType('Online'), gsi2sk: 'k1', key: 'k1', type: 'course' }
const academy = () => [
  ...versionItems(),
  // Questions with no area, one, two, and three.
  ...QUESTIONS.filter(({ id }) => id !== REGRADED).map((question, i) =>
    questionItem(
      { ...question, area: AREAS.slice(0, i) },
      { version: 1, time: START - 1_000, first: { tagNumbers: [0], areaNumbers: [] } },
    ),
  ),
  listItem(nclexAreasKey, { values: AREAS, removed: new Set() }, 1),
  course,
  aContent('c0'),
  aSection('c0', PLACE.section),
  ...TASKS.map((task) => aTask('c0', PLACE.section, task, { taskType: 'Practice' })),
  ...UIDS.flatMap((uid) => [
    ...studentItems(uid, []).filter(({ sk }) => !sk.startsWith('TASK')),
    progressOfStudent(uid),
    aCourseStudent('k1', uid, { endTime: START * 2, dateCreated: 100 }),
  ]),
]

const writtenAt = (at: number, rows: readonly DynamoDBRecord[]) =>
  rows.map((row) => ({ ...row, dynamodb: { ...row.dynamodb, ApproximateCreationDateTime: at / 1_000 } }))

/** An academy with a pending stream, and the actions of students, administrators, and the stream. */
async function anAcademy() {
  const plain = await tables.table()
  await batchPut(plain, academy())
  const { table, records } = recordedTable(plain)
  let time = LATER_TIME + 1
  const deps = { table, now: () => (time += 1) }
  const projectionDeps = { table: plain, publish: () => Promise.resolve(), now: () => NOW }
  let count = 0
  /** The applied changes by question, the latest last. */
  const applied = new Map<number, string[]>()
  const attempts = new Map<string, number>()
  return {
    plain,
    records,
    applied,
    end: async (uid: string, task: string, choices: readonly number[]) => {
      const n = (attempts.get(`${uid} ${task}`) ?? 0) + 1
      attempts.set(`${uid} ${task}`, n)
      const ended = anAttempt(choices, { n })
      const { endTime: _, ...running } = ended
      const place = { uid, ...PLACE, task }
      await batchPut(plain, [attemptItem(place, running)])
      expect(await storeFinished(table, place, { ...ended, version: ended.version + 1 }, ended.version)).toBe(true)
    },
    regrade: async (question: number, rule: RegradeRule) => {
      const id = `regrade-${(count += 1)}`
      await checkedRegrade(deps, { id, question, rule })
      await startRegrade({ id, mail: false }, deps)
      expect((await resumeRegrade(id, deps)).status).toBe('applied')
      applied.set(question, [...(applied.get(question) ?? []), id])
    },
    undo: async (question: number) => {
      const ids = applied.get(question) ?? []
      const id = ids.at(-1) ?? ''
      await undoRegradeOf({ id }, deps)
      expect((await resumeRegrade(id, deps)).status).toBe('undone')
      applied.set(question, ids.slice(0, -1))
    },
    deliver: async (batch: DynamoDBRecord[], at = NOW) => {
      const records = writtenAt(at, batch)
      await Promise.all([
        projectCards(aBatch(ON.cards, ...records), { table: plain }),
        projectOverview(aBatch(ON.overview, ...records), projectionDeps),
      ])
    },
    rebuild: () => rebuildCohorts(projectionDeps, undefined, () => false),
  }
}

const factsIn = async (table: Table) =>
  Promise.all(
    UIDS.map(async (uid) => {
      const item = await getItem<CohortStudentItem>(table, cohortStudentKey('k1', uid), { consistent: true })
      return item && cohortFactsOf(item)
    }),
  )

it('the cohort equals a rebuild after any regrades and undos, in any order of the stream', async () => {
  let counted = 0
  for (const seed of seeds({ quick: 5, nightly: 15, mutation: 3 })) {
    const random = seededRandom(seed)
    const any = <Value>(values: readonly Value[]) => values[random(values.length)]!
    const { plain, records, applied, end, regrade, undo, deliver, rebuild } = await anAcademy()
    const delivered: DynamoDBRecord[] = []
    const choices = () => Array.from({ length: 2 + random(4) }, () => random(4))
    const moves = {
      end: () => end(any(UIDS), any(TASKS), choices()),
      regrade: () => {
        const question = any(QUESTIONS).id
        return regrade(question, any(REGRADE_RULES.filter((rule) => question === REGRADED || !takesNewKey(rule))))
      },
      undo: async () => {
        const questions = [...applied].flatMap(([question, ids]) => (ids.length > 0 ? [question] : []))
        if (questions.length > 0) await undo(any(questions))
      },
      deliver: async () => {
        const batch = records.splice(0, 1 + random(6))
        await deliver(batch)
        delivered.push(...batch)
      },
      // Redelivers the end of a batch that had failed.
      deliverAgain: () => deliver(delivered.slice(delivered.length - random(Math.min(8, delivered.length + 1)))),
      rebuild,
    }
    for (let i = 0; i < 4; i += 1) await moves.end()
    const names = ['end', 'regrade', 'regrade', 'undo', 'deliver', 'deliver', 'deliverAgain', 'rebuild'] as const
    for (let i = 0; i < 14; i += 1) await moves[any(names)]()
    while (records.length > 0) await moves.deliver()
    const byStream = await factsIn(plain)
    for (const uid of UIDS) await removeItem(plain, cohortStudentKey('k1', uid))
    await rebuild()
    expect([seed, byStream]).toEqual([seed, await factsIn(plain)])
    counted += byStream.reduce((sum, facts) => sum + (facts?.areas.length ?? 0), 0)
  }
  expect(counted).toBeGreaterThan(10)
}, 240_000)

it('the cohort follows a regrade and its undo, and counts neither as the student’s activity', async () => {
  const { plain, records, end, regrade, undo, deliver } = await anAcademy()
  const project = (at: number) => deliver(records.splice(0), at)
  const ann = async () => (await factsIn(plain))[0]
  // Question 105 has all three areas.
  await end('ann', 't1', [1, 1, 1, 1, 0])
  await project(NOW)
  const before = await ann()
  expect(before).toMatchObject({ tests: 1, average: 80, lastActivity: NOW })
  expect(before?.areas).toContainEqual({ area: 1, items: 2, points: 1, max: 2 })
  await regrade(105, 'fullCredit')
  await project(NOW + 5_000)
  expect(await ann()).toMatchObject({ tests: 1, average: 100, lastActivity: NOW })
  expect((await ann())?.areas).toContainEqual({ area: 1, items: 2, points: 2, max: 2 })
  await undo(105)
  await regrade(105, 'drop')
  await project(NOW + 9_000)
  expect((await ann())?.areas).toContainEqual({ area: 1, items: 1, points: 1, max: 1 })
  await undo(105)
  await project(NOW + 9_000)
  expect(await ann()).toEqual(before)
})
