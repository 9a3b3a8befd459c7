import type { QuestionDraft } from '#domain/questions/check-question.ts'

/** What is shown of a question of the file or of the bank. */
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

/** Names are a set: the order of a list does not count. */
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

/** A formatted text where it says more than the plain one. */
const formatsOf = ({ bodyHtml, rationaleHtml, answers }: QuestionFacts): string =>
  [bodyHtml, rationaleHtml, ...answers.flatMap(({ textHtml, whyHtml }) => [textHtml, whyHtml])]
    .filter((html) => html)
    .join('\n')

/** Everything that a question says, as labelled texts. */
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

/** What differs between a question of the bank and a row of the file, field by field; the ends of texts are trimmed when they are stored. */
export function changesOf(before: QuestionFacts, after: QuestionFacts): ShownChange[] {
  const [old, next] = [before, after].map(
    (question) => new Map(factsOf(question).map(({ term, value }) => [term, value.trim()])),
  )
  const terms = [...new Set([...(old?.keys() ?? []), ...(next?.keys() ?? [])])]
  return terms
    .map((term) => ({ term, before: old?.get(term) ?? '', after: next?.get(term) ?? '' }))
    .filter((change) => change.before !== change.after)
}
