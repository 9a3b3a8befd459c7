import { atDepth } from '#domain/testing/depth.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { atEveryRequest, REVEALING, underFaults, withoutFaults, whereItDiffers } from '#lambdas/testing/faults.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { readList } from './labels.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { bankDeps, readAllItems } from '#lambdas/questions/testing/bank-fixture.ts'
import { startJob } from './start-job.ts'
import {
  CHANGES,
  NAMED,
  academy,
  finish,
  shortTests,
  start,
  state,
} from '#lambdas/questions/labels/testing/label-fixture.ts'

vi.setConfig({ testTimeout: atDepth({ quick: 300_000, nightly: 900_000 }) })

/** The interval between requests with a fault; each kind of fault starts at another one. */
const EVERY = atDepth({ quick: 5, nightly: 2 })

const tables = testTables()
let deps: QuestionDeps
beforeEach(async () => {
  deps = bankDeps(await tables.table())
})

describe.each(NAMED)('%s', (name, change) => {
  it('ends the same whichever request fails or wherever the process dies, once resumed', async () => {
    await academy(deps)
    const begun = await readAllItems(deps.table)
    await start(change, deps)
    await finish(change.kind, deps)
    const wanted = await state(deps)
    for (const fault of REVEALING)
      await atEveryRequest(
        fault,
        async (plan, at) => {
          deps = bankDeps(await tables.table())
          await batchPut(deps.table, begun)
          const ended = await underFaults(deps.table, whereItDiffers(fault, plan), async () => {
            await start(change, deps)
            await finish(change.kind, deps)
          })
          expect([at, ended.kind]).not.toEqual([at, 'refused'])
          expect([at, await withoutFaults(() => shortTests(deps))]).toEqual([at, []])
          const { job } = await readList(deps.table, change.kind)
          // The job failed before it began, or the call that began it is repeated.
          if (!job && JSON.stringify((await state(deps)).labels) !== JSON.stringify(wanted.labels))
            await start(change, deps)
          else if (job) expect(await start(change, deps)).toMatchObject({ finished: false })
          await finish(change.kind, deps)
          expect([at, await state(deps)]).toEqual([at, wanted])
        },
        EVERY,
      )
  })
})

describe('two administrators', () => {
  it('share one job when they begin the same one at the same time, and both can continue it', async () => {
    await academy(deps)
    const begun = await Promise.all([start(CHANGES.mergedTag, deps), startJob(CHANGES.mergedTag, 'blake', deps)])
    expect(begun.map(({ to }) => to)).toEqual(['Heart', 'Heart'])
    await Promise.all([finish('tags', deps), finish('tags', deps), finish('tags', deps)])
    const { job } = await readList(deps.table, 'tags')
    const { tags, labels, faults } = await state(deps)
    expect([job, faults]).toEqual([undefined, []])
    expect(tags).not.toContain('Cardaic')
    expect(labels.filter((question) => question.tags.includes('Heart'))).toHaveLength(4)
  })
  it('get one of two jobs of a list, and the other when it is finished', async () => {
    await academy(deps)
    const codes = await Promise.all([codeOf(start(CHANGES.mergedTag, deps)), codeOf(start(CHANGES.renamedTag, deps))])
    expect(codes.sort()).toEqual(['done', 'label-busy'])
    // The other list is independent.
    expect(await codeOf(start(CHANGES.renamedArea, deps))).toBe('done')
    await Promise.all([finish('tags', deps), finish('areas', deps)])
    expect((await state(deps)).faults).toEqual([])
    expect(await codeOf(start({ kind: 'tags', from: 'Heart', to: 'Cardio', merge: false }, deps))).toMatch(
      /done|label-unknown/,
    )
  })
})
