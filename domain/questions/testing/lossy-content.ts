import type { QuestionDraft } from '../check-question.ts'
import { isFields } from '../fields.ts'

type Change = (text: string) => string

const parsed = (content: string): unknown => JSON.parse(content)

/** Changes the texts of a value; `name` is that of the field, or of the list that contains the text. */
function walk(value: unknown, name: string, change: (text: string, name: string) => string | undefined): unknown {
  if (typeof value === 'string') return change(value, name)
  if (Array.isArray(value)) return value.map((entry: unknown) => walk(entry, name, change))
  if (!isFields(value)) return value
  // A marked text is changed together with its spans (inMarked).
  const isMarked = Array.isArray(value['spans'])
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, isMarked && key === 'text' ? entry : walk(entry, key, change)]),
  )
}

/** Changes a content's plain texts with matching names, except marked texts. */
export const inContent = (content: string, isNamed: (name: string) => boolean, change: Change): string =>
  JSON.stringify(
    walk(parsed(content), '', (text, name) => (isNamed(name) && !name.endsWith('Html') ? change(text) : text)),
  )

/** Changes a marked text and moves its spans with its words. */
function markedText(value: Readonly<Record<string, unknown>>, change: Change): object {
  const rawSpans: readonly unknown[] = Array.isArray(value['spans']) ? value['spans'] : []
  const spans = rawSpans.map((span) => (isFields(span) ? span : {}))
  const marked = spans.toReversed().reduce<string>((text, { start, end }) => {
    const [from, to] = [Number(start), Number(end)]
    return `${text.slice(0, from)}\ue010${text.slice(from, to)}\ue011${text.slice(to)}`
  }, String(value['text']))
  const changed = change(marked)
  const places = [...changed.matchAll(/\ue010([^\ue011]*)\ue011/g)]
  return {
    text: changed.replace(/[\ue010\ue011]/g, ''),
    spans: places.map(({ index, 1: words = '' }, at) => ({
      ...spans[at],
      start: index - 2 * at,
      end: index - 2 * at + words.length,
    })),
  }
}

/** Changes a content's marked texts. */
export function inMarked(content: string, change: Change): string {
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within)
    if (!isFields(value)) return value
    if (Array.isArray(value['spans'])) return markedText(value, change)
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, within(entry)]))
  }
  return JSON.stringify(within(parsed(content)))
}

/** A question without reasons in its content. */
export function withoutReasons({ content, ...question }: QuestionDraft): QuestionDraft {
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within)
    if (!isFields(value)) return value
    const left = Object.entries(value).filter(([name]) => !name.startsWith('why'))
    return Object.fromEntries(left.map(([name, entry]) => [name, within(entry)]))
  }
  return { ...question, content: JSON.stringify(within(parsed(content ?? '{}'))) }
}

/** A question whose blanks are numbered by their order in its text or table. */
export function renumbered({ content, ...question }: QuestionDraft): QuestionDraft {
  const value = parsed(content ?? '{}')
  const { text, rows, blanks, ...rest } = isFields(value) ? value : {}
  const rawBlanks: readonly unknown[] = Array.isArray(blanks) ? blanks : []
  const source = JSON.stringify({ text, rows })
  const order = [...source.matchAll(/\{\{(\d{1,2})\}\}/g)].map(([, number]) => Number(number) - 1)
  const numbered = source.replace(
    /\{\{(\d{1,2})\}\}/g,
    (_, number: string) => `{{${String(order.indexOf(Number(number) - 1) + 1)}}}`,
  )
  return {
    ...question,
    content: JSON.stringify({ ...rest, ...Object(parsed(numbered)), blanks: order.map((at) => rawBlanks[at]) }),
  }
}
