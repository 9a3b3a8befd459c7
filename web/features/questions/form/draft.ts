import type { QuestionFieldsFragment } from '#generated/operations.ts'
import type { QuestionInput } from '#generated/schema.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'
import { isContentType, questionTypeForm } from './question-types.ts'

/** An answer in the form; `key` distinguishes it from the others while letters change. */
export type AnswerDraft = {
  key: number
  text: string
  /** The formatted twin of the text, where it has one. */
  textHtml?: string | undefined
  correct: boolean
  match: string
  /** Why it is right or not; absent: its field is not opened. */
  why?: string | undefined
  whyHtml?: string | undefined
}

/** A question in the form. `type` is empty until it is chosen. */
export type Draft = {
  type: string
  body: string
  /** The formatted twin of the body, where it has one. */
  bodyHtml?: string | undefined
  answers: readonly AnswerDraft[]
  /** JSON text of what a type with a content holds, complete or not; empty for the others. */
  content: string
  /** How a Select All That Apply is scored; empty: all or nothing (spec 3.5.26). */
  scoring: string
  rationale: string
  rationaleHtml?: string | undefined
  tags: readonly string[]
  area: readonly string[]
}

/** What a list of answers is edited of: a question, or what is answered beside a record. */
export type Answered = Pick<Draft, 'type' | 'answers'>

/** Answers in a question at most, and blank ones that the first add makes (spec 2.9.3, 2.9.4). */
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

/** A twin under its name, where there is one. */
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

/** A content as it is stored, once it is complete: of what was typed for it, only what counts. */
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

/** A draft as the server takes it. */
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

/** Whether two drafts would be stored as the same question. */
export const isSame = (a: Draft, b: Draft): boolean => JSON.stringify(inputOf(a)) === JSON.stringify(inputOf(b))

/**
 * The draft with more answers: four blank ones at first, True and False for True/False, then one at a time
 * (spec 2.5.30). Undefined when there are ten already (spec 2.5.29).
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

/** The draft without an answer; the letters after it move up by themselves (spec 2.4.15). */
export const withoutAnswer = <D extends Answered>(draft: D, key: number): D => ({
  ...draft,
  answers: draft.answers.filter((answer) => answer.key !== key),
})

export const withAnswer = <D extends Answered>(draft: D, key: number, part: Partial<AnswerDraft>): D => ({
  ...draft,
  answers: draft.answers.map((answer) => (answer.key === key ? { ...answer, ...part } : answer)),
})

/** Marks an answer as correct: the only one, or, for Select All That Apply, turned on its own (spec 2.5.31). */
export const withCorrect = <D extends Answered>(draft: D, key: number): D => ({
  ...draft,
  answers: draft.answers.map((answer) => {
    if (questionTypeForm(draft.type).mark === 'checkbox') {
      return answer.key === key ? { ...answer, correct: !answer.correct } : answer
    }
    return { ...answer, correct: answer.key === key }
  }),
})

/** What the reader is warned of and may pass (spec 2.5.28). */
export const warningsOf = ({ rationale, tags }: Draft): string[] => [
  ...(rationale.trim() === '' ? ['The rationale is empty.'] : []),
  ...(tags.length === 0 ? ['No tags are chosen.'] : []),
]
