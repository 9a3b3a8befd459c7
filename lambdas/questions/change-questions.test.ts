import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { isSameName } from '#domain/questions/labels.ts'
import { questionEntry } from '#domain/search/question-entry.ts'
import { atDepth } from '#domain/testing/depth.ts'
import type { QuestionAction } from '#generated/schema.ts'
import { questionOf } from '#table/question.ts'
import { indexOfTask } from '#table/task.ts'
import { aTask } from '#table/testing/course-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { atEveryRequest, REVEALING, underFaults } from '#lambdas/testing/faults.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { changeQuestions } from './change-questions.ts'
import { deleteQuestion } from './delete-question.ts'
import { markSample } from './mark-sample.ts'
import { questionsUse } from '#lambdas/questions/use/questions-use.ts'
import { saveList } from '#lambdas/questions/labels/save-list.ts'
import {
  addDraft,
  aDraft,
  type Bank,
  bankDeps,
  importConfirmed,
  inputOf,
  readBank,
  rowsOf,
} from './testing/bank-fixture.ts'
import { updateQuestion } from './update-question.ts'
import type { QuestionDraft } from '#domain/questions/check-question.ts'

const tables = testTables()
let deps: ReturnType<typeof bankDeps>
beforeEach(async () => {
  deps = bankDeps(await tables.table())
})

type Ticked = { id: number; version: number | null }
const change = (questions: Ticked[], action: QuestionAction, tag: string | null, batch = 'b', means = deps) =>
  changeQuestions({ questions, action, tag, batch }, 'admin', means)
const asItIs = (...ids: number[]): Ticked[] => ids.map((id) => ({ id, version: null }))
const outcomesOf = async (...args: Parameters<typeof change>) =>
  (await change(...args)).map(({ id, outcome, reason }) => [id, outcome, reason])

/** The content of a bank, without its times. */
const content = ({ questions, tags, areas, faults }: Bank) => ({
  questions: [...questions.values()]
    .map(({ id, version, sample, body, tags: names, area }) => ({ id, version, sample, body, tags: names, area }))
    .sort((a, b) => a.id - b.id),
  tags,
  areas,
  faults,
})

const TAGS = ['RN', 'PN', 'Easy', 'Renal', 'heart']
const labels = fc.record({ tags: fc.subarray(TAGS), area: fc.subarray(['A1', 'A2']) })
const step = fc.record({
  action: fc.constantFrom<QuestionAction>('AddTag', 'RemoveTag', 'Delete'),
  tag: fc.constantFrom('RN', 'Easy', 'Renal', 'Heart'),
  ids: fc.uniqueArray(fc.integer({ min: 101, max: 112 }), { minLength: 1 }),
  // The administrator saw an older version of every other question.
  seen: fc.constantFrom<'any' | 'newest' | 'older'>('any', 'newest', 'older'),
})

/** Makes the same changes as single-question screens would. */
async function oneByOne(
  ids: number[],
  action: QuestionAction,
  tag: string,
  versions: Map<number, number>,
  means: ReturnType<typeof bankDeps>,
) {
  const outcomes: unknown[] = []
  for (const id of ids) {
    const item = (await readBank(means.table)).questions.get(id)
    const version = versions.get(id) ?? item?.version ?? 1
    const question = item && { ...questionOf(item), tags: item.tags }
    const carries = question?.tags.some((name) => isSameName(name, tag)) === true
    const isSeen = item?.version === version
    if (action !== 'Delete' && isSeen && carries === (action === 'AddTag')) {
      outcomes.push([id, 'unchanged'])
      continue
    }
    const tags = question?.tags.filter((name) => !isSameName(name, tag)) ?? []
    const input = { ...inputOf(aDraft()), ...question, tags: action === 'AddTag' ? [...tags, tag] : tags }
    const code = await codeOf(
      action === 'Delete' ? deleteQuestion({ id, version }, means) : updateQuestion({ id, version, input }, means),
    )
    outcomes.push([id, code === 'done' ? 'done' : code])
  }
  return outcomes
}

describe('many questions that are changed at once', () => {
  it(
    'end as if each had been changed alone: contents, versions, pools, lists, and outcomes',
    { tags: ['nightly'], timeout: 240_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(labels, { minLength: 3, maxLength: 10 }),
          fc.array(step, { minLength: 1, maxLength: 3 }),
          async (bank, steps) => {
            const [atOnce, alone] = [bankDeps(await tables.table()), bankDeps(await tables.table())]
            for (const means of [atOnce, alone]) {
              await saveList('tags', TAGS, 'tag-short', means)
              for (const [n, some] of bank.entries()) await addDraft(aDraft({ body: `${n}?`, ...some }), means)
              await markSample({ id: 101, version: 1, sample: true }, means)
            }
            for (const [n, { action, tag, ids, seen }] of steps.entries()) {
              const before = (await readBank(alone.table)).questions
              const versions = new Map(
                seen === 'any'
                  ? []
                  : ids.map((id): [number, number] => {
                      const now = before.get(id)?.version ?? 1
                      return [id, seen === 'older' && id % 2 === 0 ? now - 1 : now]
                    }),
              )
              const ticked = ids.map((id) => ({ id, version: versions.get(id) ?? null }))
              const outcomes = await change(ticked, action, tag, `b${n}`, atOnce)
              const expected = await oneByOne(ids, action, tag, versions, alone)
              expect(outcomes.map(({ id, outcome, reason }) => [id, reason ?? outcome])).toEqual(expected)
              expect(content(await readBank(atOnce.table))).toEqual(content(await readBank(alone.table)))
            }
            expect((await readBank(atOnce.table)).faults).toEqual([])
          },
        ),
        { numRuns: atDepth({ quick: 6, nightly: 40, mutation: 30 }) },
      )
    },
  )

  it(
    'end as they would have, each changed once, when a request of the call dies and the call is repeated',
    { tags: ['nightly'], timeout: 240_000 },
    async () => {
      for (const [action, tag] of [
        ['AddTag', 'Renal'],
        ['Delete', null],
      ] as const)
        for (const fault of REVEALING)
          await atEveryRequest(fault, async (plan, at) => {
            deps = bankDeps(await tables.table())
            await saveList('tags', TAGS, 'tag-short', deps)
            const [r1, r2, r3] = [aDraft({ body: 'One?' }), aDraft({ body: 'Two?' }), aDraft({ body: 'Three?' })]
            const rows = rowsOf({ r1, r2, r3 })
            await importConfirmed({ rows, dryRun: false }, 'admin', deps)
            await underFaults(deps.table, plan, () => change(asItIs(101, 103), action, tag))
            // A new question gets the lowest number that is free: a repeated deletion leaves it alone.
            if (action === 'Delete') await addDraft(aDraft({ body: 'New?' }), deps)
            const { size: before } = (await readBank(deps.table)).questions
            const again = await change(asItIs(101, 103), action, tag)
            const bank = await readBank(deps.table)
            expect([at, bank.faults]).toEqual([at, []])
            if (action === 'AddTag') {
              expect(again.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
              expect([101, 102, 103].map((id) => bank.questions.get(id)?.version)).toEqual([2, 1, 2])
            } else {
              const bodies = [...bank.questions.values()].map(({ body }) => body).sort()
              expect([at, bodies]).toEqual([at, before === 2 ? ['New?', 'Two?'] : bodies])
              expect(bodies).toEqual(expect.arrayContaining(['New?', 'Two?']))
              expect(bodies).not.toContain('Three?')
            }
          })
    },
  )

  it('are read again if somebody edits one of them in between, unless the administrator named its version', async () => {
    await saveList('tags', TAGS, 'tag-short', deps)
    for (const body of ['One?', 'Two?']) await addDraft(aDraft({ body }), deps)
    const edit = (version: number) =>
      updateQuestion(
        { id: 102, version, input: inputOf(aDraft({ body: `By another, ${version}`, tags: ['PN'] })) },
        deps,
      )
    beforeNext(deps.table, 'TransactWriteItemsCommand', () => edit(1))
    expect(await outcomesOf(asItIs(101, 102), 'AddTag', 'renal')).toEqual([
      [101, 'done', null],
      [102, 'done', null],
    ])
    const { questions } = await readBank(deps.table)
    expect(questions.get(102)).toMatchObject({ version: 3, body: 'By another, 1', tags: ['PN', 'Renal'] })
    beforeNext(deps.table, 'TransactWriteItemsCommand', () => edit(3))
    const seen = [
      { id: 101, version: 2 },
      { id: 102, version: 3 },
    ]
    expect(await outcomesOf(seen, 'Delete', null)).toEqual([
      [101, 'done', null],
      [102, 'refused', 'question-changed'],
    ])
    expect([...(await readBank(deps.table)).questions.keys()]).toEqual([102])
  })

  it('are refused as a whole without a tag of the academy, without a key, or more than 25, and nothing is written', async () => {
    await saveList('tags', TAGS, 'tag-short', deps)
    await addDraft(aDraft(), deps)
    const codes = await Promise.all([
      codeOf(change(asItIs(101), 'AddTag', 'Unknown')),
      codeOf(change(asItIs(101), 'RemoveTag', null)),
      codeOf(change(asItIs(101), 'Delete', null, 'no key')),
      codeOf(change(asItIs(...Array.from({ length: 26 }, (_, n) => 101 + n)), 'Delete', null)),
    ])
    expect(codes).toEqual(['tag-missing', 'tag-missing', 'batch-unnamed', 'ticked-many'])
    expect((await readBank(deps.table)).questions.get(101)).toMatchObject({ version: 1 })
  })

  it('can be deleted and tagged by two administrators at the same time, and the bank stays consistent', async () => {
    await saveList('tags', TAGS, 'tag-short', deps)
    const rows = rowsOf(Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`r${n}`, aDraft({ body: `${n}?` })])))
    await importConfirmed({ rows, dryRun: false }, 'admin', deps)
    const ids = Array.from({ length: 12 }, (_, n) => 101 + n)
    const [tagged, deleted] = await Promise.all([
      change(asItIs(...ids), 'AddTag', 'Renal', 'one'),
      change(asItIs(...ids.slice(0, 6)), 'Delete', null, 'two'),
    ])
    expect(deleted.map(({ outcome }) => outcome)).toEqual(ids.slice(0, 6).map(() => 'done'))
    for (const { id, outcome, reason } of tagged)
      expect([id, reason ?? outcome]).toEqual([
        id,
        id > 106 ? 'done' : expect.stringMatching(/^(done|question-not-found)$/),
      ])
    const bank = await readBank(deps.table)
    expect([[...bank.questions.keys()].sort(), bank.faults]).toEqual([ids.slice(6), []])
  })
})

describe('what many questions would block', () => {
  it('is computed for all of them together: for few from the bank, for many from the search files', async () => {
    await saveList('tags', TAGS, 'tag-short', deps)
    const drafts: Record<string, QuestionDraft> = {}
    for (let n = 0; n < 24; n += 1) drafts[`r${n}`] = aDraft({ body: `${n}?`, tags: ['RN', 'Renal'] })
    await importConfirmed({ rows: rowsOf(drafts), dryRun: false }, 'admin', deps)
    const test = aTask('c', 's', 't', { taskType: 'Practice', tags: ['Renal'], numOfQuestions: 20 })
    await batchPut(deps.table, [{ ...test, ...indexOfTask(test) }])
    const ids = Array.from({ length: 24 }, (_, n) => 101 + n)
    const use = async (...args: [number[], QuestionAction, string?]) =>
      (await questionsUse({ ids: args[0], action: args[1], tag: args[2] ?? null }, deps)).tasks.map(
        ({ missing }) => missing,
      )
    expect(await use(ids.slice(0, 4), 'Delete')).toEqual([])
    expect(await use(ids.slice(0, 5), 'Delete')).toEqual([1])
    expect(await use(ids, 'RemoveTag', 'renal')).toEqual([20])
    expect(await use(ids, 'RemoveTag', 'RN')).toEqual([])
    expect(await use(ids, 'AddTag', 'Easy')).toEqual([])
    const { questions } = await readBank(deps.table)
    deps = {
      ...deps,
      entries: () => Promise.resolve([...questions.values()].map((item) => questionEntry(questionOf(item)))),
    }
    const beyond = Array.from({ length: 10_000 }, (_, n) => 101 + n)
    expect(await use(beyond, 'Delete')).toEqual([20])
    const tooMany = Array.from({ length: 20_001 }, (_, n) => n)
    expect(await codeOf(use(tooMany, 'Delete'))).toBe('ticked-many')
  })
})
