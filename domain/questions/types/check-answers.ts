import type { QuestionMessage } from '#domain/messages/questions.ts'
import { type Format, optional, readFormatted, reasonOf } from '../formatted.ts'
import type { Answer } from '../question.ts'
import { RESPONSES, type ResponseType } from './responses.ts'

/** An answer from a form or a file. */
export type AnswerDraft = {
  text: string
  /** HTML; its plain text replaces `text`. */
  textHtml?: string | null | undefined
  correct?: boolean | null | undefined
  match?: string | null | undefined
  /** Why it is right or wrong; `whyHtml` replaces it. */
  why?: string | null | undefined
  whyHtml?: string | null | undefined
}

const MAX_ANSWERS = 10
const LETTERS = 'ABCDEFGHIJ'

/**
 * Returns a question's answers as stored, or their errors, in the form's order (spec 2.5.24 to 2.5.30). Letters follow
 * the order of the answers (spec 2.4.15).
 */
export function checkAnswers(
  type: ResponseType,
  drafts: readonly AnswerDraft[],
  format: Format,
): { ok: true; answers: Answer[] } | { ok: false; code: QuestionMessage } {
  const rules = RESPONSES[type].answers
  if (!rules) return { ok: true, answers: [] }
  const answers: Answer[] = []
  for (const [index, { text: rawText, textHtml, why, whyHtml, ...key }] of drafts.entries()) {
    const read = readFormatted(format, rawText, textHtml)
    if (!read.ok) return read
    const texts = { text: read.text, ...optional('textHtml', read.html) }
    const reason = readFormatted(format, why ?? '', whyHtml)
    if (!reason.ok) return reason
    answers.push({ letter: LETTERS[index] ?? '', ...texts, ...rules.storedKey(key), ...reasonOf(reason) })
  }
  if (answers.length < 2) return { ok: false, code: 'answers-few' }
  const wrong =
    rules.checkKeys(answers) ?? (answers.length > MAX_ANSWERS ? 'answers-many' : rules.checkTexts?.(answers))
  return wrong === undefined ? { ok: true, answers } : { ok: false, code: wrong }
}
