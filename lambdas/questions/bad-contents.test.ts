import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import type { QuestionDraft } from '#domain/questions/check-question.ts'
import { rowOfCsv } from '#domain/questions/csv.ts'
import { csvOfRows, jsonRow } from '#domain/questions/export-rows.ts'
import { readRows } from '#domain/questions/read-row.ts'
import { BAD_CONTENTS, type BadContent } from '#domain/questions/testing/bad-contents.ts'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { addDraft, aDraft, bankDeps, importConfirmed, inputOf, readBank, rowsOf } from './testing/bank-fixture.ts'
import { updateQuestion } from './update-question.ts'

const tables = testTables()

const whole: { items: object[] } = JSON.parse(aCaseStudy(1).content ?? '')
const draftOf = (type: string, content: object) => aDraft({ type, answers: [], content: JSON.stringify(content) })

/** Returns a content by itself and, as a response, in a trend and as the third item of a case study. */
const wholesOf = ({ type, content }: Pick<BadContent, 'type' | 'content'>): QuestionDraft[] => {
  const response = { type, content }
  const items = whole.items.map((item, i) => (i === 2 ? { ...item, response } : item))
  return [
    draftOf(type, content),
    draftOf('Trend', { ...CONTENT_EXAMPLES.Trend.content, response }),
    draftOf('Case Study', { ...whole, items }),
  ]
}

/** The rows of a JSON and of a CSV file, as an import reads them. */
function filesOf(drafts: readonly QuestionDraft[]) {
  const rows = drafts.map((draft, row) => ({ ref: `row:${row}`, question: { ...draft, answers: [] } }))
  const csv: Record<string, string>[] = parse(csvOfRows(rows), { columns: true, bom: true })
  return [readRows(rows.map(jsonRow)), readRows(csv.map(rowOfCsv))]
}

describe.each(BAD_CONTENTS)('$type with $what', ({ code, ...bad }) => {
  it('is refused with its code when it is added, saved, and imported, and nothing is written', async () => {
    const table = await tables.table()
    const deps = bankDeps(table)
    const good = wholesOf({ ...bad, content: CONTENT_EXAMPLES[bad.type].content })
    const questions = await Promise.all(good.map((draft) => addDraft(draft, deps)))
    const before = await readBank(table)
    const drafts = wholesOf(bad)
    for (const [i, draft] of drafts.entries()) {
      const input = inputOf(draft)
      const { id, version } = questions[i] ?? { id: 0, version: 0 }
      expect(await codeOf(addDraft(draft, deps))).toBe(code)
      expect(await codeOf(updateQuestion({ id, version, input }, deps))).toBe(code)
    }
    // Clients refuse such a row before they send it; the server does not rely on that.
    for (const rows of filesOf(drafts))
      expect(rows.map((row) => (row.ok ? 'read' : row.code))).toEqual([code, code, code])
    const rows = rowsOf(Object.fromEntries(drafts.map((draft) => [draft.type, draft])))
    for (const dryRun of [true, false]) {
      const outcomes = await importConfirmed({ rows, dryRun, batch: { key: 'b', name: 'bad' } }, 'admin', deps)
      expect(outcomes.map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual(rows.map(() => ['refused', code]))
    }
    expect(await readBank(table)).toEqual(before)
  })
})
