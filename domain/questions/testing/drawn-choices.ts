import { pickRanks, type Random } from '#domain/attempts/sampling.ts'
import { isChoice } from '#domain/attempts/score-answer.ts'
import type { CheckedQuestion } from '../check-question.ts'
import { isFields } from '../fields.ts'
import type { Part } from '../types/cells.ts'
import { matchesOf } from '../types/matching.ts'
import { codesOfText } from '#domain/questions/types/number-text.ts'
import { typeRules } from '../types/question-types.ts'

/** The parts of a question whose choice is a set of cells; a list of answers is one part. */
export const partsOf = (question: CheckedQuestion): Part[] =>
  typeRules(question.type).parts?.(question) ?? [
    {
      label: '',
      options: question.answers,
      key: question.answers.flatMap(({ correct }, at) => (correct ? [at] : [])),
      pick: question.type === 'Select All That Apply' ? question.answers.length : 1,
    },
  ]

/** A number at, inside, or just outside a bound of the correct range. */
function drawNumber(content: string | undefined, random: Random): number[] {
  const fields: unknown = JSON.parse(content ?? '{}')
  const { answer, tolerance = '0' } = isFields(fields) ? fields : {}
  const [middle, spread] = [Number(answer), Number(tolerance)]
  const values = [middle, middle + spread, middle - spread, middle + spread + 0.0001, middle - spread - 0.0001, -middle]
  return codesOfText(String(Number((values[random(values.length)] ?? 0).toFixed(4))))
}

function draw(question: CheckedQuestion, random: Random): number[] {
  const rules = typeRules(question.type)
  if (question.type === 'Numeric') return drawNumber(question.content, random)
  if (question.type === 'Matching/Dropdown') {
    const isRight = random(3) === 0
    const matches = matchesOf(question.answers).length
    return rules.key(question).map((n) => (isRight || random(3) > 0 ? n : random(matches)))
  }
  if (question.type === 'Ordered Response') {
    const order = rules.key(question)
    const at = random(order.length)
    return random(2) === 0 ? order : [...order.slice(at), ...order.slice(0, at)]
  }
  let first = 0
  return partsOf(question).flatMap(({ options, key, pick }) => {
    const start = first
    first += options.length
    const chosen = random(2) === 0 ? key : pickRanks(random(pick + 1), options.length, random)
    return chosen.toSorted((a, b) => a - b).map((n) => start + n)
  })
}

/** Random possible choices, about half of them close to the key, and the empty one. */
export function drawnChoices(question: CheckedQuestion, count: number, random: Random): number[][] {
  const drawn = Array.from({ length: count * 5 }, () => draw(question, random))
  const possible = drawn.filter((choice) => isChoice(question, choice))
  return [...possible.slice(0, count - 1), typeRules(question.type).noChoice(question)]
}
