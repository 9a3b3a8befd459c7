import { checkQuestion } from '../check-question.ts'
import type { Question } from '../question.ts'

type Json = Record<string, unknown>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const FORMATTED = ['text', 'why', 'body', 'rationale']

/** A value with a formatted text for every text that may have one, and for some that may not. */
function withHtml(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withHtml)
  if (!isJson(value)) return value
  const htmlFields = FORMATTED.flatMap((name) => {
    const text = value[name]
    return typeof text === 'string' && text !== '' ? [[`${name}Html`, `<p><strong>${text}</strong></p>`] as const] : []
  })
  return {
    ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withHtml(inner)])),
    ...Object.fromEntries(htmlFields),
  }
}

/** The question with all formattable texts formatted. */
export function formattedQuestion(question: Question): Question {
  const { content, answers, ...plain } = question
  const checked = checkQuestion({
    ...plain,
    bodyHtml: `<p><em>${plain.body}</em></p>`,
    rationaleHtml: `<p><em>${plain.rationale}</em></p>`,
    answers: answers.map((answer) => ({
      ...answer,
      textHtml: `<p><u>${answer.text}</u></p>`,
      ...(answer.why === undefined ? {} : { whyHtml: `<p><i>${answer.why}</i></p>` }),
    })),
    ...(content === undefined ? {} : { content: JSON.stringify(withHtml(JSON.parse(content))) }),
  })
  if (!checked.ok) throw new Error(`The formatted ${question.type} is refused: ${checked.code}`)
  return { id: question.id, ...checked.question }
}
