/**
 * The keys of the question bank: questions, imports, pools, exams, and samples (docs/data-model.md). Resolvers import
 * this file, so it uses only what APPSYNC_JS supports, as table/keys.ts does.
 */
import type { Key } from './keys.ts'

/** The refs of a range of question numbers (table/bank.ts). */
export const refShardKey = (shard: number): Key => ({ pk: 'REFS', sk: `${100_000 + shard}`.slice(1) })
export const refShards = { pk: 'REFS' }

export const questionKey = (id: number): Key => ({ pk: `QUESTION#${id}`, sk: 'META' })
/** A version of a question, from `time` (epoch milliseconds) on; never changed after it is written. */
export const questionVersionKey = (id: number, time: number): Key => ({ pk: `QUESTION#${id}`, sk: `V#${time}` })
export const questionVersions = (id: number) => ({ pk: `QUESTION#${id}`, prefix: 'V#' })
/** A question followed by its versions: all, or those up to a time. */
export const questionToVersion = (id: number, upTo?: number) => ({
  pk: `QUESTION#${id}`,
  prefix: questionKey(id).sk,
  // After every digit.
  upTo: upTo === undefined ? 'V#~' : questionVersionKey(id, upTo).sk,
})
export const questions = { gsi1pk: 'QUESTIONS' }
/** Ten digits keep question numbers in order. */
export const inQuestions = (id: number) => ({ gsi1pk: 'QUESTIONS', gsi1sk: `${10_000_000_000 + id}`.slice(1) })

/** Many questions that an administrator changed at once: the action, and each question it was applied to. */
export const questionBatchKey = (key: string): Key => ({ pk: `BATCH#${key}`, sk: 'META' })
export const questionBatchLineKey = (key: string, id: number): Key => ({
  pk: `BATCH#${key}`,
  sk: `LINE#${inQuestions(id).gsi1sk}`,
})
/**
 * An imported file, and in its partition what can be undone: lines for the questions that each of its transactions
 * added or changed.
 */
export const importKey = (batch: string): Key => ({ pk: `IMPORT#${batch}`, sk: 'META' })
/** By the first question of the transaction, and the time of its version. */
export const importLinesKey = (batch: string, { id, time }: { id: number; time: number }): Key => ({
  pk: `IMPORT#${batch}`,
  sk: `LINE#${inQuestions(id).gsi1sk}#${time}`,
})
export const importLines = (batch: string) => ({ pk: `IMPORT#${batch}`, prefix: 'LINE#' })
/** A question that an undo left unchanged. */
export const importLeftKey = (batch: string, id: number): Key => ({
  pk: `IMPORT#${batch}`,
  sk: `LEFT#${inQuestions(id).gsi1sk}`,
})
export const importLefts = (batch: string) => ({ pk: `IMPORT#${batch}`, prefix: 'LEFT#' })
export const imports = { gsi1pk: 'IMPORTS' }
export const inImports = (time: number, batch: string) => ({ gsi1pk: 'IMPORTS', gsi1sk: `${time}#${batch}` })

/** Tasks that are tests. */
export const tests = { gsi1pk: 'TESTS' }
export const inTests = (task: string) => ({ gsi1pk: 'TESTS', gsi1sk: task })

/** Names of pools of questions (table/pool.ts). */
export const POOL_OF_ALL = 'ALL'
export const poolOfTag = (tag: string): string => `TAG#${tag}`
/** subject: RN, PN or, for questions with neither, NONE. */
export const poolOfNclex = (subject: string): string => `NCLEX#${subject}`
/** A pool's shards (table/pool.ts), stored in order; the first, 0, is its head. */
export const poolKey = (pool: string, shard: number): Key => ({
  pk: `POOL#${pool}`,
  sk: `${100_000 + shard}`.slice(1),
})
export const shardsOfPool = (pool: string) => ({ pk: poolKey(pool, 0).pk })

/** An adaptive exam, RN or PN, and the shards of its bank (table/exam.ts). */
export const examKey = (exam: string): Key => ({ pk: `EXAM#${exam}`, sk: 'META' })
const poolSk = (edge: number) => `POOL#${10_000 + edge}`
/** `edge`: where a shard ends (table/exam.ts). */
export const examPoolKey = (exam: string, edge: number): Key => ({ pk: `EXAM#${exam}`, sk: poolSk(edge) })
export const examPools = (exam: string) => ({ pk: `EXAM#${exam}`, prefix: 'POOL#' })
/** The first shard that ends at or after `edge`. */
export const examPoolFrom = (exam: string, edge: number) => ({
  pk: `EXAM#${exam}`,
  prefix: poolSk(edge),
  upTo: poolSk(9_999),
  limit: 1,
})
/** An exam's running calibration, or its last one. */
export const examRunKey = (exam: string): Key => ({ pk: `EXAM#${exam}`, sk: 'RUN' })
/** The answers of finished attempts without feedback, without a student: the data of calibration. */
export const examResponsesKey = (exam: string, id: string): Key => ({ pk: `RESPONSES#${exam}`, sk: id })
export const examResponses = (exam: string) => ({ pk: `RESPONSES#${exam}` })

/** The answers of an attempt that ended on a day (UTC, YYYY-MM-DD); `id`: a hash of the attempt's key. */
export const attemptAnswersKey = (day: string, id: string): Key => ({ pk: `ANSWERS#${day}`, sk: id })
/** Those of a day, or those after one of them; all ids are between these limits. */
export const answersOfDay = (day: string, after?: string) => ({
  pk: `ANSWERS#${day}`,
  prefix: after === undefined ? '!' : `${after}!`,
  upTo: '~',
})
/** Those that the statistics do not include yet. */
export const newAnswers = { gsi1pk: 'ANSWERS#NEW' }

/** The public samples (decision 0067), and their count. */
export const sampleKey = (id: number): Key => ({ pk: 'SAMPLES', sk: `QUESTION#${id}` })
export const samples = { pk: 'SAMPLES', prefix: 'QUESTION#' }
export const sampleCountKey: Key = { pk: 'SAMPLES', sk: 'COUNT' }

/** A report of a mistake in a question; gsi1: open or settled ones, by time. */
export const mistakeReportKey = (report: string): Key => ({ pk: `REPORT#${report}`, sk: 'META' })
export const openReports = { gsi1pk: 'REPORTS#open' }
export const settledReports = { gsi1pk: 'REPORTS#settled' }
export const reportByTime = (time: number, report: string) => ({ gsi1sk: `${time}#${report}` })

/** The decision on a question's flaws; gsi1: all by number. */
export const flawCaseKey = (question: number): Key => ({ pk: `FLAW#${question}`, sk: 'META' })
export const flawCases = { gsi1pk: 'FLAWS' }
export const inFlawCases = (question: number) => ({ gsi1pk: 'FLAWS', gsi1sk: inQuestions(question).gsi1sk })

/**
 * A regrade of a question, followed by a line for each attempt that it changes; gsi1: all by time, gsi2: running ones.
 * The regrades of a question are in a partition of the same name.
 */
export const regradeKey = (regrade: string): Key => ({ pk: `REGRADE#${regrade}`, sk: 'META' })
export const regradeLineKey = (regrade: string, uid: string, progress: string, task: string, n: number): Key => ({
  pk: `REGRADE#${regrade}`,
  sk: `LINE#${uid}#${progress}#${task}#${n < 10 ? '00' : n < 100 ? '0' : ''}${n}`,
})
/** Its lines after this sort key; all if it is ''. */
export const regradeLinesAfter = (regrade: string, sk: string) => ({
  pk: `REGRADE#${regrade}`,
  // A blank sorts before every character of a key.
  prefix: sk === '' ? 'LINE#' : `${sk} `,
  upTo: 'LINE#~',
})
/** The lines of a student, and those of earlier students. */
export const regradeLinesOf = (regrade: string, uid: string) => ({
  pk: `REGRADE#${regrade}`,
  prefix: `LINE#${uid}#`,
})
export const regradeLinesBefore = (regrade: string, uid: string) => ({
  pk: `REGRADE#${regrade}`,
  prefix: 'LINE#',
  upTo: `LINE#${uid}#`,
})
/** The students whom a step of its dry run has processed. */
export const regradeSeenKey = (regrade: string, step: number): Key => ({
  pk: `REGRADE#${regrade}`,
  sk: `SEEN#${step}`,
})
export const regradeSeen = (regrade: string) => ({ pk: `REGRADE#${regrade}`, prefix: 'SEEN#' })
export const regradesOfQuestionKey = (question: number): Key => ({ ...regradeKey(`question-${question}`), sk: 'STATE' })
export const regrades = { gsi1pk: 'REGRADES' }
export const regradeByTime = (time: number, regrade: string) => ({ gsi1pk: 'REGRADES', gsi1sk: `${time}#${regrade}` })
export const openRegrades = { gsi2pk: 'REGRADES#open' }
