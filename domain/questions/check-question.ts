import type { QuestionMessage } from '#domain/messages/questions.ts'
import { LONGEST_LABEL } from './labels.ts'
import { CASE_STUDY, isQuestionType, type Question, type QuestionType, scoringOf } from './question.ts'
import { type AnswerDraft, checkAnswers } from './types/check-answers.ts'
import { typeRules } from './types/question-types.ts'
import { isResponseType } from './types/responses.ts'

/** A question as a form or a file gives it; letters are given by position. */
export type QuestionDraft = {
  type: string
  body: string
  answers: readonly AnswerDraft[]
  /** JSON text of a type with a content. */
  content?: string | null | undefined
  scoring?: string | null | undefined
  rationale: string
  tags: readonly string[]
  area: readonly string[]
}

export type CheckedQuestion = Omit<Question, 'id'>
export type QuestionVerdict = { ok: true; question: CheckedQuestion } | { ok: false; code: QuestionMessage }

/** Tags and areas of one question: with its pools it fits one transaction, whatever changes. */
const MAX_LABELS = 40
/** Characters of one question in all, so that an item stays far below the table's limit and costs few units. */
const MAX_LENGTH = 20_000
/** Of a case study, six questions and a record: it is read with each of its items. */
const MAX_CASE_LENGTH = 60_000

const refuse = (code: QuestionMessage): QuestionVerdict => ({ ok: false, code })
const trimmedOnce = (values: readonly string[]) => [...new Set(values.map((value) => value.trim()).filter(Boolean))]

type CheckedAnswers =
  { ok: true; own: Pick<Question, 'answers' | 'content' | 'scoring'> } | { ok: false; code: QuestionMessage }

/** What is answered: a content, or a list of answers with the author's choice of its scoring. */
function checkOwn(type: QuestionType, { answers: drafts, content, scoring }: QuestionDraft): CheckedAnswers {
  const rules = typeRules(type).content
  if (rules || !isResponseType(type)) {
    if (content === undefined || content === null || content === '') return { ok: false, code: 'content-missing' }
    const checked = rules?.check(content)
    return checked?.ok
      ? { ok: true, own: { answers: [], content: checked.content } }
      : (checked ?? { ok: false, code: 'content-malformed' })
  }
  const checked = checkAnswers(type, drafts)
  if (!checked.ok) return checked
  if (scoring === undefined || scoring === null || scoring === '')
    return { ok: true, own: { answers: checked.answers } }
  const chosen = scoringOf(scoring)
  if (chosen === undefined || type !== 'Select All That Apply') return { ok: false, code: 'scoring-unknown' }
  return { ok: true, own: { answers: checked.answers, scoring: chosen } }
}

/**
 * Whether a question may be kept, in the form's order (spec 2.5.23 to 2.5.31). Texts are trimmed, letters follow the order
 * of the answers (spec 2.4.15), tags and areas are taken once, a content is written in its canonical form. An empty rationale
 * or no tags is a warning, not a refusal (spec 2.5.28), and is the caller's to show.
 */
export function checkQuestion(draft: QuestionDraft): QuestionVerdict {
  if (!isQuestionType(draft.type)) return refuse('type-unknown')
  const body = draft.body.trim()
  if (body === '') return refuse('body-empty')
  const checked = checkOwn(draft.type, draft)
  if (!checked.ok) return refuse(checked.code)
  const tags = trimmedOnce(draft.tags)
  const area = trimmedOnce(draft.area)
  if (tags.some((tag) => tag.length < 2)) return refuse('tag-short')
  if (area.some((name) => name.length < 2)) return refuse('area-short')
  if ([...tags, ...area].some((label) => label.length > LONGEST_LABEL)) return refuse('label-long')
  if (tags.length + area.length > MAX_LABELS) return refuse('labels-many')
  const question = { type: draft.type, body, ...checked.own, rationale: draft.rationale.trim(), tags, area }
  const most = draft.type === CASE_STUDY ? MAX_CASE_LENGTH : MAX_LENGTH
  if (JSON.stringify(question).length > most) return refuse('question-long')
  return { ok: true, question }
}
