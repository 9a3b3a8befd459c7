import { describe, expect, it } from 'vitest'
import { answerClock } from '#domain/attempts/answer-clock.ts'
import type { Attempt, AttemptQuestion } from '#domain/attempts/attempt.ts'
import { userKey } from '#table/keys.ts'
import { userItem } from '#table/user.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { listAnswers, type ListedAnswers } from '#lambdas/item-analysis/list-answers.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { rebuildAnswers, type RebuildCursor, projectAnswers } from './answers.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'
import { anEndedAttempt, ended, running } from '../testing/ended-attempt.ts'

const table = freshTable([userItem(aUser({ uid: 'u1' })), userItem(aUser({ uid: 'u2' }))])
const DAY = 86_400_000
const START = Date.UTC(2026, 5, 10, 23, 59)

const questions: AttemptQuestion[] = [
  { id: 70_001, answer: { choice: [2], correct: true, clock: answerClock(START + 12_000) } },
  { id: 8, item: 3, answer: { choice: [0, 5], correct: false, points: 2, max: 3, clock: answerClock(START + 99_000) } },
  { id: 9 },
  { id: 10, max: 4 },
]

function anAttempt(n: number, { uid = 'u1', ...more }: Partial<Attempt> & { uid?: string } = {}) {
  const startTime = START + n * DAY
  return anEndedAttempt({ n, startTime, endTime: startTime + 120_000, questions, ...more }, { uid })
}

const project = (...records: ReturnType<typeof aRecord>[]) => projectAnswers(aBatch(ON.answers, ...records), { table })
async function stored(range = { from: '2026-06-01', to: '2027-12-31' }, id?: number): Promise<ListedAnswers[]> {
  const all: ListedAnswers[] = []
  for await (const answers of listAnswers(table, { ...range, ...(id === undefined ? {} : { id }) })) all.push(answers)
  return all
}
describe('the answers of an attempt that ended', () => {
  it('lie under the day of its end, by UTC, with each question as it was answered, left or not reached', async () => {
    const item = anAttempt(0)
    await batchPut(table, [item])
    await project(ended(item))
    const [answers, ...others] = await stored()
    expect(others).toEqual([])
    expect(answers?.pk).toBe('ANSWERS#2026-06-11')
    expect(answers?.sk).toMatch(/^[\w-]{22}$/)
    const times = { startTime: START, endTime: START + 120_000 }
    expect(answers).toMatchObject({ attempt: { uid: 'u1', sk: item.sk }, ...times, kind: 'Practice' })
    expect(answers?.answers).toEqual([
      { id: 70_001, state: 'answered', points: 1, max: 1, seconds: 12, choice: [2] },
      { id: 8, item: 3, state: 'answered', points: 2, max: 3, seconds: 87, choice: [0, 5] },
      { id: 9, state: 'left-out', points: 0, max: 1, choice: [] },
      { id: 10, state: 'not-reached', points: 0, max: 4, choice: [] },
    ])
    expect(answers).not.toHaveProperty('ability')
  })

  it('are stored once, however often the batch comes', { tags: ['nightly'] }, async () => {
    const [first, second] = [anAttempt(1), anAttempt(2)]
    await batchPut(table, [first, second])
    await project(ended(first))
    const before = await stored()
    await project(ended(first), ended(second), ended(first))
    const after = await stored()
    expect(after).toHaveLength(2)
    expect(after).toEqual(expect.arrayContaining(before))
  })

  it('include the kind of test and the ability estimated by an exam', async () => {
    const quiz = anAttempt(1, {
      quiz: {
        ...{ mode: 'exam', questions: 4 },
        filter: { areas: [], tags: [], types: [], steps: [], difficulties: [], statuses: [], recentMisses: false },
      },
    })
    const exam = anAttempt(2, {
      kind: 'AdaptiveNCLEX',
      decision: {
        ...{ rule: 'confidence', passed: true, answered: 2, standard: 0 },
        estimate: { ability: -0.4, error: 0.3 },
      },
    })
    await batchPut(table, [quiz, exam])
    await project(ended(quiz), ended(exam))
    expect((await stored()).map(({ kind, ability }) => ({ kind, ability }))).toEqual([
      { kind: 'Quiz', ability: undefined },
      { kind: 'AdaptiveNCLEX', ability: -0.4 },
    ])
  })

  it(
    'stay without a name when the attempt is removed, also before they were stored',
    { tags: ['nightly'] },
    async () => {
      const [first, second] = [anAttempt(1), anAttempt(2)]
      await batchPut(table, [first, second])
      await project(ended(first))
      for (const item of [first, second]) await removeItem(table, item)
      await project(aRecord(first, undefined), ended(second), aRecord(second, undefined))
      const all = await stored()
      expect(all).toHaveLength(1)
      expect(JSON.stringify(all)).not.toMatch(/u1|p1|t1|USER/)
      await project(ended(first))
      expect(JSON.stringify(await stored())).not.toMatch(/u1|p1|t1|USER/)
    },
  )

  it('are none of an attempt that runs or had ended before, or of an account that is being deleted or gone', async () => {
    const item = anAttempt(1)
    await batchPut(table, [item])
    await project(aRecord(undefined, running(item)), aRecord(item, item))
    await batchPut(table, [{ ...userItem(aUser({ uid: 'u1' })), deleting: START } as never])
    await project(ended(item))
    await removeItem(table, userKey('u1'))
    await project(ended(item))
    expect(await stored()).toEqual([])
  })
})

describe('the answers of older attempts', () => {
  const finishedOf = (uid: string, count: number) => Array.from({ length: count }, (_, n) => anAttempt(n, { uid }))

  it('are stored by a rebuild, once, and none of a test that runs', async () => {
    await batchPut(table, [...finishedOf('u1', 3), ...finishedOf('u2', 2), running(anAttempt(9))])
    expect(await rebuildAnswers(table, undefined, () => false)).toEqual({ stored: 5 })
    expect(await rebuildAnswers(table, undefined, () => false)).toEqual({ stored: 0 })
    expect(await stored()).toHaveLength(5)
  })

  it('resume where a rebuild stopped for time', { tags: ['nightly'] }, async () => {
    const users = Array.from({ length: 60 }, (_, i) => `s${i}`)
    await batchPut(
      table,
      users.map((uid) => userItem(aUser({ uid }))),
    )
    await batchPut(
      table,
      users.flatMap((uid) => finishedOf(uid, 1)),
    )
    let count = 0
    let next: RebuildCursor | undefined
    let calls = 0
    do {
      let pages = 0
      const run = await rebuildAnswers(table, next, () => (pages += 1) > 1)
      count += run.stored
      next = run.next
      calls += 1
    } while (next !== undefined)
    expect({ count, calls }).toEqual({ count: 60, calls: 4 })
    expect(await stored()).toHaveLength(60)
  })

  it('name no attempt that was removed between its read and its write', { tags: ['nightly'] }, async () => {
    const item = anAttempt(1)
    await batchPut(table, [item])
    beforeNext(table, 'TransactWriteItemsCommand', () => removeItem(table, item))
    expect(await rebuildAnswers(table, undefined, () => false)).toEqual({ stored: 0 })
    expect(await stored()).toEqual([])
  })
})

it('the days in a range and those with a question are listed, page after page', { tags: ['nightly'] }, async () => {
  const many = Array.from({ length: 450 }, (_, n) => anAttempt(n + 1, { uid: 'u1', startTime: START, endTime: START }))
  const other = anAttempt(500, { questions: [{ id: 77 }], at: 0 })
  await batchPut(table, [...many, other])
  await project(...[...many, other].map(ended))
  const day = { from: '2026-06-10', to: '2026-06-10' }
  const all = await stored(day)
  expect(new Set(all.map(({ attempt }) => attempt?.sk)).size).toBe(450)
  expect(await stored({ from: '2026-06-11', to: '2026-06-30' })).toEqual([])
  expect(await stored(undefined, 77)).toHaveLength(1)
  const rest: ListedAnswers[] = []
  for await (const answers of listAnswers(table, { ...day, after: all[299]! })) rest.push(answers)
  expect(rest.map(({ sk }) => sk)).toEqual(all.slice(300).map(({ sk }) => sk))
})
