import { beforeEach, describe, expect, it, vi } from 'vitest'
import { byNumber, questionEntry, type QuestionEntry } from '#domain/search/question-entry.ts'
import type { QuestionDraft } from '#domain/questions/check-question.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { importQuestions } from './import-questions.ts'
import {
  addDraft,
  aDraft,
  bankDeps,
  importConfirmed,
  readBank,
  rowsOf,
} from '#lambdas/questions/testing/bank-fixture.ts'

let entries: QuestionEntry[]
const deps: QuestionDeps = { ...bankDeps(freshTable()), entries: () => Promise.resolve(entries) }

beforeEach(() => {
  entries = []
})

/** Adds questions to the bank and, as the stream would, to the snapshots. */
async function bankOf(...drafts: QuestionDraft[]): Promise<number[]> {
  for (const draft of drafts) await addDraft(draft, deps)
  const { questions } = await readBank(deps.table)
  entries = [...questions.values()].map((item) => questionEntry({ ...item, type: item.questionType })).sort(byNumber)
  return [...questions.keys()].sort((a, b) => a - b)
}
const check = async (draft: QuestionDraft, ref = 'new') => {
  const [outcome] = await importConfirmed({ rows: rowsOf({ [ref]: draft }), dryRun: true }, 'admin', deps)
  return { same: outcome?.same, reasons: outcome?.reasons }
}
const answers = (...texts: string[]) => texts.map((text, index) => ({ text, correct: index === 0 }))
const none = { same: [], reasons: [] }

describe('the dry run of an import', () => {
  const body = 'A nurse cares for a client after surgery.\nWhich finding does the nurse report first, and to whom?'
  const existing = aDraft({ body, answers: answers('Fever of 39 °C', 'Thirst', 'Pain') })

  it('names the same question in the bank, ignoring case, spaces, and the order of answers', async () => {
    const [first, second] = await bankOf(existing, aDraft({ body: 'Which?' }))
    const typed = aDraft({
      body: body.toUpperCase().replace('\n', '  '),
      answers: answers('PAIN', ' fever  of 39 °c', 'Thirst'),
      rationale: 'Other words.',
      tags: ['PN'],
    })
    expect(await check(typed)).toEqual({ same: [first], reasons: ['text-in-bank'] })
    expect(await check(aDraft({ body: 'which? ', answers: answers('that', 'this') }))).toMatchObject({ same: [second] })
  })
  it('names none that has another text, other answers, more answers or a text that only begins so', async () => {
    await bankOf(existing)
    for (const change of [
      { body: `${body} Why?` },
      { body: body.slice(0, 60) },
      { answers: answers('Fever of 39 °C', 'Thirst') },
      { answers: answers('Fever of 39 °C', 'Thirst', 'Cold') },
      { answers: answers('Fever of 39 °C', 'Thirst', 'Pain', 'Pain') },
    ])
      expect(await check({ ...existing, ...change })).toEqual(none)
  })
  it('does not name the row’s own question, nor one that is unchanged, nor one that was deleted since', async () => {
    await importConfirmed({ rows: rowsOf({ own: existing }), dryRun: false }, 'admin', deps)
    const [id = 0] = await bankOf()
    expect(await check({ ...existing, tags: ['PN'] }, 'own')).toEqual(none)
    expect(await check(existing, 'own')).toEqual(none)
    expect(await check(existing)).toMatchObject({ same: [id] })
    await deleteQuestion({ id, version: 1 }, deps)
    expect(await check(existing)).toEqual(none)
  })
  it('reads the snapshots once and the table once for 25 rows, however many are similar', async () => {
    await bankOf(...Array.from({ length: 30 }, (_, n) => aDraft({ body: n < 6 ? body : `${body} ${n}` })))
    const look = vi.fn(() => Promise.resolve(entries))
    const send = vi.spyOn(deps.table.client, 'send')
    const rows = (text: (n: number) => string) =>
      rowsOf(Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`r${n}`, aDraft({ body: text(n) })])))
    const dryRun = async (text: (n: number) => string) => {
      send.mockClear()
      const all = await importQuestions({ rows: rows(text), dryRun: true }, 'admin', { ...deps, entries: look })
      return { requests: send.mock.calls.length, same: all.map(({ same }) => same.length) }
    }
    const without = await dryRun((n) => `Nobody asked ${n}`)
    const alike = await dryRun((n) => (n === 0 ? body : `${body} ${n + 5}`))
    expect(alike.same).toEqual([4, ...Array.from({ length: 24 }, () => 1)])
    expect(without.same).toEqual(Array.from({ length: 25 }, () => 0))
    expect(alike.requests).toBe(without.requests + 1)
    expect(look).toHaveBeenCalledTimes(2)
  })
  it('reports everything else if the snapshots cannot be read, and an import does not read them', async () => {
    await bankOf(existing)
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = { ...deps, entries: () => Promise.reject(new Error('away')) }
    const run = (dryRun: boolean) => importConfirmed({ rows: rowsOf({ a: existing }), dryRun }, 'admin', broken)
    expect(await run(true)).toMatchObject([{ outcome: 'new', same: [], reasons: [] }])
    expect(log).toHaveBeenCalledTimes(1)
    expect(await run(false)).toMatchObject([{ outcome: 'new', same: [] }])
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
  })
})
