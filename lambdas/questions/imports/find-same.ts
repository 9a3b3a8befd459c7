import { servedText } from '#domain/questions/row-ref.ts'
import type { CheckedQuestion } from '#domain/questions/check-question.ts'
import { contentTexts } from '#domain/questions/content-texts.ts'
import { foldText } from '#domain/text/contains-all-words.ts'
import { type QuestionEntry, questionEntry } from '#domain/search/question-entry.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { readQuestions } from '#lambdas/questions/read-questions.ts'

/** Characters of a folded preview used as the index key: fewer than a preview has, because blanks are collapsed. */
const LETTERS = 50
/** The maximum similar questions listed for a row; those of 25 rows are one request. */
const MAX_PER_ROW = 4

const prefixOf = ({ preview }: Pick<QuestionEntry, 'preview'>) => foldText(preview).slice(0, LETTERS)

type ByPrefix = ReadonlyMap<string, readonly QuestionEntry[]>
const indexes = new WeakMap<readonly QuestionEntry[], ByPrefix>()

/** Indexes the snapshots' entries by the beginnings of their questions; built once for each state of the snapshots. */
function indexOf(entries: readonly QuestionEntry[]): ByPrefix {
  const known = indexes.get(entries)
  if (known) return known
  const index = new Map<string, QuestionEntry[]>()
  for (const entry of entries) {
    const begun = index.get(prefixOf(entry))
    if (begun) begun.push(entry)
    else index.set(prefixOf(entry), [entry])
  }
  indexes.set(entries, index)
  return index
}

/** A question to be written: `id` is its number if it is in the bank already. */
export type Written = { question: CheckedQuestion; id: number | undefined }

/**
 * Returns, for each question, the numbers of at most four others in the bank with the same text. Candidates come from
 * the search snapshots (decision 0015) and are verified with the questions themselves, in one read for all. A question
 * written a moment ago may be missing.
 */
export async function findSame(
  written: readonly Written[],
  { table, entries }: Pick<QuestionDeps, 'table' | 'entries'>,
): Promise<number[][]> {
  if (written.length === 0) return []
  const index = indexOf(await entries())
  const likely = written.map(({ question, id }) => {
    const imported = questionEntry({ ...question, id: id ?? 0 })
    const texts = [question.body, ...question.answers.map(({ text }) => text), ...contentTexts(question)].map(foldText)
    return (index.get(prefixOf(imported)) ?? [])
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
