import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { seeds } from '#domain/testing/depth.ts'
import { beforeEvery } from '#lambdas/testing/before-next.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import { readList } from '#lambdas/questions/labels.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import {
  addDraft,
  aDraft,
  bankDeps,
  importConfirmed,
  inputOf,
  readBank,
  rowsOf,
} from '#lambdas/questions/testing/bank-fixture.ts'
import { updateQuestion } from '#lambdas/questions/update-question.ts'
import { continueJob } from './continue-job.ts'
import { NAMED, academy, finish, shortTests, start, state } from './testing/label-fixture.ts'

vi.setConfig({ testTimeout: 300_000 })

const tables = testTables()
let deps: QuestionDeps
beforeEach(async () => {
  deps = bankDeps(await tables.table())
})

describe.each(NAMED)('%s', (name, change) => {
  it('gives all questions and tests the other name, removes the first, and keeps its position', async () => {
    await academy(deps)
    const before = await state(deps)
    const { values } = await readList(deps.table, change.kind)
    expect(await start(change, deps)).toMatchObject({
      from: change.from,
      to: change.to,
      merge: change.merge,
      done: 0,
      finished: false,
    })
    await finish(change.kind, deps)
    const after = await state(deps)
    const renamed = (names: readonly string[]) => [
      ...new Set(names.map((label) => (label === change.from ? change.to : label))),
    ]
    const isTags = change.kind === 'tags'
    expect(after.faults).toEqual([])
    expect(after.labels).toEqual(
      before.labels.map(({ tags, area, ...rest }) => ({
        ...rest,
        tags: isTags ? renamed(tags) : tags,
        area: isTags ? area : renamed(area),
      })),
    )
    expect(after.named).toEqual(before.named.map((tags) => (isTags ? renamed(tags ?? []) : tags)))
    const names = isTags ? [before.tags, after.tags] : [before.areas, after.areas]
    expect([...(names[1] ?? [])].sort()).toEqual(renamed(names[0] ?? []).sort())
    expect((await readList(deps.table, change.kind)).values.slice(0, values.length)).toEqual(values)
    expect(await continueJob(change.kind, deps)).toBeNull()
  })

  it('never leaves a test short, nor the bank at odds with itself, before any of its writes', async () => {
    await academy(deps)
    expect(await shortTests(deps)).toEqual([])
    const problems: unknown[] = []
    const watching = beforeEvery(deps.table, 'TransactWriteItemsCommand', 200, async () => {
      for (let draws = 0; draws < 5; draws += 1) problems.push(...(await shortTests(deps)))
      problems.push(...(await readBank(deps.table)).faults)
    })
    await start(change, deps)
    await finish(change.kind, deps)
    expect(watching.stop()).toBeGreaterThan(3)
    expect([problems, await shortTests(deps)]).toEqual([[], []])
  })

  it(`meets other writers who use the name (${name})`, async () => {
    for (const seed of seeds({ quick: 2, deep: 10, mutation: 6 })) {
      deps = bankDeps(await tables.table())
      await academy(deps)
      const random = seededRandom(seed)
      const labels =
        change.kind === 'tags' ? { tags: ['RN', change.from], area: ['Safety'] } : { tags: ['RN'], area: [change.from] }
      let n = 0
      const moves = [
        () => addDraft(aDraft({ body: `New ${(n += 1)}?`, ...labels }), deps),
        () =>
          importConfirmed(
            { rows: rowsOf({ [`i${(n += 1)}`]: aDraft({ body: `Row ${n}?`, ...labels }) }), dryRun: false },
            'admin',
            deps,
          ),
        async () => {
          const [item] = [...(await readBank(deps.table)).questions.values()].slice(random(4))
          if (!item) return
          const input = inputOf(
            aDraft({
              body: `Edited ${(n += 1)}?`,
              tags: [...new Set([...item.tags, ...labels.tags])],
              area: [...new Set([...item.area, ...labels.area])],
            }),
          )
          await codeOf(updateQuestion({ id: item.id, version: item.version, input }, deps))
        },
        async () => {
          const item = [...(await readBank(deps.table)).questions.values()].find(({ body }) => body.startsWith('New'))
          if (item) await codeOf(deleteQuestion({ id: item.id, version: item.version }, deps))
        },
      ]
      const others = beforeEvery(
        deps.table,
        'TransactWriteItemsCommand',
        6,
        async () => void (await moves[random(moves.length)]?.()),
      )
      await start(change, deps)
      await finish(change.kind, deps)
      await Promise.all([0, 1].map(() => finish(change.kind, deps)))
      expect(others.stop()).toBeGreaterThan(2)
      const { labels: questions, faults, tags, areas } = await state(deps)
      expect([seed, faults]).toEqual([seed, []])
      // A writer that came after the end brings the name back, as any new name.
      if (change.merge || change.to !== 'CARDAIC') {
        const carrying = questions.filter(({ tags: carried, area }) => [...carried, ...area].includes(change.from))
        expect((change.kind === 'tags' ? tags : areas).includes(change.from)).toBe(carrying.length > 0)
      }
    }
  })
})
