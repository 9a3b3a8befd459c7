import { withoutUnseen } from '#domain/text/without-unseen.ts'
import type { QuestionMessage } from '#domain/messages/questions.ts'
import { noSanitiser, type Format, formatWith, optional, readFormatted, type Sanitise } from './formatted.ts'
import { MAX_LABEL_LENGTH } from './labels.ts'
import { CASE_STUDY, isQuestionType, type Question, type QuestionType, scoringOf } from './question.ts'
import { type AnswerDraft, checkAnswers } from './types/check-answers.ts'
import { typeRules } from './types/question-types.ts'
import { isResponseType } from './types/responses.ts'

/** A question from a form or a file; letters follow from the answers' positions. */
export type QuestionDraft = {
  type: string
  body: string
  /** HTML; its plain text replaces `body`. */
  bodyHtml?: string | null | undefined
  answers: readonly AnswerDraft[]
  /** JSON of a type with a content. */
  content?: string | null | undefined
  scoring?: string | null | undefined
  rationale: string
  rationaleHtml?: string | null | undefined
  tags: readonly string[]
  area: readonly string[]
}

export type CheckedQuestion = Omit<Question, 'id'>
export type QuestionVerdict = { ok: true; question: CheckedQuestion } | { ok: false; code: QuestionMessage }

/** The maximum tags and areas of a question: with its pools it fits in one transaction, whatever changes. */
export const MAX_LABELS = 40
/**
 * The maximum total characters of a question, so that an item stays far below the table's limit and costs few units.
 */
const MAX_LENGTH = 20_000
/** The maximum of a case study, six questions and a record: it is read with each of its items. */
const MAX_CASE_LENGTH = 60_000

const codeOf = (read: { ok: true } | { ok: false; code: QuestionMessage }) => (read.ok ? undefined : read.code)
const labelsOf = (values: readonly string[]) => [...new Set(values.map(withoutUnseen).filter(Boolean))]

type CheckedAnswers =
  { ok: true; own: Pick<Question, 'answers' | 'content' | 'scoring'> } | { ok: false; code: QuestionMessage }

/** Checks the answerable part: a content, or a list of answers with the author's scoring. */
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

function labelFaults(tags: readonly string[], area: readonly string[]): (QuestionMessage | undefined)[] {
  const labels = [...tags, ...area]
  return [
    tags.some((tag) => tag.length < 2) ? 'tag-short' : undefined,
    area.some((name) => name.length < 2) ? 'area-short' : undefined,
    labels.some((label) => label.length > MAX_LABEL_LENGTH) ? 'label-long' : undefined,
    labels.length > MAX_LABELS ? 'labels-many' : undefined,
  ]
}

type Reading = { ok: true; question: CheckedQuestion } | { ok: false; codes: readonly QuestionMessage[] }

function readQuestion(draft: QuestionDraft, sanitise: Sanitise): Reading {
  if (!isQuestionType(draft.type)) return { ok: false, codes: ['type-unknown'] }
  const format = formatWith(sanitise)
  const body = readFormatted(format, draft.body, draft.bodyHtml)
  const checked = checkOwn(draft.type, draft, format)
  const [tags, area] = [labelsOf(draft.tags), labelsOf(draft.area)]
  const rationale = readFormatted(format, draft.rationale, draft.rationaleHtml)
  const codes = [
    body.ok && body.text === '' ? 'body-empty' : codeOf(body),
    codeOf(checked),
    ...labelFaults(tags, area),
    codeOf(rationale),
  ].filter((code) => code !== undefined)
  if (codes.length > 0 || !body.ok || !checked.ok || !rationale.ok) return { ok: false, codes }
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
  const maxLength = draft.type === CASE_STUDY ? MAX_CASE_LENGTH : MAX_LENGTH
  return JSON.stringify(question).length > maxLength ? { ok: false, codes: ['question-long'] } : { ok: true, question }
}

/**
 * Returns a question's errors, in the form's order: the first of its body, its answers, its labels, and its rationale.
 */
export function questionFaults(draft: QuestionDraft): readonly QuestionMessage[] {
  const read = readQuestion(draft, noSanitiser)
  return read.ok ? [] : read.codes
}

/**
 * Checks whether a question may be stored, in the form's order (spec 2.5.23 to 2.5.31). Trims texts, sets letters by
 * the order of answers (spec 2.4.15), and removes duplicate tags and areas. A missing rationale or tag is a warning for
 * the caller to show (spec 2.5.28). Formatted texts become what `sanitise` returns.
 */
export function checkQuestion(draft: QuestionDraft, sanitise: Sanitise = noSanitiser): QuestionVerdict {
  const read = readQuestion(draft, sanitise)
  return read.ok ? read : { ok: false, code: read.codes[0] ?? 'type-unknown' }
}
