import { describe, expect, it } from 'vitest'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { standingOf } from '#domain/item-analysis/regrade-attempt.ts'
import type { AttemptItem } from '#table/attempt.ts'
import { regradesOfQuestionKey } from '#table/bank-keys.ts'
import { attemptKey } from '#table/keys.ts'
import type { QuestionRegradesItem } from '#table/regrade.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { atEveryRequest, REVEALING, underFaults, whereItDiffers } from '#lambdas/testing/faults.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { continueRegrade, startRegrade } from './run-regrade.ts'
import {
  checkedRegrade,
  resumeRegrade,
  ID,
  PLACE,
  readAttempt,
  readSummary,
  REGRADED,
} from '#lambdas/item-analysis/regrading/testing/regraded-academy.ts'
import { regradeHarness } from '#lambdas/item-analysis/regrading/testing/regrade-harness.ts'
import { undoRegradeOf } from './undo-regrade.ts'

const academy = regradeHarness()

describe('two regrades', () => {
  it('each begin from the original answers to one question, and are undone last first', async () => {
    const before = await academy.students()
    await academy.apply('newKey')
    const after = await academy.students()
    await academy.apply('drop', 'regrade-2')
    expect(await academy.points('ann')).toBe('4/4 passing')
    expect((await refusalOf(undoRegradeOf({ id: ID }, academy.deps))).code).toBe('regrade-not-last')
    await academy.undo('regrade-2')
    expect(await academy.students()).toEqual(after)
    await academy.undo()
    expect(await academy.students()).toEqual(before)
    const state = await getItem<QuestionRegradesItem>(academy.table, regradesOfQuestionKey(REGRADED), {
      consistent: true,
    })
    expect([state?.applied, state?.running]).toEqual([[], undefined])
  })

  it('cannot be written at the same time for one question', async () => {
    await checkedRegrade(academy.deps, { rule: 'newKey' })
    await checkedRegrade(academy.deps, { id: 'regrade-2', rule: 'drop' })
    const codes = await Promise.all(
      [ID, 'regrade-2'].map(async (id) => {
        try {
          return (await startRegrade({ id, mail: false }, academy.deps)).status
        } catch {
          return 'refused'
        }
      }),
    )
    expect(codes.sort()).toEqual(['applying', 'refused'])
    const open = (await Promise.all([ID, 'regrade-2'].map((id) => resumeRegrade(id, academy.deps)))).find(
      ({ status }) => status === 'checked',
    )
    expect((await startRegrade({ id: open?.id ?? '', mail: false }, academy.deps)).status).toBe('applying')
  })

  it('give the best grade of both when two questions of one attempt are written at the same time', async () => {
    await checkedRegrade(academy.deps, { rule: 'newKey' })
    await checkedRegrade(academy.deps, { id: 'regrade-2', question: 104, rule: 'drop' })
    await Promise.all([ID, 'regrade-2'].map((id) => startRegrade({ id, mail: false }, academy.deps)))
    await Promise.all([ID, 'regrade-2'].map((id) => resumeRegrade(id, academy.deps)))
    const attempts = await Promise.all([1, 2].map((n) => readAttempt(academy.table, 'ben', n)))
    expect(attempts.map(standingOf)).toMatchObject([
      { points: 3, max: 4 },
      { points: 0, max: 4 },
    ])
    const best = Math.max(...attempts.map((attempt) => rulesOf(attempt.kind).grade(attempt)))
    expect((await readSummary(academy.table, 'ben'))?.best).toBe(best)
  })

  it('can be undone independently if their questions differ', async () => {
    const before = await academy.students()
    await academy.apply('newKey')
    await checkedRegrade(academy.deps, { id: 'regrade-2', question: 104, rule: 'drop' })
    await startRegrade({ id: 'regrade-2', mail: false }, academy.deps)
    await resumeRegrade('regrade-2', academy.deps)
    await academy.undo()
    expect(await academy.points('ann')).toBe('4/4 passing')
    await academy.undo('regrade-2')
    expect(await academy.students()).toEqual(before)
  })
})

it('a regrade can be undone while other tabs write it', async () => {
  const before = await academy.students()
  await checkedRegrade(academy.deps, { rule: 'newKey' })
  await startRegrade({ id: ID, mail: false }, academy.deps)
  await Promise.all([
    resumeRegrade(ID, academy.deps),
    undoRegradeOf({ id: ID }, academy.deps),
    resumeRegrade(ID, academy.deps),
    undoRegradeOf({ id: ID }, academy.deps),
  ])
  expect((await resumeRegrade(ID, academy.deps)).status).toBe('undone')
  expect(await academy.students()).toEqual(before)
  expect((await academy.linesOf()).map(({ state }) => state)).not.toContain('applied')
})

it('an undo during the write restores what was written', async () => {
  const before = await academy.students()
  await checkedRegrade(academy.deps, { rule: 'newKey' })
  await startRegrade({ id: ID, mail: false }, academy.deps)
  beforeNext(academy.table, 'TransactWriteItemsCommand', () => undoRegradeOf({ id: ID }, academy.deps))
  await resumeRegrade(ID, academy.deps)
  expect((await resumeRegrade(ID, academy.deps)).status).toBe('undone')
  expect(await academy.students()).toEqual(before)
  const item = await getItem<AttemptItem>(academy.table, attemptKey('ann', PLACE.progress, PLACE.task, 1))
  expect(item?.regraded).toBeUndefined()
})

it('a resumed regrade and a resumed undo end correctly, whichever request fails or wherever the process dies', async () => {
  const before = await academy.students()
  await academy.apply('newKey')
  const after = await academy.students()
  for (const fault of REVEALING)
    await atEveryRequest(fault, async (plan, at) => {
      await academy.fresh()
      const act = async () => {
        await checkedRegrade(academy.deps, { rule: 'newKey' })
        await startRegrade({ id: ID, mail: false }, academy.deps)
        await resumeRegrade(ID, academy.deps)
      }
      expect([at, (await underFaults(academy.table, whereItDiffers(fault, plan), act)).kind]).not.toEqual([
        at,
        'refused',
      ])
      await act()
      const job = await continueRegrade({ id: ID }, academy.deps)
      expect([fault, at, job.counts.changed, job.done.applied]).toEqual([fault, at, 3, 3])
      expect([fault, at, await academy.students()]).toEqual([fault, at, after])
    })
  for (const fault of REVEALING)
    await atEveryRequest(fault, async (plan, at) => {
      await academy.fresh()
      await academy.apply('newKey')
      const ended = await underFaults(academy.table, whereItDiffers(fault, plan), () => academy.undo())
      expect([at, ended.kind]).not.toEqual([at, 'refused'])
      await academy.undo()
      expect([fault, at, await academy.students()]).toEqual([fault, at, before])
    })
}, 240_000)
