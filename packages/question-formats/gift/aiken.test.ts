import { expect, it } from 'vitest'
import { FORMATS } from '../format-names.ts'
import { generatedCount, generatedRows } from '../testing/question-rows.ts'
import { bareText } from '../testing/texts.ts'
import { writeFormat } from '../write-format.ts'
import { readAiken } from './aiken.ts'

const rowsOf = (text: string) => [...readAiken([text])]
const KEYED = 'A. Airway\nB. Breathing\nANSWER: A\n'

it('text after the key is the rationale, up to an empty line', () => {
  const text = `What is first?\n${KEYED}EXPLANATION: Airway comes\nbefore breathing.\n\nWhat is second?\n${KEYED}Rationale: So.\nWhat is third?\n${KEYED}`
  expect(rowsOf(text).map(({ body, rationale }) => [body, rationale])).toEqual([
    ['What is first?', 'Airway comes before breathing.'],
    ['What is second?', 'So.'],
    ['What is third?', ''],
  ])
})
it('rejects a question whose start might belong to the rationale before it', () => {
  const text = `What is first?\n${KEYED}EXPLANATION: Airway comes\nbefore breathing.\nWhat is second?\n${KEYED}`
  expect(rowsOf(text).map(({ refusal }) => refusal)).toEqual([undefined, 'format-answers:6'])
})
it.each(['B.', 'B)', 'b'])('accepts the key %s', (key) => {
  expect(rowsOf(`Which?\nA. Yes\nB. No\nANSWER: ${key}`)[0]?.answers?.[1]?.correct).toBe(true)
})
it('accepts an answer without a space before it', () => {
  expect(rowsOf('Which?\nA)Yes\nB)No\nANSWER: B')[0]?.answers).toEqual([
    { text: 'Yes', correct: false },
    { text: 'No', correct: true },
  ])
})

/**
 * Parses a question as Moodle's documentation describes the format: a line, its answers, and the key. Throws on any
 * other line.
 */
type AikenQuestion = { stem: string; answers: string[]; key: number }

/**
 * Reads Aiken based only on Moodle's documentation (docs.moodle.org, Aiken format): every question on one line, `A.` or
 * `A)`, `ANSWER: A`.
 */
function aikenQuestions(text: string): AikenQuestion[] {
  const questions: AikenQuestion[] = []
  let open: { stem: string; answers: string[] } | undefined
  for (const line of text.split('\n').map((own) => own.trim())) {
    const [, key] = /^ANSWER: ([A-Z])$/.exec(line) ?? []
    const [, letter, answer] = /^([A-Z])[.)](.*)$/.exec(line) ?? []
    if (line === '') {
      if (open) throw new Error('An empty line in a question.')
    } else if (key !== undefined) {
      if (!open || open.answers.length < 2) throw new Error('A key without answers.')
      questions.push({ ...open, key: 'ABCDEFGHIJ'.indexOf(key) })
      open = undefined
    } else if (letter !== undefined && answer !== undefined) {
      if (!open || letter !== 'ABCDEFGHIJ'.charAt(open.answers.length)) throw new Error(`${line} is no answer here.`)
      open.answers.push(answer)
    } else {
      if (open) throw new Error(`${line} is a second line.`)
      open = { stem: line, answers: [] }
    }
  }
  if (open) throw new Error('A question without a key.')
  return questions
}

/** The joiner (U+2060) before a question is invisible. */
const bare = (text: string): string => bareText(text.replaceAll('\u2060', ''))

it('a reader written from Moodle’s description finds the exported questions, answers, and keys', () => {
  const rows = generatedRows(FORMATS.aiken.types, generatedCount(1), (question) => question)
  const read = aikenQuestions(String(writeFormat('aiken', rows, new Map()).data))
  expect(read.map(({ stem, answers, key }) => [bare(stem), answers.map(bare), key])).toEqual(
    rows.map(({ question: { body, answers } }) => [
      bare(body),
      answers.map(({ text }) => bare(text)),
      answers.findIndex(({ correct }) => correct),
    ]),
  )
})
