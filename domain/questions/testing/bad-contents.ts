import type { QuestionMessage } from '#domain/messages/questions.ts'
import type { ContentTypeName } from '../question.ts'
import { CONTENT_EXAMPLES } from './content-examples.ts'

/** A content that is refused, whatever its source. */
export type BadContent = { what: string; type: ContentTypeName; content: object; code: QuestionMessage }

const range = (length: number) => Array.from({ length }, (_, i) => i)
const options = (count: number, right: number) => range(count).map((i) => ({ text: `option ${i}`, correct: i < right }))
const changed = (type: ContentTypeName, change: object) => ({ ...CONTENT_EXAMPLES[type].content, ...change })
const two = { options: ['a', 'b'], correct: 0 }
const words = (row: number) => range(20).map((n) => `[[${n === 0 ? '*' : ''}word ${row} ${n}]]`)

/** Mistakes and attacks by authors, files, and other clients. */
export const BAD_CONTENTS: readonly BadContent[] = [
  {
    what: 'a token that is right in two blanks and can be placed in one',
    type: 'Drag-and-Drop Cloze',
    content: changed('Drag-and-Drop Cloze', { blanks: [{ correct: 2 }, { correct: 2 }] }),
    code: 'key-unreachable',
  },
  {
    what: 'a row that is right in a column that is not there',
    type: 'Matrix Multiple Response',
    content: {
      columns: ['a', 'b'],
      rows: [
        { text: 'x', columns: [0, 7] },
        { text: 'y', columns: [1] },
      ],
    },
    code: 'key-unreachable',
  },
  {
    what: 'as many right options as there are options',
    type: 'Select N',
    content: { options: options(4, 4) },
    code: 'select-n-many',
  },
  {
    what: 'a drop-down without options',
    type: 'Drop-Down Cloze',
    content: changed('Drop-Down Cloze', { blanks: [two, { options: [], correct: 0 }] }),
    code: 'blank-without-options',
  },
  {
    what: 'a drop-down of one option in a table',
    type: 'Drop-Down Table',
    content: changed('Drop-Down Table', { blanks: [two, { options: ['a'], correct: 0 }] }),
    code: 'blank-without-options',
  },
  {
    what: 'a drop-down whose right option is not there',
    type: 'Drop-Down Rationale',
    content: changed('Drop-Down Rationale', { blanks: [two, two, { options: ['a', 'b'], correct: 2 }] }),
    code: 'blank-without-key',
  },
  {
    what: 'a blank whose right token is not there',
    type: 'Drag-and-Drop Rationale',
    content: changed('Drag-and-Drop Rationale', { blanks: [{ correct: 2 }, { correct: 4 }] }),
    code: 'blank-without-key',
  },
  {
    what: 'a group without a key',
    type: 'Grouping',
    content: {
      groups: [
        { label: 'A', options: options(2, 1) },
        { label: 'B', options: options(2, 0) },
      ],
    },
    code: 'group-without-key',
  },
  {
    what: 'a column without a key',
    type: 'Matrix Multiple Response',
    content: {
      columns: ['a', 'b'],
      rows: [
        { text: 'x', columns: [0] },
        { text: 'y', columns: [0] },
      ],
    },
    code: 'column-without-key',
  },
  {
    what: 'a row without its column',
    type: 'Matrix Multiple Choice',
    content: { columns: ['a', 'b'], rows: [{ text: 'x', column: 0 }, { text: 'y' }] },
    code: 'row-without-key',
  },
  {
    what: 'markup in a highlight',
    type: 'Highlight Text',
    content: { marked: 'The client is [[*<b>pale</b>]] and [[warm]].' },
    code: 'span-markup',
  },
  {
    what: 'markup in a highlight of a table',
    type: 'Highlight Table',
    content: {
      headers: ['System', 'Findings'],
      rows: [{ label: 'Skin', cells: [{ marked: '[[*<img src=x onerror=ran()>]] and [[warm]]' }] }],
    },
    code: 'span-markup',
  },
  {
    what: 'highlights that overlap',
    type: 'Highlight Text',
    content: {
      text: 'pale and cold',
      spans: [
        { start: 0, end: 8, correct: true },
        { start: 5, end: 13 },
      ],
    },
    code: 'spans-overlap',
  },
  {
    what: '200 pieces to highlight',
    type: 'Highlight Table',
    content: {
      headers: ['System', 'Findings'],
      rows: range(10).map((row) => ({ label: `Row ${row}`, cells: [{ marked: words(row).join(' ') }] })),
    },
    code: 'cells-many',
  },
  {
    what: 'three right actions',
    type: 'Bow-Tie',
    content: changed('Bow-Tie', { actions: options(5, 3) }),
    code: 'bow-tie-keys',
  },
  {
    what: 'a number that is none',
    type: 'Numeric',
    content: { answer: '1e9', tolerance: '0' },
    code: 'number-malformed',
  },
]
