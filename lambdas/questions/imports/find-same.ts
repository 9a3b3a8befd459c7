import { servedText } from '#domain/questions/row-ref.ts'
import type { CheckedQuestion } from '#domain/questions/check-question.ts'
import { contentTexts } from '#domain/questions/content-texts.ts'
import { foldText } from '#domain/text/contains-all-words.ts'
import { type QuestionEntry, questionEntry } from '#domain/search/question-entry.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { readQuestions } from '#lambdas/questions/read-questions.ts'

/** Letters of a folded preview by which entries are found: fewer than a preview has, as blanks fold away. */
const LETTERS = 50
/** Questions of the bank that are named for one row; those of 25 rows are one request. */
const MAX_PER_ROW = 4

const beginningOf = ({ preview }: Pick<QuestionEntry, 'preview'>) => foldText(preview).slice(0, LETTERS)

type ByBeginning = ReadonlyMap<string, readonly QuestionEntry[]>
const indexes = new WeakMap<readonly QuestionEntry[], ByBeginning>()

/** The snapshots' entries by how their questions begin; made once for each state of the snapshots. */
function indexOf(entries: readonly QuestionEntry[]): ByBeginning {
  const known = indexes.get(entries)
  if (known) return known
  const index = new Map<string, QuestionEntry[]>()
  for (const entry of entries) {
    const begun = index.get(beginningOf(entry))
    if (begun) begun.push(entry)
    else index.set(beginningOf(entry), [entry])
  }
  indexes.set(entries, index)
  return index
}

/** A question that would be written: `id` is its number where it is in the bank already. */
export type Written = { question: CheckedQuestion; id: number | undefined }

/**
 * For each question the numbers of others in the bank that ask the same, four at most. The snapshots of searches (decision 0015) say
 * which may, the questions themselves, in one read for all, which do. A question that was written a moment ago may be missing.
 */
export async function findSame(
  written: readonly Written[],
  { table, entries }: Pick<QuestionDeps, 'table' | 'entries'>,
): Promise<number[][]> {
  if (written.length === 0) return []
  const index = indexOf(await entries())
  const likely = written.map(({ question, id }) => {
    const own = questionEntry({ ...question, id: id ?? 0 })
    const texts = [question.body, ...question.answers.map(({ text }) => text), ...contentTexts(question)].map(foldText)
    return (index.get(beginningOf(own)) ?? [])
      .filter((entry) => entry.id !== id && texts.every((text) => entry.text.includes(text)))
      .slice(0, MAX_PER_ROW)
      .map((entry) => entry.id)
  })
  const ids = [...new Set(likely.flat())]
  const bank = ids.length > 0 ? await readQuestions(table, ids) : new Map<number, never>()
  return written.map(({ question }, row) =>
    (likely[row] ?? []).filter((id) => {
      const candidate = bank.get(id)?.question
      return candidate !== undefined && servedText(candidate) === servedText(question)
    }),
  )
}
