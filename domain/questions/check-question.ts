import type { QuestionMessage } from '#domain/messages/questions.ts'
import { LONGEST_LABEL } from './labels.ts'
import { type Answer, isQuestionType, type Question } from './question.ts'
import { typeRules } from './types/question-types.ts'
import type { QuestionTypeRules } from './types/question-type.ts'

/** A question as a form or a file gives it; letters are given by position. */
export type QuestionDraft = {
  type: string
  body: string
  answers: readonly { text: string; correct?: boolean | null | undefined; match?: string | null | undefined }[]
  rationale: string
  tags: readonly string[]
  area: readonly string[]
}

export type CheckedQuestion = Omit<Question, 'id'>
export type QuestionVerdict = { ok: true; question: CheckedQuestion } | { ok: false; code: QuestionMessage }

const MAX_ANSWERS = 10
/** Tags and areas of one question: with its pools it fits one transaction, whatever changes. */
const MAX_LABELS = 40
/** Characters of one question in all, so that an item stays far below the table's limit and costs few units. */
const MAX_LENGTH = 20_000
const LETTERS = 'ABCDEFGHIJ'

const refuse = (code: QuestionMessage): QuestionVerdict => ({ ok: false, code })
const trimmedOnce = (values: readonly string[]) => [...new Set(values.map((value) => value.trim()).filter(Boolean))]

function checkAnswers(rules: QuestionTypeRules, answers: readonly Answer[]): QuestionMessage | undefined {
  if (answers.length < 2) return 'answers-few'
  const wrong = rules.checkKeys(answers)
  if (wrong) return wrong
  return answers.length > MAX_ANSWERS ? 'answers-many' : rules.checkTexts?.(answers)
}

/**
 * Whether a question may be kept, in the form's order (spec 2.5.23 to 2.5.31). Texts are trimmed, letters follow the order
 * of the answers (spec 2.4.15), tags and areas are taken once. An empty rationale or no tags is a warning, not a refusal
 * (spec 2.5.28), and is the caller's to show.
 */
export function checkQuestion(draft: QuestionDraft): QuestionVerdict {
  if (!isQuestionType(draft.type)) return refuse('type-unknown')
  const body = draft.body.trim()
  if (body === '') return refuse('body-empty')
  const rules = typeRules(draft.type)
  const answers: Answer[] = draft.answers.map(({ text, ...key }, index) => ({
    letter: LETTERS[index] ?? '',
    text: text.trim(),
    ...rules.storedKey(key),
  }))
  const wrong = checkAnswers(rules, answers)
  if (wrong) return refuse(wrong)
  const tags = trimmedOnce(draft.tags)
  const area = trimmedOnce(draft.area)
  if (tags.some((tag) => tag.length < 2)) return refuse('tag-short')
  if (area.some((name) => name.length < 2)) return refuse('area-short')
  if ([...tags, ...area].some((label) => label.length > LONGEST_LABEL)) return refuse('label-long')
  if (tags.length + area.length > MAX_LABELS) return refuse('labels-many')
  const question = { type: draft.type, body, answers, rationale: draft.rationale.trim(), tags, area }
  if (JSON.stringify(question).length > MAX_LENGTH) return refuse('question-long')
  return { ok: true, question }
}
