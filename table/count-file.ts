/**
 * Files of counts, beside the search files: what each search file comes to, so that the dashboard reads no search file.
 * A count is set when its search file is written, never added to.
 */
export const QUESTION_COUNTS = 'counts/questions.json'
export const USER_COUNTS = 'counts/users.json'
/** Students who were seen lately. */
export const SEEN_FILE = 'counts/seen.json'
/** month: 'YYYY-MM' in the academy's time zone. */
export const salesCounts = (month: string): string => `counts/sales-${month}.json`

/** How many questions a search file holds. */
export type QuestionCount = { file: string; questions: number }
/** How many students and administrators a search file holds. */
export type UserCount = { file: string; students: number; admins: number }
