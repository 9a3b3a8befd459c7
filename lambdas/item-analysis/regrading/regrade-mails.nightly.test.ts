import { beforeEach, describe, expect, it } from 'vitest'
import { regradedWords } from '#domain/messages/regraded-words.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { questionBefore } from '#table/regrade.ts'
import { aTask } from '#table/testing/course-items.ts'
import { userKey } from '#table/keys.ts'
import type { Mail } from '#lambdas/aws/send-mail.ts'
import { reviewAttempt } from '#lambdas/attempts/review/review-attempt.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { atEveryRequest, REVEALING, underFaults, whereItDiffers } from '#lambdas/testing/faults.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { beginRegrade } from './begin-regrade.ts'
import { finishRegrades, startRegrade } from './run-regrade.ts'
import { listRegrades, regradeLines } from './list-regrades.ts'
import type { RegradeMailDeps } from './mail-regrades.ts'
import { getRegrade } from './transition-regrade.ts'
import {
  anAttempt,
  checkedRegrade,
  resumeRegrade,
  ID,
  LATER_TIME,
  PLACE,
  REGRADED,
  studentItems,
  versionItems,
} from '#lambdas/item-analysis/regrading/testing/regraded-academy.ts'
import { undoRegradeOf } from './undo-regrade.ts'

const tables = testTables()
let table: Table
let mails: Mail[]
let deps: RegradeMailDeps
const time = { now: LATER_TIME + 1 }

const fresh = async () => {
  table = await tables.table()
  mails = []
  time.now = LATER_TIME + 1
  deps = {
    table,
    now: () => (time.now += 1),
    siteUrl: 'https://academy.example',
    sendMail: (mail) => Promise.resolve(void mails.push(mail)),
  }
  await batchPut(table, [
    ...versionItems(),
    aTask('c0', PLACE.section, PLACE.task, { name: 'Heart <b>test</b>', taskType: 'Practice' }),
    ...studentItems('ann', [anAttempt([1, 1, 1, 1, 1])], { complete: true }),
    ...studentItems('ben', [anAttempt([1, 1, 2, 0, 0]), anAttempt([0, 0, 1, 1, 0], { n: 2 })]),
    ...studentItems('cleo', [anAttempt([1, 1, 3, 0, 0])]),
    ...studentItems('dan', [anAttempt([1, 1, 2, 1])], { place: { ...PLACE, section: 'quizzes', task: 'quiz-1' } }),
  ])
}
beforeEach(fresh)

const apply = async (mail: boolean) => {
  await checkedRegrade(deps, { rule: 'newKey' })
  await startRegrade({ id: ID, mail }, deps)
  return resumeRegrade(ID, deps)
}
const run = () => finishRegrades(deps, () => false)
const hours = 3_600_000
/** A run takes about 40 requests, and one follows each of them. */
const EVERY = atDepth({ quick: 17, nightly: 1, mutation: 5 })

describe('mails of a regrade', () => {
  it('go once to each student whose attempts changed, with points before and after, and no key', async () => {
    await apply(true)
    expect(await run()).toEqual({ regradeSteps: 0, regradeMails: 3, regradesFailed: 0 })
    expect(mails.map(({ to }) => to)).toEqual(['ann@example.com', 'ben@example.com', 'dan@example.com'])
    const [ann, ben, dan] = mails.map(({ text }) => text)
    expect(ann).toContain('Heart <b>test</b>, attempt 1')
    expect(ann).toContain('5 of 5 points, 100%, passed')
    expect(ann).toContain('4 of 5 points, 80%, passed')
    expect(ben).toContain('3 of 5 points, 60%, passed')
    expect(ben).toContain('attempt 2')
    expect(dan).toContain('A test, attempt 1')
    // One attempt leads to its test, a quiz to its course, and several to the courses.
    expect(ann).toContain(`Open the test: https://academy.example/go/course-1/c0/${PLACE.section}/${PLACE.task}`)
    expect(dan).toContain('Open the test: https://academy.example/go/course-1\n')
    expect(ben).toContain('Go to my courses: https://academy.example/my-courses\n')
    expect(mails[0]?.html).toContain('Heart &lt;b&gt;test&lt;/b&gt;')
    for (const { text } of mails) expect(text).not.toMatch(/third|Body of|103/)
    expect(await run()).toEqual({ regradeSteps: 0, regradeMails: 0, regradesFailed: 0 })
  })

  it('are not sent when they were not wanted', async () => {
    await apply(false)
    await run()
    await undoRegradeOf({ id: ID }, deps)
    await resumeRegrade(ID, deps)
    await run()
    expect(mails).toEqual([])
  })

  it('report an undo to those who got one, and to no other student', async () => {
    await apply(true)
    let left = 2
    await finishRegrades(deps, () => (left -= 1) < 0)
    expect(mails.map(({ to }) => to)).toEqual(['ann@example.com', 'ben@example.com'])
    await undoRegradeOf({ id: ID }, deps)
    await resumeRegrade(ID, deps)
    await run()
    expect(mails.slice(2).map(({ to }) => to)).toEqual(['ann@example.com', 'ben@example.com'])
    expect(mails[2]?.text).toContain('We undid a correction')
    await run()
    expect(mails.length).toBe(4)
  })

  it('are not sent to deleted accounts', async () => {
    await apply(true)
    await removeItem(table, userKey('ben'))
    await run()
    expect(mails.map(({ to }) => to)).toEqual(['ann@example.com', 'dan@example.com'])
  })

  it('are retried by the next run when they fail', async () => {
    await apply(true)
    const { sendMail } = deps
    deps = { ...deps, sendMail: () => Promise.reject(new Error('Too many mails')) }
    expect(await run()).toMatchObject({ regradeMails: 0, regradesFailed: 1 })
    deps = { ...deps, sendMail }
    expect(await run()).toMatchObject({ regradeMails: 3, regradesFailed: 0 })
  })

  it(
    'go once to each student, whichever request fails or wherever the process dies',
    { tags: ['nightly'], timeout: 240_000 },
    async () => {
      for (const fault of REVEALING)
        await atEveryRequest(
          fault,
          async (plan, at) => {
            await fresh()
            await apply(true)
            await underFaults(table, whereItDiffers(fault, plan), run)
            // After the claim of an interrupted e-mail has expired.
            time.now += 24 * hours
            await run()
            expect([fault, at, new Set(mails.map(({ to }) => to)).size]).toEqual([fault, at, 3])
            expect(mails.length).toBeLessThanOrEqual(4)
          },
          EVERY,
        )
    },
  )
})

describe('a regrade that no one continues', () => {
  it('is finished by the hourly run: a dry run, an application and an undo', { tags: ['nightly'] }, async () => {
    await beginRegrade({ id: ID, question: REGRADED, rule: 'newKey' }, 'avery', deps)
    expect(await run()).toMatchObject({ regradeSteps: 0 })
    time.now += hours
    await run()
    expect((await getRegrade(ID, table)).status).toBe('checked')
    await startRegrade({ id: ID, mail: false }, deps)
    time.now += hours
    await run()
    expect(await getRegrade(ID, table)).toMatchObject({ status: 'applied', done: { applied: 4 } })
    await undoRegradeOf({ id: ID }, deps)
    time.now += hours
    await run()
    expect(await getRegrade(ID, table)).toMatchObject({ status: 'undone', done: { undone: 4 } })
  })
})

describe('the lists', () => {
  it('show regrades, the newest first, and the attempts with names of students, courses and tests', async () => {
    await checkedRegrade(deps, { rule: 'newKey' })
    await checkedRegrade(deps, { id: 'regrade-2', rule: 'drop' })
    const { items, nextToken } = await listRegrades({}, table)
    expect([items.map(({ id }) => id), nextToken]).toEqual([['regrade-2', ID], null])
    await removeItem(table, userKey('dan'))
    const lines = await regradeLines({ id: ID }, table)
    expect(lines.regrade).toMatchObject({ id: ID, rule: 'newKey', status: 'checked', applied: 0, mail: false })
    expect(lines.items).toMatchObject([
      { uid: 'ann', studentName: 'First ann Last ann', testName: 'Heart <b>test</b>', quiz: false, completed: true },
      { uid: 'ben', n: 1, before: { points: 2, max: 5, grade: 40, result: 'failing' }, after: { points: 3 } },
      { uid: 'ben', n: 2, completed: false, state: 'planned' },
      { uid: 'dan', studentName: null, testName: null, quiz: true, n: 1 },
    ])
    expect(lines.nextToken).toBeNull()
  })

  it('page, and reject invalid cursors', async () => {
    for (let i = 0; i < 21; i += 1)
      await beginRegrade({ id: `regrade-no-${i}`, question: REGRADED, rule: 'drop' }, 'avery', deps)
    const first = await listRegrades({}, table)
    const second = await listRegrades({ nextToken: first.nextToken }, table)
    expect([first.items.length, second.items.map(({ id }) => id), second.nextToken]).toEqual([
      20,
      ['regrade-no-0'],
      null,
    ])
    for (const nextToken of ['x', '1#', 'LINE#\n', `LINE#${'x'.repeat(600)}`]) {
      expect((await refusalOf(listRegrades({ nextToken }, table))).code).toBe('request-invalid')
      expect((await refusalOf(regradeLines({ id: ID, nextToken }, table))).code).toBe('request-invalid')
    }
    expect((await refusalOf(regradeLines({ id: 'regrade-9' }, table))).code).toBe('regrade-not-found')
  })

  it('page through a long dry run, each line once', { tags: ['nightly'] }, async () => {
    const many = Array.from({ length: 60 }, (_, i) => `s${i}`)
    await batchPut(
      table,
      many.flatMap((uid) => studentItems(uid, [anAttempt([1, 1, 1, 1, 1])])),
    )
    expect((await checkedRegrade(deps, { rule: 'newKey' })).counts).toMatchObject({ students: 64, changed: 64 })
    const first = await regradeLines({ id: ID }, table)
    const second = await regradeLines({ id: ID, nextToken: first.nextToken }, table)
    expect([first.items.length, second.items.length, second.nextToken]).toEqual([50, 14, null])
    const keys = [...first.items, ...second.items].map(({ uid, n }) => `${uid} ${n}`)
    expect(new Set(keys).size).toBe(64)
    await startRegrade({ id: ID, mail: false }, deps)
    expect(await resumeRegrade(ID, deps)).toMatchObject({ done: { applied: 64 } })
  })
})

describe('the review of a regraded attempt', () => {
  const review = async (uid: string, n = 1) => {
    const attemptDeps = { table, now: () => time.now, random: seededRandom(1), rulesOf }
    const { attempt, questions } = await reviewAttempt(
      { uid, progress: PLACE.progress, task: PLACE.task, n },
      attemptDeps,
    )
    const { graded, regraded } = questions[2]!
    return { attempt, graded, regraded }
  }

  it('shows the key and the points that count now, and that it was regraded', async () => {
    expect(await review('ann')).toMatchObject({ regraded: null, graded: { correct: true, key: [0, 1, 0, 0] } })
    await apply(false)
    expect(await review('ann')).toMatchObject({
      attempt: { score: 4, maxScore: 5, grade: 80, result: 'passing' },
      regraded: regradedWords.newKey,
      graded: { correct: false, points: 0, maxPoints: 1, key: [0, 0, 1, 0], choice: [0, 1, 0, 0] },
    })
    expect((await review('ben')).graded).toMatchObject({ correct: true, points: 1 })
    expect((await review('cleo')).regraded).toBeNull()
  })

  it.each([
    ['alsoAccept', 'ben', { correct: true, points: 1, maxPoints: 1, key: [0, 0, 1, 0] }],
    ['fullCredit', 'cleo', { correct: true, points: 1, maxPoints: 1, key: [0, 1, 0, 0], lines: [] }],
    ['drop', 'ann', { correct: false, points: 0, maxPoints: 0, lines: [] }],
  ] as const)('shows the result of %s', async (rule, uid, graded) => {
    await checkedRegrade(deps, { rule })
    await startRegrade({ id: ID, mail: false }, deps)
    await resumeRegrade(ID, deps)
    expect(await review(uid)).toMatchObject({ regraded: regradedWords[rule], graded })
  })
})

it('a question left blank keeps its id and its maximum points', () => {
  const stored = { q: Uint8Array.from([5]), answered: false, max: 3 }
  expect(questionBefore(stored)).toEqual({ id: 5, max: 3 })
})
