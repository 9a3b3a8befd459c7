import type { QuestionType } from '../question.ts'
import { typeRules } from '../types/question-types.ts'

type Json = Record<string, unknown>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
const textsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Rotates correctness by one; the number of correct options, which some types show, stays the same. */
const rotated = (options: unknown): Json[] =>
  listOf(options).map((option, i, all) => ({
    ...option,
    correct: all[(i + all.length - 1) % all.length]?.correct === true,
    why: 'Another reason, of another length',
    whyHtml: '<p>Another <em>reason</em>, of another length</p>',
  }))

const toggled = (options: unknown): Json[] =>
  listOf(options).map((option) => ({
    ...option,
    ...{ correct: option.correct !== true, why: 'Another reason', whyHtml: '<p>Another <em>reason</em></p>' },
  }))

const moved = (value: unknown, count: number) => (numberOf(value) + 1) % count

const flippedSpans = (marked: Json): Json => ({ ...marked, spans: toggled(marked.spans) })

/** The same content to students, with every key changed and other reasons. */
const FLIPS: Readonly<Record<string, (content: Json) => Json>> = {
  'Select N': ({ options }) => ({ options: rotated(options) }),
  Grouping: ({ groups }) => ({
    groups: listOf(groups).map((group) => ({ ...group, options: toggled(group.options) })),
  }),
  'Matrix Multiple Choice': ({ columns, rows }) => ({
    columns,
    rows: listOf(rows).map((row) => ({ ...row, column: moved(row.column, textsOf(columns).length), why: 'Another' })),
  }),
  'Matrix Multiple Response': ({ columns, rows }) => ({
    columns,
    rows: listOf(rows).map((row) => ({
      ...row,
      columns: textsOf(columns)
        .map((_, column) => column)
        .filter((column) => !textsOf(row.columns).includes(column)),
    })),
  }),
  'Drop-Down Cloze': (content) => flippedBlanks(content),
  'Drop-Down Rationale': (content) => flippedBlanks(content),
  'Drop-Down Table': (content) => flippedBlanks(content),
  'Drag-and-Drop Cloze': (content) => flippedTokens(content),
  'Drag-and-Drop Rationale': (content) => flippedTokens(content),
  'Highlight Text': flippedSpans,
  'Highlight Table': ({ headers, rows }) => ({
    headers,
    rows: listOf(rows).map((row) => ({ ...row, cells: listOf(row.cells).map(flippedSpans) })),
  }),
  'Bow-Tie': ({ actions, conditions, parameters }) => ({
    actions: rotated(actions),
    conditions: rotated(conditions),
    parameters: rotated(parameters),
  }),
  Trend: ({ record, response }) => ({ record, response: flippedResponse(response) }),
  'Case Study': ({ record, items }) => ({
    record,
    items: listOf(items).map((item) => ({
      ...item,
      response: flippedResponse(item.response),
      rationale: 'Another one',
      rationaleHtml: '<p>Another <em>one</em></p>',
    })),
  }),
  'Ordered Response': ({ items }) => ({ items: listOf(items).reverse() }),
  Numeric: (content) => ({ ...content, answer: '77.25', tolerance: '3' }),
}

const flippedResponse = (response: unknown): unknown => {
  if (!isJson(response)) return response
  const flip = FLIPS[typeof response.type === 'string' ? response.type : '']
  return flip && isJson(response.content)
    ? { ...response, content: flip(response.content) }
    : { ...response, answers: toggled(response.answers) }
}

const flippedAnchor = ({ anchor, blanks }: Json): Json =>
  anchor === undefined ? {} : { anchor: moved(anchor, listOf(blanks).length) }

const flippedBlanks = (content: Json): Json => ({
  ...content,
  ...flippedAnchor(content),
  blanks: listOf(content.blanks).map((blank) => ({
    ...blank,
    correct: moved(blank.correct, textsOf(blank.options).length),
    why: 'Another',
  })),
})

const flippedTokens = (content: Json): Json => ({
  ...content,
  ...flippedAnchor(content),
  blanks: listOf(content.blanks).map((blank) => ({
    ...blank,
    correct: moved(blank.correct, textsOf(content.tokens).length),
  })),
})

/** A stored content with every key changed, which a student must not be able to distinguish before grading. */
export function flippedContent(type: QuestionType, content: string): string {
  const parsed: unknown = JSON.parse(content)
  const checked = typeRules(type).content?.check(isJson(parsed) ? FLIPS[type]?.(parsed) : undefined)
  if (!checked?.ok) throw new Error(`The opposite of ${type} is refused: ${checked?.code}`)
  return checked.content
}
