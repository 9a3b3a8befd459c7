import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { seeds } from '#domain/testing/depth.ts'
import { beforeEvery } from '#lambdas/testing/before-next.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import { readList } from './labels.ts'
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
import { tests as testsIndex } from '#table/bank-keys.ts'
import type { TaskItem } from '#table/task.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { contentDeps } from '#lambdas/content/testing/content-deps.ts'
import { createContent } from '#lambdas/content/create-content.ts'
import { createSection } from '#lambdas/content/create-section.ts'
import { createTask } from '#lambdas/content/create-task.ts'
import { continueJob } from './continue-job.ts'
import {
  CHANGES,
  NAMED,
  academy,
  finish,
  shortTests,
  start,
  state,
} from '#lambdas/questions/labels/testing/label-fixture.ts'

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

  it(
    'never leaves a test short, nor the bank at odds with itself, before any of its writes',
    { tags: ['nightly'] },
    async () => {
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
    },
  )

  it(`meets other writers who use the name (${name})`, { tags: ['nightly'] }, async () => {
    for (const seed of seeds({ quick: 2, nightly: 10, mutation: 6 })) {
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
      // A writer that came after the end adds the name again, like any new name.
      if (change.merge || change.to !== 'CARDAIC') {
        const carrying = questions.filter(({ tags: carried, area }) => [...carried, ...area].includes(change.from))
        expect((change.kind === 'tags' ? tags : areas).includes(change.from)).toBe(carrying.length > 0)
      }
    }
  })
})

describe('a test that is stored while its tag becomes another one', () => {
  const settings = { type: 'Practice' as const, numOfQuestions: 1, timeAllowed: 10, attempts: 1, passGrade: 65 }
  const newTest = async () => {
    const contents = contentDeps(deps.table, [], deps.now)
    const { key: contentKey } = await createContent({ name: 'RN', instructions: 'Read.', descText: '' }, contents)
    const { key: sectionKey } = await createSection({ contentKey, name: 'Week', instructions: 'Go on.' }, contents)
    const input = { contentKey, sectionKey, name: 'Quiz', tags: ['Cardaic'], ...settings }
    return () => createTask(input, contents)
  }
  it('has the current name of the tag, wherever the job is', { tags: ['nightly'] }, async () => {
    for (let steps = 0; steps < 7; steps += 1) {
      deps = bankDeps(await tables.table())
      await academy(deps)
      const create = await newTest()
      // Runs between the read of the list by the form's rules and the test's own write.
      beforeNext(deps.table, 'TransactWriteItemsCommand', async () => {
        await start(CHANGES.renamedTag, deps)
        for (let step = 0; step < steps; step += 1) await continueJob('tags', deps)
      })
      expect([steps, await codeOf(create())]).toEqual([steps, 'done'])
      await finish('tags', deps)
      const items = await queryWholeIndex<TaskItem>(deps.table, { index: 'gsi1', pk: testsIndex.gsi1pk })
      const stored = items.find(({ name }) => name === 'Quiz')
      expect([steps, stored?.tags]).toEqual([steps, ['Cardiac']])
      expect([steps, items.filter((item) => item.tags?.includes('Cardaic'))]).toEqual([steps, []])
    }
  })
})
