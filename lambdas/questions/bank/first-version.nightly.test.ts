import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Question } from '#domain/questions/question.ts'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { POOL_OF_ALL, poolKey, questionKey, questionVersions } from '#table/bank-keys.ts'
import type { PoolItem } from '#table/pool.ts'
import { firstIn, type QuestionItem, questionOf } from '#table/question.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { findQuestionVersion } from '#lambdas/attempts/review/find-question-version.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { withAudit } from '#lambdas/dynamodb/audit-context.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { underFaults } from '#lambdas/testing/faults.ts'
import { testTables, freshTable } from '#lambdas/testing/test-tables.ts'
import { changeQuestions } from '#lambdas/questions/change-questions.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import { continueJob } from '#lambdas/questions/labels/continue-job.ts'
import { startJob } from '#lambdas/questions/labels/start-job.ts'
import { markSample } from '#lambdas/questions/mark-sample.ts'
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
import { faults, make, move, type Move } from '#lambdas/questions/testing/bank-moves.ts'
import { undoImport } from '#lambdas/questions/imports/undo-import.ts'
import { updateQuestion } from '#lambdas/questions/update-question.ts'

const tables = testTables()
let now = 0
const deps: QuestionDeps = { ...bankDeps(freshTable()), now: () => now }
beforeEach(() => {
  now = 5_000_000
})

const itemOf = (id: number) => getItem<QuestionItem>(deps.table, questionKey(id), { consistent: true })
const versionsOf = (id: number) => queryItems(deps.table, { ...questionVersions(id), consistent: true })
/** Returns whether the first version is in the question's item, and how many versions are stored separately. */
const layout = async (id: number) => {
  const item = await itemOf(id)
  return [item && firstIn(item) !== undefined, (await versionsOf(id)).length]
}

/** Renames a tag, with all steps of its job. */
async function rename(means: QuestionDeps): Promise<void> {
  const { tags } = await readBank(means.table)
  const from = tags.find((tag) => tag !== 'RN' && tag !== 'PN' && tag !== 'Easy')
  if (from === undefined) return
  await startJob({ kind: 'tags', from, to: from === 'Renal' ? 'Kidney' : 'Renal', merge: false }, 'admin', means)
  for (let progress = await continueJob('tags', means); progress && !progress.finished;)
    progress = await continueJob('tags', means)
}

describe('a test that began at any moment', () => {
  const step: fc.Arbitrary<Move | { kind: 'rename' }> = fc.oneof(
    { weight: 7, arbitrary: move },
    { weight: 1, arbitrary: fc.constant({ kind: 'rename' as const }) },
  )
  it('shows each question as it was then, after any edit, deletion, undo, rename, or reuse of a number, and any failure', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, faults), { minLength: 2, maxLength: 12 }), async (moves) => {
        const table = await tables.table()
        // The clock advances by more than an edit takes.
        const means = { ...bankDeps(table), now: () => now }
        const some = [101, 102, 103, 104].map((id) => aQuestion({ id, tags: ['RN', 'Renal'], area: ['A1'] }))
        await batchPut(table, bankItems(some, now - 1_000, { hasVersionItem: ({ id }) => id % 2 === 0 }))
        const moments: { time: number; bank: Map<number, Question> }[] = []
        const look = async () => {
          const bank = await readBank(table)
          const refless = bank.faults.filter((fault) => !/refs? /.test(fault))
          expect(refless).toEqual([])
          const questions = [...bank.questions.values()].map((item): [number, Question] => [item.id, questionOf(item)])
          moments.push({ time: now, bank: new Map(questions) })
          return bank
        }
        let bank = await look()
        for (const [taken, plan] of moves) {
          now += 1_000
          const before = bank
          await underFaults(table, plan, () =>
            taken.kind === 'rename' ? rename(means).catch(() => undefined) : make(taken, before, means),
          )
          now += 1_000
          bank = await look()
          for (const { time, bank: then } of moments)
            for (const [id, question] of then)
              expect((await findQuestionVersion(table, id, time))?.question).toEqual(question)
          for (const [id, item] of bank.questions)
            expect(await findQuestionVersion(table, id)).toMatchObject({ question: questionOf(item), time: item.time })
        }
      }),
      { numRuns: atDepth({ quick: 4, nightly: 40, mutation: 10 }), endOnFailure: true },
    )
  }, 300_000)
})

describe('the first version of a question', () => {
  const edit = (id: number, version: number, body: string) =>
    updateQuestion({ id, version, input: inputOf(aDraft({ body })) }, deps)

  it('is stored in the question until it is edited, and then separately with the second', async () => {
    const { id } = await addDraft(aDraft(), deps)
    expect(await layout(id)).toEqual([true, 0])
    await edit(id, 1, 'Second?')
    expect(await layout(id)).toEqual([false, 2])
    await edit(id, 2, 'Third?')
    expect(await layout(id)).toEqual([false, 3])
  })
  it('stays there when the question becomes a sample, which adds no version', async () => {
    const { id } = await addDraft(aDraft(), deps)
    const first = await findQuestionVersion(deps.table, id)
    await markSample({ id, version: 1, sample: true }, deps)
    await markSample({ id, version: 2, sample: false }, deps)
    expect([await layout(id), await findQuestionVersion(deps.table, id)]).toEqual([[true, 0], first])
  })
  it('is stored separately from the start for a long question, so that no answer reads more, and compressed for a case study', async () => {
    const { id: _, content = '', ...rest } = aCaseStudy(101)
    const aCase = { ...rest, content: content.replaceAll('Note of hour', `${'Long. '.repeat(100)}Note of hour`) }
    const long = aDraft({ body: 'é'.repeat(1_500) })
    const rows = rowsOf({ case: aCase, long, short: aDraft({ body: 'e'.repeat(1_500) }) })
    const imported = await importConfirmed({ rows, dryRun: false }, 'admin', deps)
    const ids = imported.map((row) => row.id ?? 0)
    expect(await Promise.all(ids.map(layout))).toEqual([
      [false, 1],
      [false, 1],
      [true, 0],
    ])
    expect((await versionsOf(ids[0] ?? 0))[0]).toMatchObject({ packed: expect.any(Uint8Array) as unknown })
  })
  it('is stored separately if the number had another question, whose versions would hide it, and otherwise not', async () => {
    const ids = []
    for (let n = 0; n < 3; n += 1) ids.push((await addDraft(aDraft(), deps)).id)
    await deleteQuestion({ id: 102, version: 1 }, deps)
    for (let n = 0; n < 2; n += 1) ids.push((await addDraft(aDraft({ body: 'Later?' }), deps)).id)
    expect(ids).toEqual([101, 102, 103, 102, 104])
    expect(await Promise.all([101, 102, 103, 104].map(layout))).toEqual([
      [true, 0],
      [false, 2],
      [true, 0],
      [true, 0],
    ])
    expect((await findQuestionVersion(deps.table, 102))?.question.body).toBe('Later?')
  })
  it('is looked up if the pool does not list used numbers, as in an older release and in rebuilt pools', async () => {
    for (const knowsTime of [true, false]) {
      await addDraft(aDraft(), deps)
      const { id } = await addDraft(aDraft(), deps)
      await deleteQuestion({ id, version: 1 }, deps)
      const pool = await getItem<PoolItem>(deps.table, poolKey(POOL_OF_ALL, 0), { consistent: true })
      if (!pool) throw new Error('No pool')
      // An older function writes the pool without the fields it does not know.
      const { freedHighest: _, freedTo = 0, ...rest } = pool
      const older: PoolItem = { ...rest, ...(knowsTime ? { freedTo } : {}) }
      await batchPut(deps.table, [older])
      const [again, fresh] = [await addDraft(aDraft(), deps), await addDraft(aDraft(), deps)]
      expect(again.id).toBe(id)
      expect([await layout(again.id), await layout(fresh.id)]).toEqual([
        [false, 2],
        [true, 0],
      ])
    }
    expect((await readBank(deps.table)).faults).toEqual([])
  })
  it('is stored separately by bulk changes, within the writes of a transaction', async () => {
    const labels = { tags: ['RN', 'Easy', 'Renal'], area: ['A1', 'A2'] }
    const drafts = Array.from(
      { length: 50 },
      (_, n) => [`r${n}`, aDraft({ ...labels, body: `Question ${n}?` })] as const,
    )
    const rows = rowsOf(Object.fromEntries(drafts))
    const batch = { key: 'file', name: 'f.csv' }
    const asAdmin = <Value>(call: () => Value) => withAudit('admin-1', call)
    const ids = (await asAdmin(() => importConfirmed({ rows, dryRun: false, batch }, 'admin-1', deps))).map(
      (row) => row.id ?? 0,
    )
    await asAdmin(() => rename(deps))
    expect(await Promise.all(ids.slice(0, 2).map(layout))).toEqual([
      [false, 3],
      [false, 3],
    ])
    const more = rowsOf(Object.fromEntries(drafts.map(([ref, draft]) => [`more ${ref}`, { ...draft, tags: ['RN'] }])))
    const added = (await asAdmin(() => importConfirmed({ rows: more, dryRun: false, batch }, 'admin-1', deps))).map(
      (row) => ({ id: row.id ?? 0, version: null }),
    )
    const ticked = (action: 'AddTag' | 'Delete', questions: typeof added, tag: string | null) =>
      asAdmin(() => changeQuestions({ questions, action, tag, batch: action }, 'admin-1', deps))
    for (const [action, part, tag] of [
      ['AddTag', added.slice(0, 25), 'Easy'],
      ['Delete', added.slice(25), null],
    ] as const)
      expect((await ticked(action, part, tag)).map(({ outcome }) => outcome)).toEqual(Array<string>(25).fill('done'))
    let undone = await asAdmin(() => undoImport('file', deps))
    while (undone.more) undone = await asAdmin(() => undoImport('file', deps))
    // Questions changed since stay.
    expect(undone.left).toHaveLength(100)
    expect((await readBank(deps.table)).faults).toEqual([])
  }, 300_000)
  it('is written apart by the undo of an import, which takes 25 questions a call', async () => {
    const drafts = (body: string) =>
      Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`r${n}`, aDraft({ body: `${body} ${n}?` })]))
    const run = (body: string, count: number, key: string) => {
      const rows = rowsOf(Object.fromEntries(Object.entries(drafts(body)).slice(0, count)))
      return importConfirmed({ rows, dryRun: false, batch: { key, name: 'f' } }, 'admin', deps)
    }
    const ids = (await run('Old', 25, 'old')).map((row) => row.id ?? 0)
    now += 1_000
    const began = now
    now += 1_000
    await run('New', 50, 'new')
    for (let more = true; more;) ({ more } = await withAudit('admin-1', () => undoImport('new', deps)))
    expect(await Promise.all(ids.map(layout))).toEqual(ids.map(() => [false, 3]))
    const bank = await readBank(deps.table)
    expect([bank.faults, bank.questions.size]).toEqual([[], 25])
    for (const [n, id] of ids.entries())
      expect((await findQuestionVersion(deps.table, id, began))?.question.body).toBe(`Old ${n}?`)
  }, 300_000)
})
