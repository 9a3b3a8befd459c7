import type { QuestionFieldsFragment } from '#generated/operations.ts'
import { isChoice, noChoice, scoreAnswer } from '#domain/attempts/score-answer.ts'
import { servedQuestion } from '#domain/questions/served-question.ts'
import { isQuestionType, type Question } from '#domain/questions/question.ts'
import { matchesOf } from '#domain/questions/types/matching.ts'
import type { Gradable } from '#domain/questions/types/question-type.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'

/** A bank question as an administrator receives it. */
type BankQuestion = Omit<QuestionFieldsFragment, 'version' | 'sample'>

/** Converts a reply's question to the rules' types: null becomes absent. */
export function questionOfReply(reply: BankQuestion): Question {
  const { type, answers, content, scoring, tags, area, bodyHtml, rationaleHtml, ...facts } = reply
  if (!isQuestionType(type)) throw new Error(`${type} is no type of question`)
  return {
    ...facts,
    type,
    answers: answers.map(({ match, textHtml, why, whyHtml, ...answer }) => ({
      ...answer,
      ...(match === null ? {} : { match }),
      ...(textHtml === null ? {} : { textHtml }),
      ...(why === null ? {} : { why }),
      ...(whyHtml === null ? {} : { whyHtml }),
    })),
    ...(content === null ? {} : { content }),
    ...(scoring === 'plus-minus' ? { scoring } : {}),
    ...(bodyHtml === null ? {} : { bodyHtml }),
    ...(rationaleHtml === null ? {} : { rationaleHtml }),
    tags: [...tags],
    area: [...area],
  }
}

const range = (length: number) => Array.from({ length }, (_, i) => i)

/** Answers to try: the key in each form that types use, single cells, and every cell. */
function candidates(question: Gradable): number[][] {
  const key = typeRules(question.type).key(question)
  const flags = key.flatMap((flag, i) => (flag === 1 ? [i] : []))
  const matches = matchesOf(question.answers).length
  return [
    key,
    flags,
    key.map((match) => (match + 1) % Math.max(1, matches)),
    [...key].reverse(),
    ...range(150).map((cell) => [cell]),
    Array.from('9999999', (digit) => digit.charCodeAt(0)),
  ]
}

/** An answer that earns all points or, if `right` is false, a valid one that earns none; `item` of a case study. */
export function gradableChoice(stored: Question, item: number | undefined, right: boolean): number[] {
  const question = servedQuestion(stored, item, undefined)
  const { max } = scoreAnswer(question, noChoice(question))
  const fits = (choice: number[]) =>
    isChoice(question, choice) && scoreAnswer(question, choice).points === (right ? max : 0)
  const choice = candidates(question).find(fits)
  if (!choice) throw new Error(`No ${right ? 'right' : 'wrong'} choice of question ${stored.id} was made`)
  return choice
}
