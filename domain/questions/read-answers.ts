import type { QuestionMessage } from '#domain/messages/questions.ts'
import { plainOfHtml } from '#domain/text/plain-of-html.ts'
import { type Fields, isFields } from './fields.ts'
import { optional, type Reason, reasonOf } from './formatted.ts'
import { isQuestionType } from './question.ts'
import { bareText } from './row-ref.ts'
import { choiceAnswers } from './types/choice.ts'
import { typeRules } from './types/question-types.ts'

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** HTML of a row, where it gives some. */
export const htmlOf = (value: unknown): string | undefined => (textOf(value) === '' ? undefined : textOf(value))

/** A plain text of a row, or that of its HTML where it gives nothing else. */
export const plainOf = (value: unknown, html: unknown): string =>
  textOf(value) === '' ? plainOfHtml(textOf(html)) : textOf(value)

export type ReadAnswers =
  | {
      ok: true
      answers: ({ text: string; textHtml?: string; correct: boolean; match: string | null } & Reason)[]
      notes: QuestionMessage[]
    }
  | { ok: false; code: QuestionMessage }

/** The answers of a row of an import; `type` may name none, and its answers are then read as those of a choice. */
export function readAnswers(values: readonly unknown[], type: string): ReadAnswers {
  const rules = (isQuestionType(type) ? typeRules(type).answers : undefined) ?? choiceAnswers
  const answers = values.map((value): Fields => (isFields(value) ? value : { text: value }))
  const keys = answers.flatMap((answer) => rules.importedKey(answer) ?? [])
  if (keys.length < answers.length) return { ok: false, code: 'correct-unclear' }
  const texts = answers.map(({ text, textHtml }) => plainOf(text, textHtml))
  const noteIf = (holds: boolean, note: QuestionMessage): QuestionMessage[] => (holds ? [note] : [])
  return {
    ok: true,
    answers: keys.map(({ correct, match }, index) => ({
      text: rules.spellText(texts[index] ?? ''),
      ...optional('textHtml', htmlOf(answers[index]?.textHtml)),
      correct,
      match,
      ...reasonOf({
        text: plainOf(answers[index]?.why, answers[index]?.whyHtml),
        html: htmlOf(answers[index]?.whyHtml),
      }),
    })),
    notes: [
      ...noteIf(
        texts.some((text) => rules.spellText(text) !== text),
        'answers-spelled',
      ),
      ...noteIf(
        keys.some(({ respelled }) => respelled),
        'correct-spelled',
      ),
      ...noteIf(
        answers.some(({ letter }, index) => letter !== undefined && letter !== 'ABCDEFGHIJ'[index]),
        'letters-relabelled',
      ),
      ...noteIf(new Set(texts.map(bareText)).size < texts.length, 'answers-same'),
    ],
  }
}
