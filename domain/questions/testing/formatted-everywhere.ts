import type { QuestionDraft } from '../check-question.ts'
import { CONTENT_EXAMPLES } from './content-examples.ts'

/**
 * A question of each type with formatted texts, which has them everywhere they are allowed, and also next to texts that
 * must stay plain.
 */
export function formattedEverywhere(html: (words: string) => string): QuestionDraft[] {
  const option = (n: number, correct: boolean) => ({
    ...{ text: `Option ${n}`, textHtml: html(`Option ${n}`), correct },
    ...{ why: 'Why', whyHtml: html('Why') },
  })
  const five = (right: readonly number[]) => [0, 1, 2, 3, 4].map((n) => option(n, right.includes(n)))
  const record = [8, 9].map((hour) => ({
    name: `Tab ${hour}`,
    nameHtml: html('Tab'),
    entries: [{ time: `0${hour}:00`, text: 'Note', textHtml: html('Note') }],
  }))
  const answers = five([1])
  const response = { type: 'Multiple Choice', answers }
  const item = (n: number) => ({
    ...{ body: 'Item', bodyHtml: html(`Item ${n}`), response },
    ...{ rationale: 'Because', rationaleHtml: html(`Because of item ${n}`) },
  })
  const cloze = CONTENT_EXAMPLES['Drop-Down Cloze'].content
  const contents = {
    'Select N': { options: five([0, 1]) },
    Grouping: {
      groups: [1, 2].map((n) => ({ label: `Group ${n}`, labelHtml: html('Group'), options: five([0]).slice(0, 4) })),
    },
    'Bow-Tie': { actions: five([0, 1]), conditions: five([0]).slice(0, 4), parameters: five([0, 1]) },
    'Ordered Response': { items: five([]) },
    Trend: { record, response },
    'Case Study': { record, items: [1, 2, 3, 4, 5, 6].map(item) },
    'Drop-Down Cloze': { ...cloze, textHtml: html('Cloze') },
  }
  const base = { body: 'Body', rationale: 'Because', tags: [], area: [] }
  const htmlFields = () => ({ bodyHtml: html('Body'), rationaleHtml: html('Because') })
  return [
    { ...base, ...htmlFields(), type: 'Multiple Choice', answers },
    ...Object.entries(contents).map(([type, content]) => ({
      ...{ ...base, ...htmlFields(), type, answers: [] },
      content: JSON.stringify(content),
    })),
  ]
}

/** All HTML in a question, a draft, or a reply, at any depth and also in JSON text; by field name. */
export function htmlFieldsIn(value: unknown): { name: string; html: string }[] {
  if (Array.isArray(value)) return value.flatMap(htmlFieldsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if ((name === 'content' || name === 'item') && typeof inner === 'string') return htmlFieldsIn(JSON.parse(inner))
    return name.endsWith('Html') && typeof inner === 'string' ? [{ name, html: inner }] : htmlFieldsIn(inner)
  })
}
