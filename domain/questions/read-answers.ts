import type { QuestionMessage } from '#domain/messages/questions.ts'
import { bareText } from './row-ref.ts'

type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** True and False as the product spells them. */
const spellTruth = (text: string) =>
  ['True', 'False'].find((word) => word.toLowerCase() === text.trim().toLowerCase()) ?? text

/** Whether an answer is marked as right: the truth, or a word or digit that can mean nothing else; undefined: it is not clear. */
function keyOf(value: unknown): boolean | undefined {
  if (value === undefined || value === null || value === '') return false
  if (typeof value === 'boolean') return value
  const word = textOf(value).trim().toLowerCase()
  if (word === 'true' || word === '1') return true
  return word === 'false' || word === '0' ? false : undefined
}

export type ReadAnswers =
  | { ok: true; answers: { text: string; correct: boolean; match: string | null }[]; notes: QuestionMessage[] }
  | { ok: false; code: QuestionMessage }

/** The answers of a row of an import; of Matching/Dropdown `correct` is the match. Notes say what was not taken as it stood. */
export function readAnswers(values: readonly unknown[], type: string): ReadAnswers {
  const given = values.map((value): Fields => (isFields(value) ? value : { text: value }))
  const matching = type === 'Matching/Dropdown'
  const keys = given.map(({ correct }) => (matching ? false : keyOf(correct)))
  if (keys.includes(undefined)) return { ok: false, code: 'correct-unclear' }
  const spell = type === 'True/False' ? spellTruth : (text: string) => text
  const texts = given.map(({ text }) => textOf(text))
  const noteIf = (holds: boolean, note: QuestionMessage): QuestionMessage[] => (holds ? [note] : [])
  return {
    ok: true,
    answers: given.map(({ match, correct }, index) => ({
      text: spell(texts[index] ?? ''),
      correct: keys[index] === true,
      match: matching ? textOf(match ?? correct) : null,
    })),
    notes: [
      ...noteIf(
        texts.some((text) => spell(text) !== text),
        'answers-spelled',
      ),
      ...noteIf(
        !matching && given.some(({ correct }) => typeof correct === 'number' || textOf(correct) !== ''),
        'correct-spelled',
      ),
      ...noteIf(
        given.some(({ letter }, index) => letter !== undefined && letter !== 'ABCDEFGHIJ'[index]),
        'letters-relabelled',
      ),
      ...noteIf(new Set(texts.map(bareText)).size < texts.length, 'answers-same'),
    ],
  }
}
