import { describe, expect, it } from 'vitest'
import { aWorkbook, textRow } from '#domain/questions/testing/a-workbook.ts'
import { parseFile } from './parse-file.ts'
import { defaultContent, readContent } from './read-content.ts'

type Bytes = Uint8Array<ArrayBuffer>

const utf8 = (text: string): Bytes => new TextEncoder().encode(text)
const latin = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'utf16le'))
const swapped = (bytes: Bytes): Bytes => new Uint8Array(Buffer.from(bytes).swap16())

/** Parses a file as the page does. Returns the questions and notes, or the error. */
async function outcomeOf(name: string, bytes: Bytes) {
  const verdict = await parseFile(new File([bytes], name), () => undefined)
  if (!verdict.ok) return verdict.message
  const chosen = defaultContent(verdict.content)
  const rows = chosen ? await readContent(chosen, () => undefined) : []
  return [...rows.map((row) => (row.ok ? row.text : row.code)), ...verdict.notes]
}

const FILES = {
  'a.csv': 'type,body,correct,answer1,answer2\r\nMultiple Choice,37 \u00b0C?,A,a,b\r\n',
  'a.json': JSON.stringify([
    { type: 'Multiple Choice', body: '37 \u00b0C?', answers: [{ text: 'a', correct: true }, { text: 'b' }] },
  ]),
  'a.gift': '::x::37 \u00b0C?{=a ~b}\n',
  'a.txt': '37 \u00b0C?\nA. a\nB. b\nANSWER: A\n',
  'a.xml':
    '<quiz><question type="multichoice"><questiontext><text>37 \u00b0C?</text></questiontext><single>true</single><answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question></quiz>',
}
const ENCODINGS: readonly (readonly [string, (text: string) => Bytes, string[]])[] = [
  ['UTF-8', utf8, []],
  ['UTF-8 with a mark', (text) => utf8(`\uFEFF${text}`), []],
  ['UTF-16, little end first', (text) => utf16(`\uFEFF${text}`), []],
  ['UTF-16, big end first', (text) => swapped(utf16(`\uFEFF${text}`)), []],
  ['UTF-16, little end first, without a mark', utf16, []],
  ['UTF-16, big end first, without a mark', (text) => swapped(utf16(text)), []],
  ['Windows-1252', latin, [expect.stringContaining('Windows-1252') as string]],
]

describe.each(Object.entries(FILES))('%s', (name, text) => {
  it.each(ENCODINGS)('is read in %s', async (_, encode, notes) => {
    expect(await outcomeOf(name, encode(text))).toEqual(['37 \u00b0C?', ...notes])
  })
  it('is refused in Shift JIS, which it does not name', async () => {
    // 患者、
    const japanese = '\u008a\u00b3\u008e\u00d2\u0081\u0041'
    expect(await outcomeOf(name, latin(text.replace('37 \u00b0C', japanese)))).toMatch(/save it as UTF-8/i)
  })
})

it('XML that declares Shift JIS is read as such', async () => {
  const text = `<?xml version="1.0" encoding="Shift_JIS"?>${FILES['a.xml'].replace('37 \u00b0C', '\u008a\u00b3\u008e\u00d2')}`
  expect(await outcomeOf('a.xml', latin(text))).toEqual(['\u60a3\u8005?'])
})

it('a file of 100 MB is refused before it is read', async () => {
  const file = new File([], 'a.csv')
  Object.defineProperty(file, 'size', { value: 100_000_000 })
  const verdict = await parseFile(file, () => undefined)
  expect(verdict).toMatchObject({ ok: false, message: expect.stringContaining('larger than 50 MB') as string })
})

it('a workbook that is cut off anywhere is refused', async () => {
  const whole = aWorkbook([{ name: 'a', rows: [textRow('type', 'body'), textRow('Priority', 'Which?')] }])
  for (let length = 1; length < whole.length; length += 61)
    expect(await outcomeOf('a.xlsx', whole.slice(0, length))).toMatch(/can’t be imported\. \S/)
})
