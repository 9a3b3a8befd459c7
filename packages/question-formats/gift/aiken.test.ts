import { expect, it } from 'vitest'
import { writeFormat } from '../write-format.ts'
import { readAiken } from './aiken.ts'

const rowsOf = (text: string) => [...readAiken([text])]
const KEYED = 'A. Airway\nB. Breathing\nANSWER: A\n'

it('takes what stands behind the key, up to an empty line, as the rationale', () => {
  const text = `What is first?\n${KEYED}EXPLANATION: Airway comes\nbefore breathing.\n\nWhat is second?\n${KEYED}Rationale: So.\nWhat is third?\n${KEYED}`
  expect(rowsOf(text).map(({ body, rationale }) => [body, rationale])).toEqual([
    ['What is first?', 'Airway comes before breathing.'],
    ['What is second?', 'So.'],
    ['What is third?', ''],
  ])
})
it('takes an answer without a blank before it', () => {
  expect(rowsOf('Which?\nA)Yes\nB)No\nANSWER: B')[0]?.answers).toEqual([
    { text: 'Yes', correct: false },
    { text: 'No', correct: true },
  ])
})
it.each(['E. coli is found where?', 'A) or B)?', 'ANSWER: who?'])(
  'writes %s so that no program takes it for an answer or a key, and reads it again',
  (body) => {
    const answers = [
      { letter: 'A', text: 'Yes', correct: true },
      { letter: 'B', text: 'No', correct: false },
    ]
    const question = { type: 'Multiple Choice', body, answers, rationale: '', tags: [], area: [] }
    const data = String(writeFormat('aiken', [{ ref: 'r', question }], new Map()).data)
    // As Moodle knows its lines.
    expect(data.split('\n').map((line) => /^(?:[A-Z][.)]|ANSWER:)/.test(line.trim()))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect(rowsOf(data)[0]?.body).toBe(body)
  },
)
