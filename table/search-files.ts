/**
 * Files of the search snapshots: the data of questions, users, and payments for lists and searches, in chunks small
 * enough that one change rewrites little.
 */
export const QUESTION_CHUNKS = 'questions/'
export const USER_CHUNKS = 'users/'
export const PAYMENT_CHUNKS = 'payments/'

const QUESTIONS_PER_CHUNK = 500
const USER_FILES = 64

/** FNV-1a, 32 bits: spreads user ids evenly over the files. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** Returns the file of a question. */
export const questionChunk = (id: number): string => `${QUESTION_CHUNKS}${Math.floor(id / QUESTIONS_PER_CHUNK)}.json`

/** Returns the file of a user. */
export const userChunk = (uid: string): string => `${USER_CHUNKS}${hash(uid) % USER_FILES}.json`

/** Returns the file of a day's payments (a day of the academy, YYYY-MM-DD); a payment's date never changes. */
export const paymentChunk = (day: string): string => `${PAYMENT_CHUNKS}${day}.json`

/** Returns the day of such a file. */
export const dayOfChunk = (name: string): string => name.slice(PAYMENT_CHUNKS.length, -'.json'.length)

/**
 * Files of counts for each search file, so that the dashboard reads no search files. A count is set when its search
 * file is written, never incremented.
 */
export const QUESTION_COUNTS = 'counts/questions.json'
export const USER_COUNTS = 'counts/users.json'
export const PAYMENT_COUNTS = 'counts/payments.json'
/** Students who were active recently. */
export const SEEN_FILE = 'counts/seen.json'
/** The name prefix of sales files. */
export const SALES_COUNTS = 'counts/sales-'
/** month: 'YYYY-MM' in the academy's time zone. */
export const salesCounts = (month: string): string => `${SALES_COUNTS}${month}.json`
/** Returns the month of such a file. */
export const monthOfSales = (name: string): string => name.slice(SALES_COUNTS.length, -'.json'.length)

/** The name prefix of exam files. */
export const EXAM_FILES = 'exams/'
/** Returns the file of an exam: the statistics of each of its questions (domain/exams/exam-entry.ts). */
export const examFile = (exam: string): string => `${EXAM_FILES}${exam}.json`

/** The tests whose questions quizzes leave out, and the name prefix of such files. */
export const RESERVED_TESTS = 'reserved/tests.json'
/** Such a test: its task's key, and the tags that a question must all have to be drawn for it. */
export type ReservedEntry = { key: string; tags: string[] }

/** The number of questions in a search file. */
export type QuestionCount = { file: string; questions: number }
/** The number of students and administrators in a search file. */
export type UserCount = { file: string; students: number; admins: number }

/** The number of disputed settled payments in a search file. */
export type PaymentCount = { file: string; disputed: number }

/** The file of all courses, and the name prefix of such files. */
export const COURSE_CHUNKS = 'courses/'
export const COURSE_LIST = `${COURSE_CHUNKS}all.json`

const STATISTICS_PER_FILE = 100

/** The answers being counted for statistics of questions (decision 0115). */
export const STATISTICS_BATCH = 'statistics/batch.json'
/** Returns the file with the sums of a question's answers. */
export const statisticsSums = (id: number): string => `statistics/sums/${Math.floor(id / STATISTICS_PER_FILE)}.json`
/** The name prefix of the files of the list of statistics, and the file for a file of sums. */
export const STATISTICS_LIST = 'statistics/list/'
export const statisticsList = (sums: string): string => sums.replace('statistics/sums/', STATISTICS_LIST)

/**
 * Files of the inbox of flaws (decision 0116): decisions on questions, and open reports of mistakes; their name
 * prefixes, and the files of a question.
 */
export const FLAW_DECISIONS = 'flaws/decisions/'
export const OPEN_REPORTS = 'flaws/reports/'
const flawFile = (prefix: string, question: number) => `${prefix}${Math.floor(question / QUESTIONS_PER_CHUNK)}.json`
export const flawDecisionsFile = (question: number): string => flawFile(FLAW_DECISIONS, question)
export const openReportsFile = (question: number): string => flawFile(OPEN_REPORTS, question)
