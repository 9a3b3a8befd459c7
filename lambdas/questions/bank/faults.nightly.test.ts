import { describe, expect, it, vi } from 'vitest'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { seeds } from '#domain/testing/depth.ts'
import { atEveryRequest, randomFaults, REVEALING, underFaults } from '#lambdas/testing/faults.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { addQuestion } from '#lambdas/questions/add-question.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import {
  addDraft,
  aDraft,
  type Bank,
  bankDeps,
  inputOf,
  readBank,
  rowsOf,
  importConfirmed,
} from '#lambdas/questions/testing/bank-fixture.ts'
import { undoImport } from '#lambdas/questions/imports/undo-import.ts'
import { updateQuestion } from '#lambdas/questions/update-question.ts'

vi.setConfig({ testTimeout: 300_000 })

const tables = testTables()

const batch = { key: 'b', name: 'file.csv' }
const rows = rowsOf({ r1: aDraft({ body: 'One?' }), r2: aDraft({ body: 'Two?', tags: ['PN'] }) })
const runImport = (deps: QuestionDeps) => importConfirmed({ rows, dryRun: false, batch }, 'admin', deps)

/** The same request ID, however often it is repeated. */
const add = (deps: QuestionDeps) =>
  addQuestion({ input: inputOf(aDraft({ body: 'New?' })), requestId: 'request-1' }, 'admin', deps)

const bodiesOf = ({ questions }: Bank) => [...questions.values()].sort((a, b) => a.id - b.id).map(({ body }) => body)

/** Writes to a bank with the question 101: the preparation, the write, and the resulting bodies. */
const WRITES: [string, (deps: QuestionDeps) => Promise<unknown>, (deps: QuestionDeps) => Promise<unknown>, string[]][] =
  [
    ['an addition', () => Promise.resolve(), add, ['Which?', 'New?']],
    [
      'a change',
      () => Promise.resolve(),
      (deps) =>
        updateQuestion({ id: 101, version: 1, input: inputOf(aDraft({ body: 'Better?', tags: ['PN'] })) }, deps),
      ['Better?'],
    ],
    ['a deletion', () => Promise.resolve(), (deps) => deleteQuestion({ id: 101, version: 1 }, deps), []],
    ['an import', () => Promise.resolve(), runImport, ['Which?', 'One?', 'Two?']],
    ['an undo', runImport, (deps) => undoImport('b', deps), ['Which?']],
  ]

describe.each(WRITES)('%s', (name, prepare, write, left) => {
  it.each(REVEALING)('happens once or not at all despite the fault %s, and is never refused', async (fault) => {
    const requests = await atEveryRequest(fault, async (plan, at) => {
      const table = await tables.table()
      const deps = bankDeps(table)
      await addDraft(aDraft(), deps)
      await prepare(deps)
      const before = bodiesOf(await readBank(table))
      const ended = await underFaults(table, plan, () => write(deps))
      const bank = await readBank(table)
      expect([at, bank.faults]).toEqual([at, []])
      expect(ended.kind).not.toBe('refused')
      const bodies = bodiesOf(bank)
      if (ended.kind === 'done') expect(bodies).toEqual(left)
      else expect([left, before]).toContainEqual(bodies)
      // Repeatable writes end in the same state.
      if (!['an addition', 'an import', 'an undo'].includes(name)) return
      await write(deps)
      const again = await readBank(table)
      expect(again.faults).toEqual([])
      expect(bodiesOf(again)).toEqual(left)
    })
    expect(requests).toBeGreaterThanOrEqual(3)
  })
})

it.each(seeds({ quick: 2, nightly: 12, mutation: 6 }))(
  'administrators who write at once under faults leave a consistent bank, each question once (seed %i)',
  async (seed) => {
    const table = await tables.table()
    const deps = bankDeps(table)
    await addDraft(aDraft(), deps)
    const plan = randomFaults(seededRandom(seed), 20)
    const within = <Value>(act: () => Promise<Value>) => underFaults(table, plan, act)
    const bodies = ['Three?', 'Four?', 'Five?']
    const [added] = await Promise.all([
      Promise.all(bodies.map((body) => within(() => addDraft(aDraft({ body }), deps)))),
      within(() => updateQuestion({ id: 101, version: 1, input: inputOf(aDraft({ tags: ['PN'] })) }, deps)),
      within(() => deleteQuestion({ id: 101, version: 1 }, deps)),
      within(() => runImport(deps)),
    ])
    const bank = await readBank(table)
    expect([seed, bank.faults]).toEqual([seed, []])
    const stored = bodiesOf(bank)
    for (const [n, ended] of added.entries()) {
      const copies = stored.filter((body) => body === bodies[n]).length
      expect(ended.kind).not.toBe('refused')
      if (ended.kind === 'done') expect(copies).toBe(1)
    }
    expect(new Set(stored).size).toBe(stored.length)
  },
)
