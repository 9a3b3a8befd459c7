import { describe, expect, it } from 'vitest'
import { FORMAT_KEYS, type FormatKey, FORMATS } from 'question-formats/format-names.ts'
import { writeFormat } from 'question-formats/write-format.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { checkQuestion } from '../check-question.ts'
import { readRow } from '../read-row.ts'
import { type GeneratedRow, generatedQuestions } from '../testing/generated-questions.ts'
import { applyLosses, lossesOf } from '#domain/questions/testing/apply-losses.ts'
import { readOtherFile } from './read-other-file.ts'

const COUNT = atDepth({ quick: 150, nightly: 1_000 })

type Taken = GeneratedRow | { refused: string }
const taken = (value: unknown): Taken => {
  const read = readRow(value, 1)
  const checked = read.ok ? checkQuestion(read.draft) : undefined
  return read.ok && checked?.ok ? { ref: read.ref, question: checked.question } : { refused: JSON.stringify(value) }
}

async function reread(format: FormatKey, rows: readonly GeneratedRow[]): Promise<Taken[]> {
  const { data, left } = writeFormat(format, rows, new Map())
  expect(left).toEqual([])
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  const file = await readOtherFile(`bank.${FORMATS[format].extension}`, bytes)
  return file.values.map(taken)
}

/** Losses that only another program displays, or that generated questions can't have. */
const UNSEEN = ['partialCredit', 'partialMatching', 'bowTie', 'pictures', 'truthChoices']

describe.each(FORMAT_KEYS)('a file of exported questions as %s', (format) => {
  const rows = generatedQuestions(FORMATS[format].types, COUNT)
  it('is read back as it was, less the losses that are listed before', async () => {
    expect(await reread(format, rows)).toEqual(rows.map((row) => applyLosses(format, row)))
  })
  it('loses everything that is listed, of one question or another', { tags: ['nightly'] }, () => {
    const lost = new Set(rows.flatMap((row) => lossesOf(format, row)))
    expect(FORMATS[format].lossKeys.filter((key) => !lost.has(key) && !UNSEEN.includes(key))).toEqual([])
  })
})
