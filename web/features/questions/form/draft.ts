import type { QuestionFieldsFragment } from '#generated/operations.ts'
import type { QuestionInput } from '#generated/schema.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'
import { isContentType, questionTypeForm } from './question-types.ts'

/** An answer in the form. `key` identifies it while letters change. */
export type AnswerDraft = {
  key: number
  text: string
  /** The formatted (HTML) version of the text, if any. */
  textHtml?: string | undefined
  correct: boolean
  match: string
  /** Why it is correct or not. Absent until the field is opened. */
  why?: string | undefined
  whyHtml?: string | undefined
}

/** A question in the form. `type` is empty until one is chosen. */
export type Draft = {
  type: string
  body: string
  /** The formatted (HTML) version of the body, if any. */
  bodyHtml?: string | undefined
  answers: readonly AnswerDraft[]
  /** Content as JSON text, complete or not. Empty for types without content. */
  content: string
  /** How a Select All That Apply question is scored. Empty means all or nothing (spec 3.5.26). */
  scoring: string
  rationale: string
  rationaleHtml?: string | undefined
  tags: readonly string[]
  area: readonly string[]
}

/** The parts of a draft that an answer list edits: of a question, or of the response to a record. */
export type Answered = Pick<Draft, 'type' | 'answers'>

/** Maximum answers per question, and the number of blank ones that the first add creates (spec 2.9.3, 2.9.4). */
const MAX_ANSWERS = 10
const FIRST_ANSWERS = 4

export const LETTERS = 'ABCDEFGHIJ'

export const emptyDraft: Draft = {
  type: '',
  body: '',
  answers: [],
  content: '',
  scoring: '',
  rationale: '',
  tags: [],
  area: [],
}

/** The formatted version under its field name, if any. */
const twin = <Name extends string>(name: Name, html: string | null | undefined): { [key in Name]?: string } => {
  const named: { [key in Name]?: string } = {}
  if (html != null) named[name] = html
  return named
}

export const draftOf = ({
  bodyHtml,
  answers,
  content,
  scoring,
  rationaleHtml,
  ...facts
}: QuestionFieldsFragment): Draft => ({
  type: facts.type,
  body: facts.body,
  ...twin('bodyHtml', bodyHtml),
  answers: answers.map(({ text, textHtml, correct, match, why, whyHtml }, key) => ({
    ...{ key, text, correct, match: match ?? '' },
    ...twin('textHtml', textHtml),
    ...twin('why', why),
    ...twin('whyHtml', whyHtml),
  })),
  content: content ?? '',
  scoring: scoring ?? '',
  rationale: facts.rationale,
  ...twin('rationaleHtml', rationaleHtml),
  tags: facts.tags,
  area: facts.area,
})

/** The content as it is stored. Complete content is reduced to the fields of its type. */
function storedContent(type: string, content: string): string {
  const checked = isContentType(type) ? typeRules(type).content?.check(content) : undefined
  return checked?.ok === true ? checked.content : content
}

const answersOf = ({ type, answers }: Draft): QuestionInput['answers'] =>
  answers.map(({ text, textHtml, correct, match, why = '', whyHtml }) => ({
    text: text.trim(),
    ...twin('textHtml', textHtml),
    ...(why.trim() === '' ? {} : { why: why.trim(), ...twin('whyHtml', whyHtml) }),
    ...(questionTypeForm(type).mark === undefined ? { correct: false, match: match.trim() } : { correct, match: null }),
  }))

/** Converts a draft to the API's input. */
export function inputOf(draft: Draft): QuestionInput {
  const { type, body, bodyHtml, content, scoring, rationale, rationaleHtml, tags, area } = draft
  return {
    type,
    body: body.trim(),
    ...twin('bodyHtml', bodyHtml),
    answers: isContentType(type) ? [] : answersOf(draft),
    ...(isContentType(type) ? { content: storedContent(type, content) } : {}),
    ...(type === 'Select All That Apply' && scoring !== '' ? { scoring } : {}),
    rationale: rationale.trim(),
    ...twin('rationaleHtml', rationaleHtml),
    tags: [...tags],
    area: [...area],
  }
}

/** Whether two drafts are stored as the same question. */
export const isSame = (a: Draft, b: Draft): boolean => JSON.stringify(inputOf(a)) === JSON.stringify(inputOf(b))

/**
 * Adds answers: four blank ones at first, True and False for True/False, then one at a time (spec 2.5.30). Returns
 * undefined at ten answers (spec 2.5.29).
 */
export function withMoreAnswers<D extends Answered>(draft: D): D | undefined {
  const { answers } = draft
  if (answers.length >= MAX_ANSWERS) return undefined
  const next = Math.max(-1, ...answers.map(({ key }) => key)) + 1
  const blank = (at: number, text = ''): AnswerDraft => ({ key: next + at, text, correct: false, match: '' })
  const { texts } = questionTypeForm(draft.type)
  if (texts) return { ...draft, answers: texts.map((text, at) => blank(at, text)) }
  const count = answers.length === 0 ? FIRST_ANSWERS : 1
  return { ...draft, answers: [...answers, ...Array.from({ length: count }, (_, at) => blank(at))] }
}

/** Removes an answer. Letters follow the position, so those after it move up (spec 2.4.15). */
export const withoutAnswer = <D extends Answered>(draft: D, key: number): D => ({
  ...draft,
  answers: draft.answers.filter((answer) => answer.key !== key),
})

export const withAnswer = <D extends Answered>(draft: D, key: number, part: Partial<AnswerDraft>): D => ({
  ...draft,
  answers: draft.answers.map((answer) => (answer.key === key ? { ...answer, ...part } : answer)),
})

/** Marks an answer as the only correct one. For Select All That Apply, toggles it (spec 2.5.31). */
export const withCorrect = <D extends Answered>(draft: D, key: number): D => ({
  ...draft,
  answers: draft.answers.map((answer) => {
    if (questionTypeForm(draft.type).mark === 'checkbox') {
      return answer.key === key ? { ...answer, correct: !answer.correct } : answer
    }
    return { ...answer, correct: answer.key === key }
  }),
})

/** Warnings that the user may ignore (spec 2.5.28). */
export const warningsOf = ({ rationale, tags }: Draft): string[] => [
  ...(rationale.trim() === '' ? ['The rationale is empty.'] : []),
  ...(tags.length === 0 ? ['No tags are chosen.'] : []),
]
