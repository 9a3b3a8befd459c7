import { describe, expect, it } from 'vitest'
import type { RegradeRule } from '#domain/item-analysis/regrade-rule.ts'
import { attemptItem } from '#table/attempt.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { userItem } from '#table/user.ts'
import { storeFinished } from '#lambdas/attempts/store-attempt.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { beginRegrade } from './begin-regrade.ts'
import { continueRegrade, startRegrade } from './run-regrade.ts'
import type { RegradeDeps } from './regrade-deps.ts'
import {
  anAttempt,
  checkedRegrade,
  editedItems,
  resumeRegrade,
  ID,
  LATER_TIME,
  PLACE,
  REGRADED,
  SERVED_TIME,
  studentItems,
} from '#lambdas/item-analysis/regrading/testing/regraded-academy.ts'
import { ALL_B, regradeHarness } from '#lambdas/item-analysis/regrading/testing/regrade-harness.ts'
import { undoRegradeOf } from './undo-regrade.ts'

const academy = regradeHarness()

describe('a dry run', () => {
  it('lists the attempts that change, with points before and after, and writes nothing to students', async () => {
    const before = await academy.students()
    const job = await checkedRegrade(academy.deps, { rule: 'newKey' })
    expect(job).toMatchObject({
      status: 'checked',
      keyTime: LATER_TIME,
      counts: {
        ...{ students: 5, attempts: 5, changed: 3, raised: 1, lowered: 2, passed: 1, failed: 0 },
        ...{ running: 1, adaptive: 1, notComparable: 0, completed: 1 },
      },
    })
    const lines = (await academy.linesOf()).map(({ uid, n, state, before: was, after, completed }) => [
      ...[uid, n, state, `${was.points}/${was.max} ${was.grade} ${was.result}`],
      ...[`${after.points}/${after.max} ${after.grade} ${after.result}`, completed ?? false],
    ])
    expect(lines).toEqual([
      ['ann', 1, 'planned', '5/5 100 passing', '4/5 80 passing', true],
      ['ben', 1, 'planned', '2/5 40 failing', '3/5 60 passing', false],
      ['ben', 2, 'planned', '2/5 40 failing', '1/5 20 failing', false],
    ])
    expect(await academy.students()).toEqual(before)
  })

  it('reports attempts with other answers as not comparable', async () => {
    const other = aQuestion({ id: REGRADED, type: 'Priority' })
    await batchPut(academy.table, editedItems(other, 3, LATER_TIME + 5))
    expect(await checkedRegrade(academy.deps, { rule: 'alsoAccept' })).toMatchObject({
      counts: { attempts: 0, changed: 0, notComparable: 5 },
    })
  })

  it('looks only at attempts that were served one of the versions that are named', async () => {
    const none = await checkedRegrade(academy.deps, { rule: 'drop', from: LATER_TIME })
    expect(none.counts).toMatchObject({ attempts: 0, changed: 0, running: 0 })
    const times = { from: SERVED_TIME, upTo: SERVED_TIME }
    const all = await checkedRegrade(academy.deps, { id: 'regrade-2', rule: 'drop', ...times })
    expect(all.counts).toMatchObject({ attempts: 5, changed: 5 })
  })

  it('begins once for a double press and for two tabs, and continues in both', async () => {
    const input = { id: ID, question: REGRADED, rule: 'fullCredit' }
    const jobs = await Promise.all([1, 2, 3].map(() => beginRegrade(input, 'avery', academy.deps)))
    expect(new Set(jobs.map(({ createdOn }) => createdOn)).size).toBe(1)
    await Promise.all([1, 2, 3].map(() => resumeRegrade(ID, academy.deps)))
    expect((await continueRegrade({ id: ID }, academy.deps)).counts).toMatchObject({ students: 5, changed: 2 })
    const other = beginRegrade({ ...input, rule: 'drop' }, 'avery', academy.deps)
    expect((await refusalOf(other)).code).toBe('request-invalid')
  })
})

describe('a dry run in progress', () => {
  const MORE = Array.from({ length: 30 }, (_, i) => `s${String(i).padStart(2, '0')}`)
  /** Each call takes one step with some of the students. */
  const inSteps = (): RegradeDeps => {
    let time = LATER_TIME + 1
    return { table: academy.table, now: () => (time += 10_000) }
  }
  const begin = async (deps: RegradeDeps, rule: RegradeRule) => {
    const students = MORE.flatMap((uid) => studentItems(uid, [anAttempt(ALL_B)]))
    await batchPut(academy.table, students)
    await beginRegrade({ id: ID, question: REGRADED, rule }, 'avery', deps)
    const job = await continueRegrade({ id: ID }, deps)
    expect([job.status, job.counts.students]).toEqual(['checking', 25])
  }
  const rename = (uid: string, lastName: string, type: 'Student' | 'Admin' = 'Student') =>
    batchPut(academy.table, [userItem(aUser({ uid, firstName: 'New', lastName, email: `${uid}@example.com`, type }))])

  it('checks a renamed student once, before or after their turn, and skips one who becomes an administrator', async () => {
    const deps = inSteps()
    await begin(deps, 'newKey')
    await rename('ann', 'Zzz')
    await rename('s29', 'Aaa')
    await rename('ben', 'Last ben', 'Admin')
    const job = await resumeRegrade(ID, deps)
    expect(job.counts).toMatchObject({ students: 35, attempts: 35, changed: 33, running: 1, adaptive: 1 })
    const lines = await academy.linesOf()
    expect(lines.map(({ uid, n }) => `${uid} ${n}`)).toEqual([
      'ann 1',
      'ben 1',
      'ben 2',
      ...MORE.map((uid) => `${uid} 1`),
    ])
  })

  it('includes new attempts once, also from two tabs', async () => {
    const deps = inSteps()
    await begin(deps, 'newKey')
    await batchPut(academy.table, studentItems('a-new-student', [anAttempt(ALL_B)]))
    await Promise.all([resumeRegrade(ID, deps), resumeRegrade(ID, inSteps())])
    expect((await continueRegrade({ id: ID }, deps)).counts).toMatchObject({ students: 36, changed: 34 })
  })

  it('grades by the key that it named, and is not applied once the question is edited', async () => {
    const deps = inSteps()
    await begin(deps, 'newKey')
    await batchPut(academy.table, editedItems(aQuestion({ id: REGRADED }), 3, LATER_TIME + 50))
    expect(await resumeRegrade(ID, deps)).toMatchObject({
      keyTime: LATER_TIME,
      counts: { changed: 33, notComparable: 0 },
    })
    expect((await refusalOf(startRegrade({ id: ID, mail: false }, deps))).code).toBe('regrade-question-changed')
  })

  it('counts an attempt that ends before its turn as one that has ended, once', async () => {
    const deps = inSteps()
    const place = { uid: 's29', ...PLACE }
    await begin(deps, 'drop')
    const running = anAttempt(ALL_B, { n: 2, runs: true })
    await batchPut(academy.table, [attemptItem(place, running)])
    const { version, ...ended } = anAttempt(ALL_B, { n: 2 })
    await storeFinished(academy.table, place, { ...ended, version: version + 1 }, running.version)
    expect((await resumeRegrade(ID, deps)).counts).toMatchObject({ attempts: 36, changed: 36, running: 1 })
    await startRegrade({ id: ID, mail: false }, deps)
    expect(await resumeRegrade(ID, deps)).toMatchObject({ status: 'applied', done: { applied: 36, same: 0, gone: 0 } })
  })
})

describe('an invalid regrade', () => {
  const input = { id: ID, question: REGRADED, rule: 'drop' }

  it.each<[string, object, string]>([
    ['an id of another form', { id: 'x' }, 'request-invalid'],
    ['the name of a question', { id: 'question-103' }, 'request-invalid'],
    ['an unknown rule', { rule: 'half' }, 'request-invalid'],
    ['a time that is none', { from: -1 }, 'request-invalid'],
    ['another time that is none', { upTo: 1.5 }, 'request-invalid'],
    ['a question that there is not', { question: 999 }, 'question-not-found'],
    ['half a question', { question: 0.5 }, 'question-not-found'],
    ['an item of a question that has none', { item: 1 }, 'regrade-item'],
    ['an item that there is not', { item: 7 }, 'regrade-item'],
    ['a new key of a question that was never edited', { question: 101, rule: 'newKey' }, 'regrade-no-new-key'],
  ])('%s', async (_, change, code) => {
    expect((await refusalOf(beginRegrade({ ...input, ...change }, 'avery', academy.deps))).code).toBe(code)
  })

  it('is refused by every call that names it', async () => {
    for (const call of [
      () => continueRegrade({ id: 'regrade-9' }, academy.deps),
      () => startRegrade({ id: 'x'.repeat(3_000), mail: false }, academy.deps),
      () => undoRegradeOf({ id: 'question-103' }, academy.deps),
    ])
      expect((await refusalOf(call())).code).toBe('regrade-not-found')
  })
})
