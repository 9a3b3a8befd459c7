import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fileWords } from '#domain/messages/imports.ts'
import { readRow } from '../read-row.ts'
import { aWorkbook, textCell, textRow } from '../testing/a-workbook.ts'
import { guessColumns, rowOfLine } from './columns.ts'
import { readWorkbook } from './read-workbook.ts'

const HEAD = textRow('type', 'body', 'answer1', 'answer2', 'correct')
const readSheet = (...rows: readonly string[]) => readWorkbook(aWorkbook([{ name: 'Bank', rows }])).tables[0]
const rowOf = (cells: string) => {
  const table = readSheet(HEAD, cells)
  if (!table?.lines[0]) throw new Error('There is a line')
  return readRow(rowOfLine(table.lines[0], { map: guessColumns(table.head) }), 1)
}
const choice = (body: string) => textCell('Multiple Choice') + body + textRow('yes', 'no', 'A')

describe('the cells of a workbook', () => {
  it('are texts, their own or shared, in runs, escaped, without their pronunciation; a missing cell is empty', () => {
    const shared =
      '<si><r><t>Heart </t></r><r><t>&amp; lung</t></r><rPh><t>hatto</t></rPh></si><si><t>a_x000D_b</t></si>'
    const rows = [textRow('one', 'two', 'three'), `<c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c>`]
    const [table] = readWorkbook(aWorkbook([{ name: 'S & T', rows }], { shared })).tables
    expect(table).toEqual({
      name: 'S & T',
      head: ['one', 'two', 'three'],
      lines: [{ cells: ['Heart & lung', '', 'a\rb'] }],
    })
  })
  it('are numbers with fifteen digits, and words for true and false', () => {
    const table = readSheet(HEAD, '<c><v>0.30000000000000004</v></c><c s="0"><v>4</v></c><c t="b"><v>1</v></c>')
    expect(table?.lines).toEqual([{ cells: ['0.3', '4', 'TRUE'] }])
  })
  it.each([
    [2, '4', 'day 4'],
    [4, '8.9999999999999993E-3', '0.9%'],
    [5, '7', '00007'],
    [6, '0.5', '1/2'],
    [7, '1234.5', '$1,234.50'],
    // An invalid format shows the number.
    [9, '3', '3'],
  ])('are numbers as their format shows them: style %i, %s', (style, value, shown) => {
    const row = rowOf(
      choice(textCell('Which?')).replace(textCell('yes'), `<c s="${String(style)}"><v>${value}</v></c>`),
    )
    expect(row.ok && row.draft.answers[0]?.text).toBe(shown)
    expect(row.ok && row.notes.includes('cell-shown')).toBe(shown !== value)
  })
  it('are texts as their format shows them, and exponents as raised digits', () => {
    const raised =
      '<c t="inlineStr"><is><r><t>10</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>9</t></r><r><t>/L, CO</t></r><r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r></is></c>'
    const mass = '<c s="8" t="inlineStr"><is><t>5</t></is></c>'
    expect(readSheet(HEAD, raised + mass)?.lines[0]?.cells).toEqual(['10⁹/L, CO₂', '5 mg'])
  })
  it('are left out, with a note, beyond the columns of the first line', () => {
    const row = rowOf(choice(textCell('Why?')) + textCell('') + textCell('more'))
    expect(row.ok && row.notes).toContain('cells-beyond')
  })
  it('reject their row when they are dates, errors, or formulas without a value', () => {
    expect(rowOf(choice('<c s="1"><v>45000</v></c>'))).toMatchObject({ ok: false, code: 'cell-date' })
    expect(rowOf(choice('<c s="3"><v>45000</v></c>'))).toMatchObject({ ok: false, code: 'cell-date' })
    expect(rowOf(choice('<c t="d"><v>2026-01-02</v></c>'))).toMatchObject({ ok: false, code: 'cell-date' })
    expect(rowOf(choice('<c t="e"><v>#REF!</v></c>'))).toMatchObject({ ok: false, code: 'cell-error' })
    expect(rowOf(choice('<c><f>A1</f></c>'))).toMatchObject({ ok: false, code: 'cell-error' })
  })
  it('return the stored value of a formula, with a note; none is computed', () => {
    const row = rowOf(choice('<c t="str"><f>"Ja"&amp;"wohl"</f><v>What is stored?</v></c>'))
    expect(row).toMatchObject({ ok: true, draft: { body: 'What is stored?' } })
    expect(row.ok && row.notes).toContain('cell-formula')
  })
  it('do not affect their row when their column is left out', () => {
    const table = readSheet(HEAD + textCell('made on'), choice(textCell('Why?')) + '<c s="1"><v>45000</v></c>')
    const [line] = table?.lines ?? []
    expect(line && readRow(rowOfLine(line, { map: guessColumns(table?.head ?? []) }), 1)).toMatchObject({ ok: true })
  })
})

describe('a workbook', () => {
  it('returns its visible sheets, and reports which are hidden and that its macros do not run', () => {
    const rows = [HEAD, choice(textCell('Why?'))]
    const bytes = aWorkbook(
      [
        { name: 'Bank', rows },
        { name: 'Old', state: 'hidden', rows },
        { name: 'Keys', state: 'veryHidden', rows },
        { name: 'Empty', rows: [] },
        { name: 'More', rows },
      ],
      { parts: { 'xl/vbaProject.bin': 'Sub AutoOpen()' } },
    )
    const { tables, notes } = readWorkbook(bytes)
    expect(tables.map(({ name }) => name)).toEqual(['Bank', 'More'])
    expect(notes).toEqual([fileWords.macros, fileWords.sheetsHidden(['Old', 'Keys'])])
  })
  /** A workbook whose zip directory declares these sizes for every part: four bytes at 24 of an entry. */
  const stating = (size: readonly [number, number, number, number]) => {
    const bytes = aWorkbook([{ name: 'Bank', rows: [HEAD, choice(textCell('x'.repeat(5_000)))] }])
    const isEntry = (at: number) => [0x50, 0x4b, 1, 2].every((byte, offset) => bytes[at + offset] === byte)
    for (let at = 0; at < bytes.length - 30; at += 1) if (isEntry(at)) bytes.set(size, at + 24)
    return bytes
  }
  it('is not unpacked when it would be too large, however small the file', () => {
    expect(() => readWorkbook(stating([0, 0, 0, 3]))).toThrow(fileWords.unpackedLarge)
  })
  it('gets no more room than it states when it holds more', () => {
    expect(() => readWorkbook(stating([10, 0, 0, 0]))).toThrow(fileWords.workbookBroken)
  })
  it('is rejected with a sentence when it expands its own entities, or is not a workbook', () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><workbook><sheets>&b;</sheets></workbook>'
    const bytes = aWorkbook([{ name: 'Bank', rows: [] }], { parts: { 'xl/workbook.xml': laughs } })
    expect(readWorkbook(bytes).tables).toEqual([])
    expect(() => readWorkbook(strToU8('PK nothing'))).toThrow(fileWords.workbookBroken)
    expect(() => readWorkbook(zipSync({ 'a.txt': strToU8('a') }))).toThrow(fileWords.workbookBroken)
  })
})
