import type { QuestionMessage } from '#domain/messages/questions.ts'
import { asTyped, type Format, formatWith, optional, readFormatted, type Sanitise } from './formatted.ts'
import { LONGEST_LABEL } from './labels.ts'
import { CASE_STUDY, isQuestionType, type Question, type QuestionType, scoringOf } from './question.ts'
import { type AnswerDraft, checkAnswers } from './types/check-answers.ts'
import { typeRules } from './types/question-types.ts'
import { isResponseType } from './types/responses.ts'

/** A question as a form or a file gives it; letters are given by position. */
export type QuestionDraft = {
  type: string
  body: string
  /** HTML; its plain text takes the place of `body`. */
  bodyHtml?: string | null | undefined
  answers: readonly AnswerDraft[]
  /** JSON text of a type with a content. */
  content?: string | null | undefined
  scoring?: string | null | undefined
  rationale: string
  rationaleHtml?: string | null | undefined
  tags: readonly string[]
  area: readonly string[]
}

export type CheckedQuestion = Omit<Question, 'id'>
export type QuestionVerdict = { ok: true; question: CheckedQuestion } | { ok: false; code: QuestionMessage }

/** Tags and areas of one question: with its pools it fits one transaction, whatever changes. */
export const MAX_LABELS = 40
/** Characters of one question in all, so that an item stays far below the table's limit and costs few units. */
const MAX_LENGTH = 20_000
/** Of a case study, six questions and a record: it is read with each of its items. */
const MAX_CASE_LENGTH = 60_000

const refuse = (code: QuestionMessage): QuestionVerdict => ({ ok: false, code })
const trimmedOnce = (values: readonly string[]) => [...new Set(values.map((value) => value.trim()).filter(Boolean))]

type CheckedAnswers =
  { ok: true; own: Pick<Question, 'answers' | 'content' | 'scoring'> } | { ok: false; code: QuestionMessage }

/** What is answered: a content, or a list of answers with the author's choice of its scoring. */
function checkOwn(
  type: QuestionType,
  { answers: drafts, content, scoring }: QuestionDraft,
  format: Format,
): CheckedAnswers {
  const rules = typeRules(type).content
  if (rules || !isResponseType(type)) {
    if (content === undefined || content === null || content === '') return { ok: false, code: 'content-missing' }
    const checked = rules?.check(content, format)
    return checked?.ok
      ? { ok: true, own: { answers: [], content: checked.content } }
      : (checked ?? { ok: false, code: 'content-malformed' })
  }
  const checked = checkAnswers(type, drafts, format)
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
 * or no tags is a warning, not a refusal (spec 2.5.28), and is the caller's to show. Formatted texts become what `sanitise` leaves of
 * them, and their plain text follows from it; who stores a question must say how.
 */
export function checkQuestion(draft: QuestionDraft, sanitise: Sanitise = asTyped): QuestionVerdict {
  if (!isQuestionType(draft.type)) return refuse('type-unknown')
  const format = formatWith(sanitise)
  const body = readFormatted(format, draft.body, draft.bodyHtml)
  if (!body.ok) return refuse(body.code)
  if (body.text === '') return refuse('body-empty')
  const checked = checkOwn(draft.type, draft, format)
  if (!checked.ok) return refuse(checked.code)
  const tags = trimmedOnce(draft.tags)
  const area = trimmedOnce(draft.area)
  if (tags.some((tag) => tag.length < 2)) return refuse('tag-short')
  if (area.some((name) => name.length < 2)) return refuse('area-short')
  if ([...tags, ...area].some((label) => label.length > LONGEST_LABEL)) return refuse('label-long')
  if (tags.length + area.length > MAX_LABELS) return refuse('labels-many')
  const rationale = readFormatted(format, draft.rationale, draft.rationaleHtml)
  if (!rationale.ok) return refuse(rationale.code)
  const question = {
    type: draft.type,
    body: body.text,
    ...optional('bodyHtml', body.html),
    ...checked.own,
    rationale: rationale.text,
    ...optional('rationaleHtml', rationale.html),
    tags,
    area,
  }
  const most = draft.type === CASE_STUDY ? MAX_CASE_LENGTH : MAX_LENGTH
  if (JSON.stringify(question).length > most) return refuse('question-long')
  return { ok: true, question }
}
