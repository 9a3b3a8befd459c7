import type { ExamEntry } from '#domain/exams/exam-entry.ts'
import { quizFacts, type QuizFacts } from '#domain/quizzes/find-questions.ts'
import type { QuestionEntry } from '#domain/search/question-entry.ts'
import type { SearchFile, SearchFiles } from '#lambdas/aws/search-files.ts'
import { createSnapshots } from '#lambdas/search/snapshots.ts'
import { EXAM_FILES, QUESTION_CHUNKS, RESERVED_TESTS, type ReservedEntry } from '#table/search-files.ts'
import type { QuizFiles } from './quiz-deps.ts'

type Reading<From, To> = { files: SearchFiles; toEntry: (entry: From) => To | undefined }

/** Maps a file's entries, so that memory holds only what quizzes need, and above all no texts. */
const mapped = <From, To>({ files, toEntry }: Reading<From, To>): SearchFiles => ({
  ...files,
  read: async <Entry>(name: string): Promise<SearchFile<Entry> | undefined> => {
    const file = await files.read<From>(name)
    // The snapshots below read each file with the entries that `toEntry` returns.
    // oxlint-disable-next-line typescript/consistent-type-assertions -- who reads a file names what its entries are, here too
    return file && { etag: file.etag, entries: file.entries.flatMap((entry) => toEntry(entry) ?? []) as never[] }
  },
})

type QuestionDifficulty = { id: number; logits: number }

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** Returns a question's difficulty from students' answers; undefined while only its author has set it. */
const difficultyOf = ({ id, source, parts }: ExamEntry): QuestionDifficulty | undefined =>
  source === 'responses' ? { id, logits: mean(parts.flatMap(({ thresholds }) => thresholds)) } : undefined

const byId = (a: { id: number }, b: { id: number }) => a.id - b.id

/** Caches the result per list: the list object changes only if a file changed. */
function memoized<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, { to: To }>()
  return (from) => {
    const to = known.get(from)?.to ?? make(from)
    known.set(from, { to })
    return to
  }
}

/**
 * Creates the source of quizzes from the search, exam, and reserved-test files. Each call lists the files and reads
 * those whose ETag changed, and nothing from the table. `now` in epoch milliseconds.
 */
export function createQuizFiles(files: SearchFiles, now: () => number): QuizFiles {
  const facts = createSnapshots<QuizFacts>(mapped<QuestionEntry, QuizFacts>({ files, toEntry: quizFacts }), {
    prefix: QUESTION_CHUNKS,
    compare: byId,
    now,
  })
  const hardness = createSnapshots<QuestionDifficulty>(
    mapped<ExamEntry, QuestionDifficulty>({ files, toEntry: difficultyOf }),
    {
      prefix: EXAM_FILES,
      compare: byId,
      now,
    },
  )
  const reserved = createSnapshots<ReservedEntry>(files, {
    prefix: RESERVED_TESTS,
    compare: (a, b) => (a.key < b.key ? -1 : 1),
    now,
  })
  const byNumber = memoized(
    (list: readonly QuestionDifficulty[]) => new Map(list.map(({ id, logits }) => [id, logits])),
  )
  return { facts, reserved, calibrated: async () => byNumber(await hardness()) }
}
