import fc from 'fast-check'
import type { QuestionRow } from '../question-row.ts'
import { contentFor, type Draw } from './question-contents.ts'
import { differentTexts, filledText, labels, maybeHtml, maybeText } from './texts.ts'

type Question = QuestionRow['question']

const draws = (types: readonly string[]): fc.Arbitrary<Draw> =>
  fc.record({
    type: fc.constantFrom(...types),
    body: filledText,
    bodyHtml: maybeHtml,
    answers: fc.array(
      fc.record({
        text: filledText,
        textHtml: maybeHtml,
        correct: fc.boolean(),
        match: filledText,
        why: maybeText,
        whyHtml: maybeHtml,
      }),
      { minLength: 2, maxLength: 10 },
    ),
    options: differentTexts,
    number: fc.integer({ min: -9999, max: 9999 }),
    flag: fc.boolean(),
    rationale: maybeText,
    rationaleHtml: maybeHtml,
    tags: labels,
    area: labels,
  })

/** Answers for a type. */
function answersOf({ type, answers, flag }: Draw): Question['answers'] {
  const lettered = answers.map((answer, at) => ({ ...answer, letter: 'ABCDEFGHIJ'.charAt(at) }))
  if (type === 'Matching/Dropdown') return lettered
  const unmatched = lettered.map((answer) => ({ ...answer, match: null }))
  const right = (answers.length % 3) % answers.length
  if (type === 'Select All That Apply')
    return unmatched.some(({ correct }) => correct)
      ? unmatched
      : unmatched.map((answer, at) => ({ ...answer, correct: at === 0 }))
  if (type === 'True/False')
    return ['True', 'False'].flatMap((text, at) =>
      unmatched.slice(at, at + 1).map((answer) => ({
        ...answer,
        text,
        textHtml: flag ? `<p><strong>${text}</strong></p>` : undefined,
        correct: at === answers.length % 2,
      })),
    )
  return unmatched.map((answer, at) => ({ ...answer, correct: at === right }))
}

function questionOf(draw: Draw): Question {
  const { type, body, bodyHtml, rationale, rationaleHtml, tags, area, flag } = draw
  const content = contentFor(draw)
  return {
    ...{ type, body, bodyHtml, rationale, rationaleHtml, tags, area },
    ...(content === undefined ? { answers: answersOf(draw) } : { answers: [], content: JSON.stringify(content) }),
    ...(type === 'Select All That Apply' && flag ? { scoring: 'plus-minus' } : {}),
  }
}

/** Questions of some types, with texts that formats could misread. */
const questionsOf = (types: readonly string[]): fc.Arbitrary<Question> => draws(types).map(questionOf)

/** The seed for some types, so that every run generates the same questions and every type its own texts. */
const seedOf = (types: readonly string[]): number =>
  Array.from(types.join(), (letter) => letter.charCodeAt(0)).reduce((seed, code) => (seed * 31 + code) | 0, 51)

/**
 * Generates the same questions in every run, about equally many per type. `accept` returns the accepted form of a
 * question, if any.
 */
export function generatedRows<Accepted>(
  types: readonly string[],
  count: number,
  accept: (question: Question) => Accepted | undefined,
  runs = count * 2,
): { ref: string; question: Accepted }[] {
  const rows = fc.sample(questionsOf(types), { numRuns: runs, seed: seedOf(types) }).flatMap((own) => accept(own) ?? [])
  if (rows.length < count) return generatedRows(types, count, accept, runs * 2)
  return rows.slice(0, count).map((question, at) => ({ ref: `source:${String(at)}`, question }))
}

/** The number of questions to generate per type: 1,000 in total at night, 150 otherwise. */
export const generatedCount = (types: number): number =>
  Math.ceil((process.env['DEPTH'] === 'nightly' ? 1_000 : 150) / types)
