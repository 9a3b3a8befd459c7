import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHARD_SIZE, poolsOfBank } from '#table/pool.ts'
import type { QuestionDraft } from '#domain/questions/check-question.ts'
import { FIRST_QUESTION_ID } from '#domain/questions/lowest-unused.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { underFaults } from '#lambdas/testing/faults.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { faults, make, move, refsOfRows } from '#lambdas/questions/testing/bank-moves.ts'
import type { Labelled } from '#lambdas/questions/testing/pool-faults.ts'
import {
  addDraft,
  aDraft,
  bankDeps,
  inputOf,
  readBank,
  rowsOf,
  type Bank,
  importConfirmed,
} from '#lambdas/questions/testing/bank-fixture.ts'
import { undoImport } from '#lambdas/questions/imports/undo-import.ts'
import { updateQuestion } from '#lambdas/questions/update-question.ts'

/** Returns the numbers that the spec assigns to new questions, lowest first. */
const nextNumbers = (bank: Bank, count: number, others: readonly Labelled[] = []) => {
  const taken = new Set([...bank.questions.keys(), ...others.map(({ id }) => id)])
  const free: number[] = []
  for (let id = FIRST_QUESTION_ID; free.length < count; id += 1) if (!taken.has(id)) free.push(id)
  return free
}

const tables = testTables()

describe('the bank, after any sequence of writes, conflicts and crashes', () => {
  it('has pools, versions, and refs that match its questions, numbers from 101 without a gap, and letters in order [2.4.12, 2.4.15, 2.9.5]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(move, faults), { minLength: 1, maxLength: 9 }), async (moves) => {
        const table = await tables.table()
        for (const [step, plan] of moves) {
          const before = await readBank(table)
          const { kind } = await underFaults(table, plan, () => make(step, before, bankDeps(table)))
          const after = await readBank(table)
          expect(after.faults).toEqual([])
          const added = [...after.questions.keys()].filter((id) => !before.questions.has(id)).sort((a, b) => a - b)
          expect(added).toEqual(nextNumbers(before, added.length))
          // A lost reply doesn't add anything twice.
          if (step.kind === 'add') expect(added.length).toBeLessThanOrEqual(1)
          if (kind === 'done' && step.kind === 'add') expect(added).toHaveLength(1)
          for (const { answers } of after.questions.values())
            expect(answers.map(({ letter }) => letter).join('')).toBe('ABCDE'.slice(0, answers.length))
        }
      }),
      { numRuns: atDepth({ quick: 3, nightly: 25, mutation: 25 }) },
    )
  }, 180_000)
  it('gave every question its own number, however many were added, deleted, and imported at the same time [2.4.12]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 2, maxLength: 5 }), async (moves) => {
        const table = await tables.table()
        const deps = bankDeps(table)
        for (let i = 0; i < 4; i += 1) await addDraft(aDraft(), deps)
        const bank = await readBank(table)
        await Promise.all(moves.map((step) => make(step, bank, deps).catch(() => undefined)))
        expect((await readBank(table)).faults).toEqual([])
      }),
      { numRuns: atDepth({ quick: 2, nightly: 15, mutation: 15 }) },
    )
  }, 180_000)
})

describe('a bank of many shards', () => {
  const numbered = (ids: readonly number[]): Labelled[] =>
    ids.map((id) => ({ id, tags: ['RN', 'Renal'], area: ['A1'] }))
  const upTo = (end: number) => Array.from({ length: end - FIRST_QUESTION_ID }, (_, n) => FIRST_QUESTION_ID + n)

  it('keeps pools and counts right on both sides of a border, whatever fails', async () => {
    // Three numbers are free in the first shard, and one in the second after a full range.
    const others = numbered([...upTo(SHARD_SIZE - 3), ...Array.from({ length: 40 }, (_, n) => SHARD_SIZE + 2 + n)])
    const pools = poolsOfBank(others)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(move, faults), { minLength: 3, maxLength: 9 }), async (moves) => {
        const table = await tables.table()
        await batchPut(table, pools)
        for (const [step, plan] of moves) {
          const before = await readBank(table, others)
          await underFaults(table, plan, () => make(step, before, bankDeps(table)))
          const after = await readBank(table, others)
          expect(after.faults).toEqual([])
          const added = [...after.questions.keys()].filter((id) => !before.questions.has(id)).sort((a, b) => a - b)
          expect(added).toEqual(nextNumbers(before, added.length, others))
        }
      }),
      { numRuns: atDepth({ quick: 2, nightly: 10, mutation: 10 }) },
    )
  }, 180_000)

  it(
    'takes an import whose numbers lie in so many shards that no transaction holds them all',
    { tags: ['nightly'], timeout: 120_000 },
    async () => {
      const table = await tables.table()
      const free = Array.from({ length: 25 }, (_, n) => (n + 1) * SHARD_SIZE - 1)
      const others = numbered(upTo(25 * SHARD_SIZE).filter((id) => !free.includes(id)))
      await batchPut(table, poolsOfBank(others))
      const drafts = Array.from({ length: 20 }, (_, n): [string, QuestionDraft] => [
        `r${n}`,
        aDraft({ tags: ['RN', 'Renal', 'Heart'], area: ['A1'] }),
      ])
      const batch = { key: 'scattered', name: 'file.csv' }
      const rows = rowsOf(Object.fromEntries(drafts))
      const outcomes = await importConfirmed({ rows, dryRun: false, batch }, 'admin', bankDeps(table))
      expect(outcomes.map(({ id }) => id)).toEqual(free.slice(0, 20))
      expect((await readBank(table, others)).faults).toEqual([])
      const undone = await undoImport(batch.key, bankDeps(table))
      expect(undone).toMatchObject({ more: false, left: [], batch: { added: 20, undone: 20 } })
      expect((await readBank(table, others)).faults).toEqual([])
    },
  )
})

describe('a question with as many labels as one can carry', () => {
  it('can become easy in any shard, and beyond the first one keeps its labels rather than lose half of them', async () => {
    const table = await tables.table()
    const others = Array.from({ length: SHARD_SIZE - FIRST_QUESTION_ID }, (_, n) => FIRST_QUESTION_ID + n).map(
      (id) => ({ id, tags: [], area: [] }),
    )
    await batchPut(table, poolsOfBank(others))
    const labels = (name: string) => Array.from({ length: 39 }, (_, n) => `${name} ${n}`)
    const deps = bankDeps(table)
    const { id } = await addDraft(aDraft({ tags: labels('old'), area: [] }), deps)
    expect(id).toBe(SHARD_SIZE)
    const change = (version: number, tags: string[]) =>
      codeOf(updateQuestion({ id, version, input: inputOf(aDraft({ tags, area: [] })) }, deps))
    expect(await change(1, labels('new'))).toBe('labels-many')
    expect(await change(1, [...labels('old'), 'Easy'])).toBe('done')
    expect((await readBank(table, others)).faults).toEqual([])
  })
})

describe('an import that is undone', () => {
  const edits = fc.dictionary(fc.constantFrom('r1', 'r2', 'r3', 'r4', 'r5'), fc.constantFrom('edit', 'delete'), {
    maxKeys: 2,
  })
  const content = ({ questions }: Bank) =>
    new Map([...questions.values()].map(({ ref, body, tags, area, answers }) => [ref, { body, tags, area, answers }]))

  it('leaves the bank as it was before, except for later changes and deletions, wherever a process dies', async () => {
    await fc.assert(
      fc.asyncProperty(refsOfRows, refsOfRows, edits, faults, faults, async (old, file, others, dying, crashes) => {
        const table = await tables.table()
        const deps = bankDeps(table)
        await importConfirmed({ rows: rowsOf(old), dryRun: false }, 'admin', deps)
        const bank = await readBank(table)
        const before = content(bank)
        const run = (means: QuestionDeps) =>
          importConfirmed({ rows: rowsOf(file), dryRun: false, batch: { key: 'b', name: 'f' } }, 'admin', means)
        await underFaults(table, dying, () => run(deps))
        const outcomes = await run(deps)
        expect(outcomes.every(({ outcome }) => outcome !== 'refused')).toBe(true)
        const imported = await readBank(table)
        const touched = [...imported.questions.values()].filter(
          ({ ref = '' }) =>
            others[ref] !== undefined && JSON.stringify(content(imported).get(ref)) !== JSON.stringify(before.get(ref)),
        )
        for (const { id, version, ref = '' } of touched)
          if (others[ref] === 'delete') await deleteQuestion({ id, version }, deps)
          else await updateQuestion({ id, version, input: inputOf(aDraft({ body: 'theirs' })) }, deps)
        const changed =
          content(imported).size > 0 &&
          [...content(imported)].some(([ref, body]) => JSON.stringify(body) !== JSON.stringify(before.get(ref)))
        if (!changed) return
        await underFaults(table, crashes, () => undoImport('b', deps))
        const undone = await undoImport('b', deps)
        expect([...undone.left].sort()).toEqual(touched.map(({ id }) => id).sort())
        expect(undone).toMatchObject({ more: false })
        const { batch } = undone
        expect(batch.undone).toBe(batch.added + batch.changed - touched.length)
        const after = await readBank(table)
        expect(after.faults).toEqual([])
        const theirs = touched.map(({ ref = '' }) => ref)
        const own = (bank: Map<string | undefined, unknown>) =>
          new Map([...bank].filter(([ref]) => !theirs.includes(ref ?? '')).sort())
        expect(own(content(after))).toEqual(own(before))
        const carried = [...after.questions.values()].flatMap(({ tags, area }) => [...tags, ...area])
        const theirLabels = touched.length > 0 ? [...carried, 'RN', 'Management of Care'] : carried
        const wanted = new Set([...bank.tags, ...bank.areas, ...theirLabels])
        for (const name of [...after.tags, ...after.areas]) expect([...wanted]).toContain(name)
      }),
      { numRuns: atDepth({ quick: 3, nightly: 25, mutation: 25 }) },
    )
  }, 180_000)
})
