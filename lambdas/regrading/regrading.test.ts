import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Attempt } from '#domain/attempts/attempt.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { standingOf } from '#domain/regrading/regrade-attempt.ts'
import type { RegradeRule } from '#domain/regrading/regrade-rule.ts'
import { attemptItem, type AttemptItem } from '#table/attempt.ts'
import { questionKey, regradeLinesAfter, regradesOfQuestionKey } from '#table/bank-keys.ts'
import { attemptKey, type Key } from '#table/keys.ts'
import { questionItem, type QuestionItem, questionVersionItem } from '#table/question.ts'
import type { QuestionRegradesItem, RegradeItem, RegradeLineItem } from '#table/regrade.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { storeFinished } from '#lambdas/attempts/store-attempt.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { atEveryRequest, REVEALING, underFaults } from '#lambdas/testing/faults.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { beginRegrade } from './begin-regrade.ts'
import { continueRegrade } from './continue-regrade.ts'
import type { RegradeDeps } from './regrade-deps.ts'
import { startRegrade } from './start-regrade.ts'
import {
  anAttempt,
  checkedRegrade,
  goOn,
  ID,
  LATER_TIME,
  PLACE,
  readAttempt,
  readSummary,
  REGRADED,
  SERVED_TIME,
  START,
  studentItems,
  versionItems,
} from './testing/regraded-academy.ts'
import { undoRegradeOf } from './undo-regrade.ts'

/** B is right of each question; later C of the third. */
const ALL_B = [1, 1, 1, 1, 1]
const THIRD_C = [1, 1, 2, 0, 0]
const THIRD_D = [1, 1, 3, 0, 0]
const LEFT = [1, 1]

const tables = testTables()
let table: Table
let deps: RegradeDeps
const academy = (): Key[] => [
  ...versionItems(),
  ...studentItems('ann', [anAttempt(ALL_B)], { complete: true }),
  ...studentItems('ben', [anAttempt(THIRD_C), anAttempt([0, 0, 1, 1, 0], { n: 2 })]),
  ...studentItems('cleo', [anAttempt(THIRD_D)]),
  ...studentItems('dan', [anAttempt(LEFT), anAttempt([1, 1, 2], { n: 2, runs: true })]),
  ...studentItems('eve', [{ ...anAttempt(THIRD_C), kind: 'AdaptiveNCLEX' }]),
]
const freshAcademy = async () => {
  table = await tables.table()
  let time = LATER_TIME + 1
  deps = { table, now: () => (time += 1) }
  await batchPut(table, academy())
}
beforeEach(freshAcademy)

/** Everything that is stored of students, without what only grows. */
async function students(): Promise<string[]> {
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name, ConsistentRead: true }))
  return Items.filter(({ pk }) => String(pk).startsWith('USER#'))
    .map(({ version: _, regrades: __, ...item }) => JSON.stringify(Object.entries(item).sort()))
    .sort()
}

const linesOf = async (id = ID) =>
  queryItems<RegradeLineItem>(table, { ...regradeLinesAfter(id, ''), consistent: true })

const apply = async (rule: RegradeRule, id = ID): Promise<RegradeItem> => {
  await checkedRegrade(deps, { id, rule })
  await startRegrade({ id, mail: false }, deps)
  return goOn(id, deps)
}
const undo = async (id = ID) => {
  await undoRegradeOf({ id }, deps)
  return goOn(id, deps)
}
const points = async (uid: string, n = 1) => {
  const { points: is, max, result } = standingOf(await readAttempt(table, uid, n))
  return `${is}/${max} ${result}`
}

describe('a dry run', () => {
  it('lists the attempts that change, with their points before and after, and writes nothing of a student', async () => {
    const before = await students()
    const job = await checkedRegrade(deps, { rule: 'newKey' })
    expect(job).toMatchObject({
      status: 'checked',
      keyTime: LATER_TIME,
      counts: {
        ...{ students: 5, attempts: 5, changed: 3, raised: 1, lowered: 2, passed: 1, failed: 0 },
        ...{ running: 1, adaptive: 1, notComparable: 0, completed: 1 },
      },
    })
    const lines = (await linesOf()).map(({ uid, n, state, before: was, after, completed }) => [
      ...[uid, n, state, `${was.points}/${was.max} ${was.grade} ${was.result}`],
      ...[`${after.points}/${after.max} ${after.grade} ${after.result}`, completed ?? false],
    ])
    expect(lines).toEqual([
      ['ann', 1, 'planned', '5/5 100 passing', '4/5 80 passing', true],
      ['ben', 1, 'planned', '2/5 40 failing', '3/5 60 passing', false],
      ['ben', 2, 'planned', '2/5 40 failing', '1/5 20 failing', false],
    ])
    expect(await students()).toEqual(before)
  })

  it('says of attempts that chose from other answers that they cannot be compared', async () => {
    const other = aQuestion({ id: REGRADED, type: 'Priority' })
    const numbers = { tagNumbers: [0], areaNumbers: [] }
    const time = LATER_TIME + 5
    await batchPut(table, [questionItem(other, { version: 3, time }), questionVersionItem(other, { time, ...numbers })])
    expect(await checkedRegrade(deps, { rule: 'alsoAccept' })).toMatchObject({
      counts: { attempts: 0, changed: 0, notComparable: 5 },
    })
  })

  it('looks only at attempts that were served one of the versions that are named', async () => {
    const none = await checkedRegrade(deps, { rule: 'drop', from: LATER_TIME })
    expect(none.counts).toMatchObject({ attempts: 0, changed: 0, running: 0 })
    const all = await checkedRegrade(deps, { id: 'regrade-2', rule: 'drop', from: SERVED_TIME, upTo: SERVED_TIME })
    expect(all.counts).toMatchObject({ attempts: 5, changed: 5 })
  })

  it('is begun once by a second press and by two tabs, and goes on in both', async () => {
    const input = { id: ID, question: REGRADED, rule: 'fullCredit' }
    const jobs = await Promise.all([1, 2, 3].map(() => beginRegrade(input, 'avery', deps)))
    expect(new Set(jobs.map(({ createdOn }) => createdOn)).size).toBe(1)
    await Promise.all([1, 2, 3].map(() => goOn(ID, deps)))
    expect((await continueRegrade({ id: ID }, deps)).counts).toMatchObject({ students: 5, changed: 2 })
    const other = beginRegrade({ ...input, rule: 'drop' }, 'avery', deps)
    expect((await refusalOf(other)).code).toBe('request-invalid')
  })
})

describe('what is no regrade', () => {
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
    expect((await refusalOf(beginRegrade({ ...input, ...change }, 'avery', deps))).code).toBe(code)
  })

  it('is refused wherever it is named', async () => {
    for (const call of [
      () => continueRegrade({ id: 'regrade-9' }, deps),
      () => startRegrade({ id: 'x'.repeat(3_000), mail: false }, deps),
      () => undoRegradeOf({ id: 'question-103' }, deps),
    ])
      expect((await refusalOf(call())).code).toBe('regrade-not-found')
  })
})

describe('a regrade that is applied', () => {
  it.each<[RegradeRule, string[], number[]]>([
    ['newKey', ['4/5 passing', '3/5 passing', '1/5 failing', '2/5 failing', '2/5 failing'], [80, 60, 40]],
    ['alsoAccept', ['5/5 passing', '3/5 passing', '2/5 failing', '2/5 failing', '2/5 failing'], [100, 60, 40]],
    ['fullCredit', ['5/5 passing', '3/5 passing', '2/5 failing', '3/5 passing', '2/5 failing'], [100, 60, 60]],
    ['drop', ['4/4 passing', '2/4 failing', '1/4 failing', '2/4 failing', '2/4 failing'], [100, 50, 50]],
  ])('%s gives the points, the best grades and the marks, and is undone to the very items', async (rule, all, best) => {
    const before = await students()
    const job = await apply(rule)
    expect(job).toMatchObject({ status: 'applied', done: { applied: job.counts.changed, same: 0, gone: 0 } })
    expect(await Promise.all([points('ann'), points('ben'), points('ben', 2), points('cleo'), points('dan')])).toEqual(
      all,
    )
    const summaries = await Promise.all(['ann', 'ben', 'cleo'].map((uid) => readSummary(table, uid)))
    expect(summaries.map((summary) => [summary?.best, summary?.complete])).toEqual(best.map((grade) => [grade, true]))
    const lines = await linesOf()
    for (const { uid, n, state, after } of lines) {
      const attempt = await readAttempt(table, uid, n)
      expect([state, after]).toEqual(['applied', standingOf(attempt)])
      expect(attempt.questions.map((question) => question.regraded?.rule ?? '')).toEqual(['', '', rule, '', ''])
      expect(attempt.tally.get(0)?.correct).toBe(attempt.score)
    }
    expect(await undo()).toMatchObject({ status: 'undone', done: { undone: lines.length } })
    expect(await students()).toEqual(before)
  })

  it('leaves running and adaptive attempts as they were served', async () => {
    const [running, adaptive] = [await readAttempt(table, 'dan', 2), await readAttempt(table, 'eve')]
    await apply('drop')
    expect([await readAttempt(table, 'dan', 2), await readAttempt(table, 'eve')]).toEqual([running, adaptive])
  })

  it('leaves an attempt that ended after the dry run to the next regrade', async () => {
    await checkedRegrade(deps, { rule: 'fullCredit' })
    const { version, ...running } = await readAttempt(table, 'dan', 2)
    await storeFinished(
      table,
      { uid: 'dan', ...PLACE },
      { ...running, version: version + 1, endTime: START + 9 },
      version,
    )
    await startRegrade({ id: ID, mail: false }, deps)
    await goOn(ID, deps)
    expect(await points('dan', 2)).toBe('2/5 failing')
    await apply('fullCredit', 'regrade-2')
    expect(await points('dan', 2)).toBe('3/5 passing')
    expect((await readSummary(table, 'dan'))?.best).toBe(60)
  })

  it('is started once by a second press and two tabs, and written once', async () => {
    await checkedRegrade(deps, { rule: 'newKey' })
    const jobs = await Promise.all([1, 2, 3].map(() => startRegrade({ id: ID, mail: false }, deps)))
    expect(new Set(jobs.map(({ version }) => version)).size).toBe(1)
    await Promise.all([1, 2, 3].map(() => goOn(ID, deps)))
    expect(await continueRegrade({ id: ID }, deps)).toMatchObject({ status: 'applied', done: { applied: 3 } })
    expect((await startRegrade({ id: ID, mail: false }, deps)).status).toBe('applied')
    expect((await readAttempt(table, 'ann')).score).toBe(4)
    await Promise.all([1, 2].map(() => undoRegradeOf({ id: ID }, deps)))
    await Promise.all([1, 2, 3].map(() => goOn(ID, deps)))
    expect(await points('ann')).toBe('5/5 passing')
    expect((await refusalOf(startRegrade({ id: ID, mail: false }, deps))).code).toBe('regrade-not-checked')
  })

  it('is refused where its question was edited since a dry run that grades by its key, also at the very moment', async () => {
    await checkedRegrade(deps, { rule: 'newKey' })
    await checkedRegrade(deps, { id: 'regrade-2', rule: 'drop' })
    const edit = async () => {
      const stored = await getItem<QuestionItem>(table, questionKey(REGRADED))
      const question = aQuestion({ id: REGRADED })
      const time = LATER_TIME + 50
      await batchPut(table, [
        questionItem(question, { version: (stored?.version ?? 0) + 1, time }),
        questionVersionItem(question, { time, tagNumbers: [0], areaNumbers: [] }),
      ])
    }
    const before = await students()
    beforeNext(table, 'TransactWriteItemsCommand', edit)
    expect((await refusalOf(startRegrade({ id: ID, mail: false }, deps))).code).toBe('regrade-question-changed')
    expect((await refusalOf(startRegrade({ id: ID, mail: false }, deps))).code).toBe('regrade-question-changed')
    expect(await students()).toEqual(before)
    // It takes no key.
    expect((await startRegrade({ id: 'regrade-2', mail: false }, deps)).status).toBe('applying')
  })

  it('grades by the key of a question that was deleted', async () => {
    await removeItem(table, questionKey(REGRADED))
    await apply('alsoAccept')
    expect(await points('ben')).toBe('3/5 passing')
  })

  it('passes by an attempt that is gone', async () => {
    await checkedRegrade(deps, { rule: 'drop' })
    await removeItem(table, attemptKey('ben', PLACE.progress, PLACE.task, 2))
    await startRegrade({ id: ID, mail: false }, deps)
    expect(await goOn(ID, deps)).toMatchObject({ done: { applied: 4, gone: 1 } })
    await removeItem(table, attemptKey('ben', PLACE.progress, PLACE.task, 1))
    expect(await undo()).toMatchObject({ done: { undone: 3, gone: 2 } })
    expect(await points('ann')).toBe('5/5 passing')
  })
})

describe('two regrades', () => {
  it('of one question begin from nothing, and are undone in their turn', async () => {
    const before = await students()
    await apply('newKey')
    const after = await students()
    await apply('drop', 'regrade-2')
    expect(await points('ann')).toBe('4/4 passing')
    expect((await refusalOf(undoRegradeOf({ id: ID }, deps))).code).toBe('regrade-not-last')
    await undo('regrade-2')
    expect(await students()).toEqual(after)
    await undo()
    expect(await students()).toEqual(before)
    const state = await getItem<QuestionRegradesItem>(table, regradesOfQuestionKey(REGRADED), { consistent: true })
    expect([state?.applied, state?.running]).toEqual([[], undefined])
  })

  it('of one question are not written at once', async () => {
    await checkedRegrade(deps, { rule: 'newKey' })
    await checkedRegrade(deps, { id: 'regrade-2', rule: 'drop' })
    const codes = await Promise.all(
      [ID, 'regrade-2'].map(async (id) => {
        try {
          return (await startRegrade({ id, mail: false }, deps)).status
        } catch {
          return 'refused'
        }
      }),
    )
    expect(codes.sort()).toEqual(['applying', 'refused'])
    const open = (await Promise.all([ID, 'regrade-2'].map((id) => goOn(id, deps)))).find(
      ({ status }) => status === 'checked',
    )
    expect((await startRegrade({ id: open?.id ?? '', mail: false }, deps)).status).toBe('applying')
  })

  it('of two questions in one attempt, written at once, give the best grade of both', async () => {
    await checkedRegrade(deps, { rule: 'newKey' })
    await checkedRegrade(deps, { id: 'regrade-2', question: 104, rule: 'drop' })
    await Promise.all([ID, 'regrade-2'].map((id) => startRegrade({ id, mail: false }, deps)))
    await Promise.all([ID, 'regrade-2'].map((id) => goOn(id, deps)))
    const attempts = await Promise.all([1, 2].map((n) => readAttempt(table, 'ben', n)))
    expect(attempts.map(standingOf)).toMatchObject([
      { points: 3, max: 4 },
      { points: 0, max: 4 },
    ])
    const best = Math.max(...attempts.map((attempt) => rulesOf(attempt.kind).grade(attempt)))
    expect((await readSummary(table, 'ben'))?.best).toBe(best)
  })

  it('are each undone alone where they are of two questions', async () => {
    const before = await students()
    await apply('newKey')
    await checkedRegrade(deps, { id: 'regrade-2', question: 104, rule: 'drop' })
    await startRegrade({ id: 'regrade-2', mail: false }, deps)
    await goOn('regrade-2', deps)
    await undo()
    expect(await points('ann')).toBe('4/4 passing')
    await undo('regrade-2')
    expect(await students()).toEqual(before)
  })
})

describe('an attempt that ends while another of its task is regraded', () => {
  const finish = async (choices: readonly number[]) => {
    const running = await readAttempt(table, 'ben', 3)
    const ended: Attempt = { ...anAttempt(choices, { n: 3 }), version: running.version + 1 }
    return storeFinished(table, { uid: 'ben', ...PLACE }, ended, running.version)
  }
  const begin = async () => {
    await batchPut(table, [attemptItem({ uid: 'ben', ...PLACE }, anAttempt([], { n: 3, runs: true }))])
    await checkedRegrade(deps, { rule: 'newKey' })
    await startRegrade({ id: ID, mail: false }, deps)
  }

  it('counts for the best grade, whichever is written first', async () => {
    await begin()
    beforeNext(table, 'TransactWriteItemsCommand', () => finish([1, 1, 0, 1, 0]))
    await goOn(ID, deps)
    expect((await readSummary(table, 'ben'))?.best).toBe(60)
    await freshAcademy()
    await begin()
    // Its summary is read before the regrade lowers it: what it read is no longer so.
    beforeNext(table, 'TransactWriteItemsCommand', () => goOn(ID, deps))
    expect(await finish([1, 0, 0, 0, 0])).toBe(false)
    expect(await finish([1, 0, 0, 0, 0])).toBe(true)
    expect((await readSummary(table, 'ben'))?.best).toBe(60)
  })
})

it('ends as if nothing had happened when any request fails or the process dies, and somebody goes on', async () => {
  const before = await students()
  await apply('newKey')
  const after = await students()
  for (const fault of REVEALING)
    await atEveryRequest(fault, async (plan, at) => {
      await freshAcademy()
      const act = async () => {
        await checkedRegrade(deps, { rule: 'newKey' })
        await startRegrade({ id: ID, mail: false }, deps)
        await goOn(ID, deps)
      }
      expect([at, (await underFaults(table, plan, act)).kind]).not.toEqual([at, 'refused'])
      await act()
      const job = await continueRegrade({ id: ID }, deps)
      expect([fault, at, job.counts.changed, job.done.applied]).toEqual([fault, at, 3, 3])
      expect([fault, at, await students()]).toEqual([fault, at, after])
    })
  for (const fault of REVEALING)
    await atEveryRequest(fault, async (plan, at) => {
      await freshAcademy()
      await apply('newKey')
      expect([at, (await underFaults(table, plan, () => undo())).kind]).not.toEqual([at, 'refused'])
      await undo()
      expect([fault, at, await students()]).toEqual([fault, at, before])
    })
}, 240_000)

it('is undone while it is being written: what was written goes back', async () => {
  const before = await students()
  await checkedRegrade(deps, { rule: 'newKey' })
  await startRegrade({ id: ID, mail: false }, deps)
  beforeNext(table, 'TransactWriteItemsCommand', () => undoRegradeOf({ id: ID }, deps))
  await goOn(ID, deps)
  expect((await goOn(ID, deps)).status).toBe('undone')
  expect(await students()).toEqual(before)
  const item = await getItem<AttemptItem>(table, attemptKey('ann', PLACE.progress, PLACE.task, 1))
  expect(item?.regraded).toBeUndefined()
})
