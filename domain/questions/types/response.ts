import type { Random } from '#domain/attempts/sampling.ts'
import { shownText } from '../formatted.ts'
import type { Answer, Scoring } from '../question.ts'
import { checkAnswers } from './check-answers.ts'
import type { ContentReader } from './content-reader.ts'
import type { Gradable } from './question-type.ts'
import { isResponseType, RESPONSES, type ResponseType } from './responses.ts'

/** The response to a record: a type with its list of answers or its content. */
export type Response = { type: ResponseType; answers?: Answer[]; content?: unknown; scoring?: Scoring }

/**
 * Reads `{ type, answers }` or `{ type, content }`. A Select All That Apply with a record is always scored +/−, as in
 * the exam.
 */
export function readResponse(reader: ContentReader, value: unknown): Response {
  const { type: name, answers: rawAnswers, content } = reader.fields(value)
  const type = typeof name === 'string' && isResponseType(name) ? name : 'Multiple Choice'
  reader.must(type === name, 'type-unknown')
  const rules = RESPONSES[type]
  if (rules.content) {
    const checked = rules.content.check(content, reader.format)
    if (!checked.ok) {
      reader.refuse(checked.code)
      return { type }
    }
    const canonical: unknown = JSON.parse(checked.content)
    return { type, content: canonical }
  }
  const drafts = reader.list(rawAnswers, [0, 20], ['answers-few', 'answers-many']).map((item) => {
    const { text, textHtml, correct, match, why, whyHtml } = reader.fields(item)
    const htmls = [textHtml, whyHtml].filter((html) => html !== undefined && html !== null)
    reader.must(
      htmls.every((html) => typeof html === 'string'),
      'content-malformed',
    )
    return {
      text: reader.text(text),
      textHtml: typeof textHtml === 'string' ? textHtml : null,
      correct: reader.flag(correct),
      match: match === undefined || match === null ? null : reader.text(match),
      why: why === undefined || why === null ? null : reader.text(why),
      whyHtml: typeof whyHtml === 'string' ? whyHtml : null,
    }
  })
  const checked = checkAnswers(type, drafts, reader.format)
  if (!checked.ok) {
    reader.refuse(checked.code)
    return { type }
  }
  return { type, answers: checked.answers, ...(type === 'Select All That Apply' ? { scoring: 'plus-minus' } : {}) }
}

/** Returns a response as grading needs it. */
export const gradableOf = ({ type, answers = [], content, scoring }: Response): Gradable => ({
  type,
  answers,
  ...(content === undefined ? {} : { content: JSON.stringify(content) }),
  ...(scoring === undefined ? {} : { scoring }),
})

/** Returns what students see of a response: an allow-list. */
export function viewResponse(response: Response, random: Random | undefined) {
  const { type, answers, content, scoring } = gradableOf(response)
  const rules = RESPONSES[response.type]
  const matches = rules.answers?.matches?.(answers)
  const item: unknown =
    content === undefined || rules.content === undefined ? undefined : JSON.parse(rules.content.view(content, random))
  return {
    type,
    answers: answers.map((answer) => ({ letter: answer.letter, ...shownText(answer) })),
    ...(matches === undefined ? {} : { matches }),
    ...(item === undefined ? {} : { item }),
    ...(scoring === undefined ? {} : { scoring }),
  }
}

export function textsOfResponse(response: Response): string[] {
  const { answers, content } = gradableOf(response)
  const rules = RESPONSES[response.type]
  return [
    ...answers.flatMap(({ text, match, why }) => [text, match ?? '', why ?? '']),
    ...(content === undefined ? [] : (rules.content?.texts(content) ?? [])),
  ]
}
