import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkQuestion } from './check-question.ts'
import { CSV_COLUMNS, rowOfCsv } from './csv.ts'
import { readRow, readRows } from './read-row.ts'
import { isRefOfTexts } from './row-ref.ts'

const REAL = '../shared/data/openstax-questions.json'
const aRow = {
  ref: 'x:1',
  type: 'multiple choice',
  body: ' Which? ',
  answers: [
    { letter: 'B', text: 'a', correct: true },
    { letter: 'A', text: 'b', correct: false },
  ],
  tags: ['RN', 'RN'],
}

describe('a row of an import', () => {
  it('is taken with a note for everything that is altered', () => {
    const read = readRow(aRow, 1)
    expect(read.ok && read.draft.type).toBe('Multiple Choice')
    expect(read.ok && [...read.notes].sort()).toEqual(
      ['letters-relabelled', 'rationale-empty', 'tags-repeated', 'text-trimmed', 'type-spelled'].sort(),
    )
  })
  it.each([
    [['Same', 'Same', 'Same', 'Same'], true],
    [['Pain', 'Thirst', ' pain  '], true],
    [['Pain', 'Pains'], false],
  ])('notes answers that are equal but for case and blanks: %j', (texts, noted) => {
    const read = readRow({ ...aRow, answers: texts.map((text, index) => ({ text, correct: index === 0 })) }, 1)
    expect(read.ok && read.notes.includes('answers-same')).toBe(noted)
  })
  it('reads several correct answers of a Multiple Choice as Select All That Apply, with a note', () => {
    const read = readRow({ ...aRow, answers: aRow.answers.map((answer) => ({ ...answer, correct: true })) }, 1)
    expect(read.ok && read.draft.type).toBe('Select All That Apply')
    expect(read.ok && read.notes).toContain('single-became-select-all')
  })
  it.each([
    [7, 'row-not-object'],
    [{ ref: 'x', body: 'x', answers: [] }, 'type-unknown'],
    [{ ...aRow, body: 'Which? \ud83d' }, 'row-text-malformed'],
    [{ ...aRow, rationale: 'x'.repeat(60_000) }, 'question-long'],
    [{ ...aRow, answers: [{ text: 'a', correct: 'yes' }, { text: 'b' }] }, 'correct-unclear'],
    [rowOfCsv({ type: 'Multiple Choice', body: 'B', correct: 'A;F', answer1: 'p', answer2: 'q' }), 'correct-beyond'],
    [{ ref: 'x', body: 'x' }, 'answers-missing'],
  ])('refuses %j', (value, code) => expect(readRow(value, 3)).toMatchObject({ ok: false, row: 3, code }))
  it.each(['{', '[]', '{"body":1}', '{"title":"x"}', '{"answers":["x"]}', '{"answers":{"C":"<p>x</p>"}}'])(
    'refuses formatted texts that are %s',
    (formatted) => {
      const row = { type: 'Multiple Choice', body: 'B', correct: 'A', answer1: 'p', answer2: 'q', formatted }
      expect(readRow(rowOfCsv(row), 3)).toMatchObject({ ok: false, code: 'formatted-malformed' })
    },
  )
  it('refuses a second row with one ref', () =>
    expect(readRows([aRow, aRow])[1]).toMatchObject({ ok: false, row: 2, ref: 'x:1', code: 'row-repeated' }))

  it('is identified by its question and answers if the file has no reference, whatever else changes', () => {
    const { ref: _ref, ...nameless } = aRow
    const read = (change: object) => readRow({ ...nameless, ...change }, 1)
    const { ref } = read({})
    expect([isRefOfTexts(ref), isRefOfTexts(aRow.ref)]).toEqual([true, false])
    expect(read({ rationale: 'Because.', tags: ['PN'], body: 'WHICH?  ' }).ref).toBe(ref)
    expect(read({ body: 'Who?' }).ref).not.toBe(ref)
    const [first, second] = readRows([nameless, { ...nameless, tags: [] }])
    expect(first?.ok === true && first.notes).toContain('ref-derived')
    expect(second).toMatchObject({ ok: false, code: 'row-same-text' })
  })
  it('takes a key that can mean only one thing with a note, such as the word true or 1', () => {
    const answers = [
      { text: 'a', correct: 'TRUE' },
      { text: 'b', correct: 0 },
      { text: 'c', correct: 1 },
    ]
    const read = readRow({ ...aRow, type: 'Select All That Apply', answers }, 1)
    expect(read.ok && read.draft.answers.map(({ correct }) => correct)).toEqual([true, false, true])
    expect(read.ok && read.notes).toContain('correct-spelled')
  })
  it('spells the answers of a True/False as the academy does', () => {
    const answers = [{ text: ' TRUE ', correct: true }, { text: 'false' }]
    const read = readRow({ ...aRow, type: 'true/false', answers }, 1)
    expect(read.ok && read.draft.answers.map(({ text }) => text)).toEqual(['True', 'False'])
    const other = readRow({ ...aRow, type: 'true/false', answers: [{ text: 'Yes', correct: true }, { text: 'No' }] }, 1)
    expect(other).toMatchObject({ ok: false, code: 'true-false-answers' })
  })
  it.each([
    [' TRUE ', true],
    ['false', false],
    ['0', false],
    [true, true],
    ['', false],
    [null, false],
  ])('reads %j as correct: %j, and notes values that are not booleans', (correct, marked) => {
    const answers = [{ text: 'a', correct }, { text: 'b', correct: true }, { text: 'c' }]
    const read = readRow({ ...aRow, type: 'Select All That Apply', answers }, 1)
    expect(read.ok && read.draft.answers.map((answer) => answer.correct)).toEqual([marked, true, false])
    expect(read.ok && read.notes.includes('correct-spelled')).toBe(typeof correct === 'string' && correct !== '')
  })
  it('accepts a number as a match, but no list and no match without its text', () => {
    const matched = (...pairs: { text: string; match: unknown }[]) => {
      const read = readRow({ ...aRow, type: 'Matching/Dropdown', answers: pairs }, 1)
      return read.ok ? checkQuestion(read.draft) : read
    }
    const good = { text: 'Normal pulse', match: 72 }
    const verdict = matched(good, { text: 'Fever', match: ' 101 F ' })
    expect(verdict.ok && 'question' in verdict && verdict.question.answers).toMatchObject([
      { correct: false, match: '72' },
      { correct: false, match: '101 F' },
    ])
    for (const bad of [
      { text: 'Fever', match: ['101 F'] },
      { text: '', match: '101 F' },
    ])
      expect(matched(good, bad)).toMatchObject({ ok: false, code: 'matches-empty' })
  })
  it('notes the same question with another ref, and answers that are the same', () => {
    const [, twin] = readRows([aRow, { ...aRow, ref: 'x:2', answers: [{ text: 'a', correct: true }, { text: 'a' }] }])
    expect(twin?.ok === true && twin.notes).toEqual(expect.arrayContaining(['text-same', 'answers-same']))
  })

  it('reads the same question from CSV', () => {
    const csv = {
      ref: 'x:1',
      type: 'Select All That Apply',
      body: 'B',
      correct: 'a; C',
      answer1: 'p',
      answer2: 'q',
      answer3: 'r',
      tags: 'RN; Easy',
      why2: "'=1, not q",
      formatted: '{"whys":{"C":"<p>It <b>is</b></p>"}}',
    }
    const read = readRow(rowOfCsv(csv), 1)
    expect(read.ok && read.draft).toMatchObject({
      tags: ['RN', 'Easy'],
      answers: [
        { text: 'p', correct: true },
        { text: 'q', correct: false, why: '=1, not q' },
        { text: 'r', correct: true, why: 'It is', whyHtml: '<p>It <b>is</b></p>' },
      ],
    })
    expect(CSV_COLUMNS).toHaveLength(40)
  })
  it('reads matches from CSV', () => {
    const csv = {
      ref: 'x:2',
      type: 'Matching/Dropdown',
      body: 'B',
      answer1: 'p',
      match1: 'x',
      answer2: 'q',
      match2: 'y',
    }
    const read = readRow(rowOfCsv(csv), 1)
    expect(read.ok && read.draft.answers.map((answer) => answer.match)).toEqual(['x', 'y'])
  })

  it.skipIf(!existsSync(REAL))('takes every one of the 772 real questions (needs ../shared/data)', () => {
    const values: unknown = JSON.parse(readFileSync(REAL, 'utf8'))
    const rows = readRows(Array.isArray(values) ? values : [])
    expect(rows).toHaveLength(772)
    const refused = rows.filter((row) => !row.ok || !checkQuestion(row.draft).ok)
    expect(refused).toEqual([])
    // Files of other programs have neither refs nor ids; a row refused then is a duplicate in the file.
    const nameless = rows.map((row) => (row.ok ? { ...row.draft } : {}))
    const read = readRows(nameless)
    expect(new Set(read.filter((row) => row.ok).map(({ ref }) => ref)).size).toBeGreaterThan(760)
    expect(read.filter((row) => !row.ok && row.code !== 'row-same-text')).toEqual([])
  })
})
