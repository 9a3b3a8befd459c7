import { type GIFTQuestion, parse, type TextChoice, type TextFormat } from 'gift-pegjs'
import { describe, expect, it } from 'vitest'
import { FORMATS } from '../format-names.ts'
import type { QuestionRow } from '../question-row.ts'
import { generatedCount, generatedRows } from '../testing/question-rows.ts'
import { bareText } from '../testing/texts.ts'
import { writeFormat } from '../write-format.ts'

type Question = QuestionRow['question']
type Answer = Question['answers'][number]

/**
 * Ignores whitespace differences: gift-pegjs collapses line ends and blanks of plain texts, but Moodle keeps the lines
 * that `\n` stands for.
 */
const textOf = (given: TextFormat | null | undefined): string =>
  given ? `${given.format}: ${bareText(given.text)}` : ''
const written = (text: string | null | undefined, html: string | null | undefined): string =>
  html == null || html === '' ? `plain: ${bareText(text ?? '')}` : `html: ${bareText(html)}`
const maybe = (text: string): string => (text === 'plain: ' ? '' : text)

/**
 * A match as it is shown: gift-pegjs leaves its codes for escapes, which Moodle resolves. An invisible joiner (U+2060)
 * may come first.
 */
const matchOf = (text: string): string =>
  bareText(text.replace('\u2060', '').replace(/&&(\d{3});/g, (_, code: string) => String.fromCharCode(Number(code))))

const ENTITIES = { '&nbsp;': ' ', '&#60;': '<', '&#62;': '>', '&quot;': '"', '&amp;': '&' }

/**
 * A text that may contain an arrow. Plain text is written as HTML because neither reader supports escaped arrows.
 * gift-pegjs takes a question for a list of pairs if its first answer is correct and contains an arrow; Moodle looks
 * for a tilde first.
 */
const withArrow = ({ format, text }: TextFormat): string =>
  format === 'html' && text.includes('-&#62;')
    ? textOf({
        format: 'plain',
        text: Object.entries(ENTITIES).reduce((so, [entity, sign]) => so.replaceAll(entity, sign), text),
      })
    : textOf({ format, text })

/** A question as gift-pegjs reads it. */
function readOf(question: GIFTQuestion): unknown {
  if (question.type === 'Description' || question.type === 'Category') return question.type
  const { type, stem, globalFeedback } = question
  const common = { type, stem: textOf(stem), rationale: textOf(globalFeedback) }
  const choices = (list: readonly TextChoice[]) =>
    list.map(({ isCorrect, weight, text, feedback }) => [isCorrect, weight, withArrow(text), textOf(feedback)])
  switch (question.type) {
    case 'TF':
      // The names are misleading: the first feedback in the file is for a wrong answer, in Moodle as well.
      return { ...common, own: [question.isTrue, textOf(question.trueFeedback), textOf(question.falseFeedback)] }
    case 'Matching':
      return {
        ...common,
        own: question.matchPairs.map(({ subquestion, subanswer }) => [withArrow(subquestion), matchOf(subanswer)]),
      }
    case 'Numerical':
      return { ...common, own: question.choices }
    case 'MC':
      return { ...common, own: choices(question.choices) }
    default:
      return type
  }
}

/** An equal share of the points in percent, with five decimals like Moodle. */
const share = (count: number): number => Number((100 / count).toFixed(5))

function choicesOf(answers: readonly Answer[], weightOf: (answer: Answer) => number | null): unknown {
  return answers.map((answer) => {
    const weight = weightOf(answer)
    const reason = maybe(written(answer.why, answer.whyHtml))
    return [weight === null && answer.correct, weight, written(answer.text, answer.textHtml), reason]
  })
}

const several = (answers: readonly Answer[], isPlusMinus: boolean): unknown => {
  const own = share(answers.filter(({ correct }) => correct).length)
  return choicesOf(answers, ({ correct }) => (correct ? own : isPlusMinus ? -own : -100))
}

/** The expected result for the original question. */
function expectedOf({ type, body, bodyHtml, rationale, rationaleHtml, answers, content, scoring }: Question): unknown {
  const common = (kind: string, own: unknown) => ({
    ...{ type: kind, stem: written(body, bodyHtml), rationale: maybe(written(rationale, rationaleHtml)) },
    own,
  })
  const fields = JSON.parse(content ?? '{}') as { answer?: string; tolerance?: string; options?: Answer[] }
  switch (type) {
    case 'True/False': {
      const right = answers.find(({ correct }) => correct)
      const reasons = [answers.find(({ correct }) => !correct), right]
      return common('TF', [
        right?.text === 'True',
        ...reasons.map((answer) => maybe(written(answer?.why, answer?.whyHtml))),
      ])
    }
    case 'Matching/Dropdown':
      return common(
        'Matching',
        answers.map(({ text, textHtml, match }) => [written(text, textHtml), bareText(match ?? '')]),
      )
    case 'Numeric': {
      const number = Number(fields.answer)
      const { tolerance } = fields
      return common(
        'Numerical',
        tolerance === undefined ? { type: 'simple', number } : { type: 'range', number, range: Number(tolerance) },
      )
    }
    case 'Select All That Apply':
      return common('MC', several(answers, scoring === 'plus-minus'))
    case 'Select N':
      return common(
        'MC',
        several(
          (fields.options ?? []).map((option) => ({
            ...option,
            correct: (option as { correct?: true }).correct === true,
          })),
          true,
        ),
      )
    default:
      return common(
        'MC',
        choicesOf(answers, () => null),
      )
  }
}

describe.each(FORMATS.gift.types)('a GIFT file with %s', (type) => {
  it('has the same stems, answers, keys, weights, feedback, and matches when gift-pegjs reads it', () => {
    const rows = generatedRows([type], generatedCount(FORMATS.gift.types.length), (question) => question)
    const { data } = writeFormat('gift', rows, new Map())
    expect(parse(String(data)).map(readOf)).toEqual(rows.map(({ question }) => expectedOf(question)))
  })
})
