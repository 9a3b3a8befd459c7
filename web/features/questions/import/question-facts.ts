import type { QuestionDraft } from '#domain/questions/check-question.ts'

/** The displayed parts of a question from the file or the bank. */
type QuestionFacts = Pick<QuestionDraft, 'type' | 'body' | 'rationale' | 'tags' | 'area'> & {
  bodyHtml?: string | null | undefined
  rationaleHtml?: string | null | undefined
  content?: string | null | undefined
  scoring?: string | null | undefined
  answers: readonly {
    text: string
    textHtml?: string | null | undefined
    correct?: boolean | null | undefined
    match?: string | null | undefined
    why?: string | null | undefined
    whyHtml?: string | null | undefined
  }[]
}

export type ShownFact = { term: string; value: string }

const LETTERS = 'ABCDEFGHIJ'

function answerText({ text, correct, match, why }: QuestionFacts['answers'][number]): string {
  const key = match ? ` → ${match}` : correct === true ? ' (correct)' : ''
  return `${text}${key}${why ? `\n${why}` : ''}`
}

/** Names are a set, so their order doesn't matter. */
const namesText = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b)).join(', ')

function indented(content: string): string {
  try {
    return JSON.stringify(JSON.parse(content), null, 2)
  } catch {
    return content
  }
}

const answersOf = (question: QuestionFacts) =>
  question.answers.map((answer, at) => ({ term: `Answer ${LETTERS[at] ?? ''}`, value: answerText(answer) }))

/** The formatted texts, where formatting adds something. */
const formatsOf = ({ bodyHtml, rationaleHtml, answers }: QuestionFacts): string =>
  [bodyHtml, rationaleHtml, ...answers.flatMap(({ textHtml, whyHtml }) => [textHtml, whyHtml])]
    .filter((html) => html)
    .join('\n')

/** All parts of a question as labeled texts. */
export const factsOf = (question: QuestionFacts): ShownFact[] =>
  [
    { term: 'Type', value: question.type },
    { term: 'Question', value: question.body },
    ...answersOf(question),
    { term: 'Content', value: question.content ? indented(question.content) : '' },
    { term: 'Scoring', value: question.scoring ?? '' },
    { term: 'Rationale', value: question.rationale },
    { term: 'Tags', value: namesText(question.tags) },
    { term: 'NCLEX areas', value: namesText(question.area) },
    { term: 'Formatted text', value: formatsOf(question) },
  ].filter(({ value }) => value !== '')

export type ShownChange = { term: string; before: string; after: string }

/**
 * Differences between a question in the bank and a row of the file, by field. Trims texts, because they are stored
 * trimmed.
 */
export function changesOf(before: QuestionFacts, after: QuestionFacts): ShownChange[] {
  const [old, next] = [before, after].map(
    (question) => new Map(factsOf(question).map(({ term, value }) => [term, value.trim()])),
  )
  const terms = [...new Set([...(old?.keys() ?? []), ...(next?.keys() ?? [])])]
  return terms
    .map((term) => ({ term, before: old?.get(term) ?? '', after: next?.get(term) ?? '' }))
    .filter((change) => change.before !== change.after)
}
