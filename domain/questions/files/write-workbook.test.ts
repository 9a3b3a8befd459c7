import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportWords } from '#domain/messages/formats.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { CSV_COLUMNS, textOfCell } from '../csv.ts'
import type { ExportRow } from '../export-rows.ts'
import { readWorkbook } from './read-workbook.ts'
import { workbookOfRows } from './write-workbook.ts'

const aRow = (body: string, ref = 'bank:1'): ExportRow => ({
  ref,
  question: { type: 'Numeric', body, answers: [], rationale: '', tags: [], area: [] },
})

const bodyAt = CSV_COLUMNS.indexOf('body')

/** Returns what the importer reads from a workbook with these texts: its bodies, and its notes. */
async function readBack(bodies: readonly string[]) {
  const { file } = await workbookOfRows(bodies.map((body) => aRow(body)))
  const { tables, notes } = readWorkbook(new Uint8Array(await file.arrayBuffer()))
  const [table] = tables
  expect(table?.head).toEqual(CSV_COLUMNS)
  // No cell is a formula, a date, or a number: the lines have cells only.
  expect(table?.lines.map((line) => Object.keys(line))).toEqual(bodies.map(() => ['cells']))
  return { bodies: table?.lines.map(({ cells }) => textOfCell(cells[bodyAt] ?? '')), notes }
}

const HOSTILE = [
  ...['=1+1', "'=1+1", '+1', '-5 °C', '@home', '＝1', '\t=1', '\r=1', '\n=1'],
  ...['007', '1/2', '2.00', '1-2', '1e5', 'TRUE', '#REF!', '12/24/2026', ' a ', '\u00A0a\u00A0', 'A\r\nB\rC\nD', '   '],
  ...['é ｡ 🩺 𝑥', 'a\u0000\u0001\u001Fb', '\u007F\u0085\u009F', '\uFFFD\uFFFE\uFFFF', '\uFDD0 \u{1FFFE}x', '\uD800'],
  ...['_x000D_', '_x0041_', '_x005F_x0041_', '_x0041\u0001', '\u0001x0041_', '_x0041', '<b>&amp;</b>', ']]>'],
  ...['constructor', '__proto__', 'toString', 'x'.repeat(32_767)],
]

describe('a workbook of questions', () => {
  it('returns every text unchanged, without a note', async () => {
    expect(await readBack(HOSTILE)).toEqual({ bodies: HOSTILE, notes: [] })
  })
  it('returns any mix of escapes and control characters unchanged', async () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from("_x0041F\r\n\t='\u0001\uD800\uDC00"), '_x0041_') })
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 40 }), async (texts) => {
        expect((await readBack(texts)).bodies).toEqual(texts)
      }),
      { numRuns: atDepth({ quick: 4, nightly: 100 }) },
    )
  })
  it('leaves out a question whose text is too long for a cell', async () => {
    const long = aRow('x'.repeat(32_768), 'bank:2')
    const { file, left } = await workbookOfRows([aRow('Which?'), long])
    expect(left).toEqual([long])
    const [table] = readWorkbook(new Uint8Array(await file.arrayBuffer())).tables
    expect(table?.lines).toHaveLength(1)
    // The apostrophe of an escaped cell counts toward its length.
    await expect(workbookOfRows([long, aRow(`=${'x'.repeat(32_766)}`)])).rejects.toThrow(exportWords.cellsLong)
  })
})
