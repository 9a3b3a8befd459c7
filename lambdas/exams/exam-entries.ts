import { createHash } from 'node:crypto'
import { difficultyText, type ExamEntry, examEntry, followQuestions } from '#domain/exams/exam-entry.ts'
import type { ExamName } from '#domain/exams/exam-item.ts'
import { examKey, questions } from '#table/bank-keys.ts'
import { type QuestionItem, questionOf } from '#table/question.ts'
import { examFile } from '#table/search-files.ts'
import type { SearchFile } from '#lambdas/aws/search-files.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import type { ExamDeps } from './exam-deps.ts'

const PAGE = 1_000
const DIGEST = 16

/** Returns a question as an entry of an exam; undefined if it is in another exam or in none. */
export function entryOf(item: QuestionItem, exam: ExamName): ExamEntry | undefined {
  if (!item.tags.includes(exam)) return undefined
  const question = questionOf(item)
  const digest = createHash('sha256').update(difficultyText(question)).digest('base64url').slice(0, DIGEST)
  return examEntry(question, exam, { version: item.version, time: item.time, digest })
}

/** Returns an exam's file; undefined if the exam has no bank yet. */
export const readEntries = (
  exam: ExamName,
  { searchFiles }: Pick<ExamDeps, 'searchFiles'>,
): Promise<SearchFile<ExamEntry> | undefined> => searchFiles.read<ExamEntry>(examFile(exam))

/** Whether an exam has a bank: a file, or a bank in the table whose file was lost. */
export const hasBank = async (exam: ExamName, deps: Pick<ExamDeps, 'table' | 'searchFiles'>): Promise<boolean> =>
  (await readEntries(exam, deps)) !== undefined || (await getItem(deps.table, examKey(exam))) !== undefined

/** Returns the new entries of a file (undefined: there is none); undefined for no change. */
export type FileChange = (before: readonly ExamEntry[] | undefined) => readonly ExamEntry[] | undefined

/** Compares texts only if the lengths match; new questions, as in an import, always change the file. */
const isSameFile = (after: readonly ExamEntry[], before: readonly ExamEntry[] | undefined): boolean =>
  after.length === before?.length && JSON.stringify(after) === JSON.stringify(before)

/**
 * Rewrites an exam's file with `change`. Of two concurrent runs, one sees the other's result. Skips an unchanged file.
 */
export async function rewriteEntries(
  exam: ExamName,
  deps: Pick<ExamDeps, 'searchFiles'>,
  change: FileChange,
): Promise<readonly ExamEntry[] | undefined> {
  return retryOnConflict({ failure: `The file of exam ${exam} could not be written` }, async () => {
    const file = await readEntries(exam, deps)
    const entries = change(file?.entries)
    if (entries === undefined || isSameFile(entries, file?.entries)) return entries
    return (await deps.searchFiles.replace(examFile(exam), entries, file?.etag)) ? entries : CONFLICT
  })
}

/** Returns all current questions of an exam, reading one page of the bank at a time. */
async function readBank(exam: ExamName, { table }: Pick<ExamDeps, 'table'>): Promise<Map<number, ExamEntry>> {
  const entries = new Map<number, ExamEntry>()
  let from: Record<string, unknown> | undefined
  do {
    const page = await queryIndex<QuestionItem>(table, { index: 'gsi1', pk: questions.gsi1pk, limit: PAGE, from })
    for (const item of page.items) {
      const entry = entryOf(item, exam)
      if (entry) entries.set(entry.id, entry)
    }
    from = page.next
  } while (from)
  return entries
}

/** Creates or corrects an exam's file from all questions of the bank; keeps the response data of unchanged ones. */
export async function rebuildEntries(
  exam: ExamName,
  deps: Pick<ExamDeps, 'table' | 'searchFiles'>,
): Promise<readonly ExamEntry[]> {
  const bank = await readBank(exam, deps)
  const rewritten = await rewriteEntries(exam, deps, (before = []) => {
    const gone = before.filter(({ id }) => !bank.has(id)).map(({ id }) => [id, undefined] as const)
    return followQuestions(before, new Map<number, ExamEntry | undefined>([...gone, ...bank]))
  })
  return rewritten ?? []
}
