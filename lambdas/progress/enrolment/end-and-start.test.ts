import { describe, expect, it } from 'vitest'
import { GRACE_MS } from '#domain/attempts/attempt.ts'
import { atDepth } from '#domain/testing/depth.ts'
import type { Attempt } from '#generated/schema.ts'
import { START } from '#lambdas/attempts/academy-fixture.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { anAttemptSession, bankOfEndings } from '#lambdas/progress/testing/ending-fixture.ts'

const RACES = atDepth({ quick: 6, nightly: 20 })

/** After this, no server accepts an answer (key-access.ts). */
const OVER = 2 * GRACE_MS + 1
const TRANSACTION = 'TransactWriteItemsCommand'

const table = sharedTable(bankOfEndings())

describe('an end and a start that meet', () => {
  it('leave nothing of the attempt, whether it is the first or a later one', async () => {
    for (const n of [1, 2]) {
      const { start, end, move, summary, history, clock } = await anAttemptSession(table)
      if (n === 2) await move({ n: (await start()).n, action: 'finish' })
      const before = [await history(), (await summary())?.started]
      beforeNext(table, TRANSACTION, () => {
        clock.time += 1
        return end()
      })
      expect((await refusalOf(start())).code).toBe('course-ended')
      expect([await history(), (await summary())?.started]).toEqual(before)
      expect((await summary())?.open).toBeUndefined()
    }
  })

  it('end the attempt that began after the end had looked for some', async () => {
    const { start, end, answer, summary, clock } = await anAttemptSession(table)
    const begun: Attempt[] = []
    beforeNext(table, TRANSACTION, async () => {
      begun.push(await start())
    })
    await end()
    expect(await summary()).toMatchObject({ open: 1, openDeadline: START })
    clock.time += 2_001
    expect((await refusalOf(answer(begun[0]!))).code).toBe('time-is-up')
  })

  it('end the attempt that another tab has started and answered, and refuse the start that comes after', async () => {
    const { start, end, answer, history, clock } = await anAttemptSession(table)
    beforeNext(table, TRANSACTION, async () => {
      await answer(await start())
      clock.time += 1
      await end()
    })
    expect((await refusalOf(start())).code).toBe('course-ended')
    clock.time += OVER
    expect(await history()).toMatchObject([{ n: 1, score: 1, endTime: START + 1 }])
  })

  it(`never leave one that runs on, over ${RACES} races of three tabs`, async () => {
    for (let race = 0; race < RACES; race += 1) {
      const { start, end, summary, clock, history, attempts } = await anAttemptSession(table)
      const tabs = [0, 1, 2].map(() =>
        start().then(
          ({ n }) => n,
          (error: unknown) => (error instanceof Error ? error.message : ''),
        ),
      )
      const [ended] = await Promise.all([end(), ...tabs])
      clock.time = ended.endTime + 1
      expect((await summary())?.openDeadline ?? ended.endTime).toBe(ended.endTime)
      expect((await attempts()).open).toBeNull()
      clock.time += OVER
      expect((await history()).every(({ endTime }) => endTime !== null && endTime <= ended.endTime)).toBe(true)
    }
  })
})
