import { describe, expect, it } from 'vitest'
import type { Attempt } from '#domain/attempts/attempt.ts'
import { standingOf } from '#domain/item-analysis/regrade-attempt.ts'
import type { RegradeRule } from '#domain/item-analysis/regrade-rule.ts'
import { attemptItem } from '#table/attempt.ts'
import { questionKey } from '#table/bank-keys.ts'
import { attemptKey } from '#table/keys.ts'
import { type QuestionItem } from '#table/question.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { storeFinished } from '#lambdas/attempts/store-attempt.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { continueRegrade, startRegrade } from './run-regrade.ts'
import {
  anAttempt,
  checkedRegrade,
  editedItems,
  resumeRegrade,
  ID,
  LATER_TIME,
  PLACE,
  readAttempt,
  readSummary,
  REGRADED,
  START,
} from '#lambdas/item-analysis/regrading/testing/regraded-academy.ts'
import { regradeHarness } from '#lambdas/item-analysis/regrading/testing/regrade-harness.ts'
import { undoRegradeOf } from './undo-regrade.ts'

const academy = regradeHarness()

describe('a regrade that is applied', () => {
  it.each<[RegradeRule, string[], number[]]>([
    ['newKey', ['4/5 passing', '3/5 passing', '1/5 failing', '2/5 failing', '2/5 failing'], [80, 60, 40]],
    ['alsoAccept', ['5/5 passing', '3/5 passing', '2/5 failing', '2/5 failing', '2/5 failing'], [100, 60, 40]],
    ['fullCredit', ['5/5 passing', '3/5 passing', '2/5 failing', '3/5 passing', '2/5 failing'], [100, 60, 60]],
    ['drop', ['4/4 passing', '2/4 failing', '1/4 failing', '2/4 failing', '2/4 failing'], [100, 50, 50]],
  ])('%s updates points, best grades, and marks, and is undone to the exact items', async (rule, all, best) => {
    const before = await academy.students()
    const job = await academy.apply(rule)
    expect(job).toMatchObject({ status: 'applied', done: { applied: job.counts.changed, same: 0, gone: 0 } })
    const attempts: [string, number?][] = [['ann'], ['ben'], ['ben', 2], ['cleo'], ['dan']]
    expect(await Promise.all(attempts.map((attempt) => academy.points(...attempt)))).toEqual(all)
    const summaries = await Promise.all(['ann', 'ben', 'cleo'].map((uid) => readSummary(academy.table, uid)))
    expect(summaries.map((summary) => [summary?.best, summary?.complete])).toEqual(best.map((grade) => [grade, true]))
    const lines = await academy.linesOf()
    for (const { uid, n, state, after } of lines) {
      const attempt = await readAttempt(academy.table, uid, n)
      expect([state, after]).toEqual(['applied', standingOf(attempt)])
      expect(attempt.questions.map((question) => question.regraded?.rule ?? '')).toEqual(['', '', rule, '', ''])
      expect(attempt.tally.get(0)?.correct).toBe(attempt.score)
    }
    expect(await academy.undo()).toMatchObject({ status: 'undone', done: { undone: lines.length } })
    expect(await academy.students()).toEqual(before)
  })

  it('leaves running and adaptive attempts as they were served', async () => {
    const [running, adaptive] = [await readAttempt(academy.table, 'dan', 2), await readAttempt(academy.table, 'eve')]
    await academy.apply('drop')
    expect([await readAttempt(academy.table, 'dan', 2), await readAttempt(academy.table, 'eve')]).toEqual([
      running,
      adaptive,
    ])
  })

  it('leaves an attempt that ended after the dry run to the next regrade', async () => {
    await checkedRegrade(academy.deps, { rule: 'fullCredit' })
    const { version, ...running } = await readAttempt(academy.table, 'dan', 2)
    const ended = { ...running, version: version + 1, endTime: START + 9 }
    await storeFinished(academy.table, { uid: 'dan', ...PLACE }, ended, version)
    await startRegrade({ id: ID, mail: false }, academy.deps)
    await resumeRegrade(ID, academy.deps)
    expect(await academy.points('dan', 2)).toBe('2/5 failing')
    await academy.apply('fullCredit', 'regrade-2')
    expect(await academy.points('dan', 2)).toBe('3/5 passing')
    expect((await readSummary(academy.table, 'dan'))?.best).toBe(60)
  })

  it('is started once by a second press and two tabs, and written once', async () => {
    await checkedRegrade(academy.deps, { rule: 'newKey' })
    const jobs = await Promise.all([1, 2, 3].map(() => startRegrade({ id: ID, mail: false }, academy.deps)))
    expect(new Set(jobs.map(({ version }) => version)).size).toBe(1)
    await Promise.all([1, 2, 3].map(() => resumeRegrade(ID, academy.deps)))
    expect(await continueRegrade({ id: ID }, academy.deps)).toMatchObject({ status: 'applied', done: { applied: 3 } })
    expect((await startRegrade({ id: ID, mail: false }, academy.deps)).status).toBe('applied')
    expect((await readAttempt(academy.table, 'ann')).score).toBe(4)
    await Promise.all([1, 2].map(() => undoRegradeOf({ id: ID }, academy.deps)))
    await Promise.all([1, 2, 3].map(() => resumeRegrade(ID, academy.deps)))
    expect(await academy.points('ann')).toBe('5/5 passing')
    expect((await refusalOf(startRegrade({ id: ID, mail: false }, academy.deps))).code).toBe('regrade-not-checked')
  })

  it('is refused where its question was edited since a dry run that grades by its key, also at the very moment', async () => {
    await checkedRegrade(academy.deps, { rule: 'newKey' })
    await checkedRegrade(academy.deps, { id: 'regrade-2', rule: 'drop' })
    const edit = async () => {
      const stored = await getItem<QuestionItem>(academy.table, questionKey(REGRADED))
      const question = aQuestion({ id: REGRADED })
      await batchPut(academy.table, editedItems(question, (stored?.version ?? 0) + 1, LATER_TIME + 50))
    }
    const before = await academy.students()
    beforeNext(academy.table, 'TransactWriteItemsCommand', edit)
    expect((await refusalOf(startRegrade({ id: ID, mail: false }, academy.deps))).code).toBe('regrade-question-changed')
    expect((await refusalOf(startRegrade({ id: ID, mail: false }, academy.deps))).code).toBe('regrade-question-changed')
    expect(await academy.students()).toEqual(before)
    // This rule takes no key.
    expect((await startRegrade({ id: 'regrade-2', mail: false }, academy.deps)).status).toBe('applying')
  })

  it('grades by the key of a question that was deleted', async () => {
    await removeItem(academy.table, questionKey(REGRADED))
    await academy.apply('alsoAccept')
    expect(await academy.points('ben')).toBe('3/5 passing')
  })

  it('passes by an attempt that is gone', async () => {
    await checkedRegrade(academy.deps, { rule: 'drop' })
    await removeItem(academy.table, attemptKey('ben', PLACE.progress, PLACE.task, 2))
    await startRegrade({ id: ID, mail: false }, academy.deps)
    expect(await resumeRegrade(ID, academy.deps)).toMatchObject({ done: { applied: 4, gone: 1 } })
    await removeItem(academy.table, attemptKey('ben', PLACE.progress, PLACE.task, 1))
    expect(await academy.undo()).toMatchObject({ done: { undone: 3, gone: 2 } })
    expect(await academy.points('ann')).toBe('5/5 passing')
  })
})

describe('an attempt that ends while another of its task is regraded', () => {
  const finish = async (choices: readonly number[]) => {
    const running = await readAttempt(academy.table, 'ben', 3)
    const ended: Attempt = { ...anAttempt(choices, { n: 3 }), version: running.version + 1 }
    return storeFinished(academy.table, { uid: 'ben', ...PLACE }, ended, running.version)
  }
  const begin = async () => {
    await batchPut(academy.table, [attemptItem({ uid: 'ben', ...PLACE }, anAttempt([], { n: 3, runs: true }))])
    await checkedRegrade(academy.deps, { rule: 'newKey' })
    await startRegrade({ id: ID, mail: false }, academy.deps)
  }

  it('counts for the best grade, whichever is written first', async () => {
    await begin()
    beforeNext(academy.table, 'TransactWriteItemsCommand', () => finish([1, 1, 0, 1, 0]))
    await resumeRegrade(ID, academy.deps)
    expect((await readSummary(academy.table, 'ben'))?.best).toBe(60)
    await academy.fresh()
    await begin()
    // Reads the summary before the regrade lowers its grade, so the write must fail.
    beforeNext(academy.table, 'TransactWriteItemsCommand', () => resumeRegrade(ID, academy.deps))
    expect(await finish([1, 0, 0, 0, 0])).toBe(false)
    expect(await finish([1, 0, 0, 0, 0])).toBe(true)
    expect((await readSummary(academy.table, 'ben'))?.best).toBe(60)
  })
})
