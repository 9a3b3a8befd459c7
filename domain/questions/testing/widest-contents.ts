import type { ContentTypeName } from '../question.ts'

const texts = (count: number, name: string): string[] => Array.from({ length: count }, (_, i) => `${name} ${i + 1}`)
const options = (count: number, name: string, right: number) =>
  texts(count, name).map((text, i) => (i < right ? { text, correct: true } : { text }))
const places = (count: number) => texts(count, 'and').map((word, i) => `${word} {{${i + 1}}}`)
const dropDowns = (count: number) => texts(count, 'Blank').map((name) => ({ options: texts(8, name), correct: 0 }))
const targets = (count: number) => Array.from({ length: count }, (_, correct) => ({ correct }))
const record = [
  { name: 'Vital signs', entries: ['08:00', '12:00'].map((time) => ({ time, text: 'Heart rate 88 beats/min' })) },
]

/** A content of each type with the maximum number of parts and options, plus `more`. */
export const contentsOfSize = (more: number): Readonly<Record<ContentTypeName, object>> => ({
  'Select N': { options: options(10 + more, 'Option', 9) },
  Grouping: {
    groups: texts(8 + more, 'Group').map((label) => ({ label, options: options(4, `${label}, option`, 2) })),
  },
  'Matrix Multiple Choice': {
    columns: texts(6 + more, 'Column'),
    rows: texts(12 + more, 'Row').map((text, i) => ({ text, column: i % 6 })),
  },
  'Matrix Multiple Response': {
    columns: texts(6 + more, 'Column'),
    rows: texts(12 + more, 'Row').map((text, i) => ({ text, columns: [i % 6] })),
  },
  'Drop-Down Cloze': { text: places(5 + more).join(' '), blanks: dropDowns(5 + more) },
  'Drop-Down Rationale': { text: places(3 + more).join(' '), blanks: dropDowns(3 + more), anchor: 0 },
  'Drop-Down Table': {
    headers: texts(4, 'Column'),
    rows: texts(8 + more, 'Row').map((name, r) => [name, `{{${r + 1}}}`, r < 2 ? `{{${r + 9}}}` : 'none', 'none']),
    blanks: dropDowns(10),
  },
  'Drag-and-Drop Cloze': {
    tokens: texts(10 + more, 'word'),
    text: places(6 + more).join(' '),
    blanks: targets(6 + more),
  },
  'Drag-and-Drop Rationale': {
    tokens: texts(10 + more, 'word'),
    text: places(3 + more).join(' '),
    blanks: targets(3 + more),
    anchor: 0,
  },
  'Highlight Text': {
    marked: texts(40 + more, 'piece')
      .map((piece, i) => `[[${i === 0 ? '*' : ''}${piece}]]`)
      .join(', '),
  },
  'Highlight Table': {
    headers: texts(4, 'Column'),
    rows: texts(10 + more, 'Row').map((label, r) => ({
      label,
      cells: texts(3, 'piece').map((piece, c) => ({ marked: `[[${r + c === 0 ? '*' : ''}${label}, ${piece}]]` })),
    })),
  },
  'Bow-Tie': {
    actions: options(6 + more, 'Action', 2),
    conditions: options(5 + more, 'Condition', 1),
    parameters: options(6 + more, 'Parameter', 2),
  },
  Trend: {
    record,
    response: {
      type: 'Grouping',
      content: {
        groups: texts(8 + more, 'Group').map((label) => ({ label, options: options(4, `${label}, option`, 2) })),
      },
    },
  },
  'Ordered Response': { items: texts(8 + more, 'Item').map((text) => ({ text })) },
  Numeric: { answer: '-12345.67', unit: 'mL/h', decimals: 2 },
})

/** The maximum number of controls that a type's rules allow in one item. */
export const WIDEST_CONTENTS = contentsOfSize(0)
