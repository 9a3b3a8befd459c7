import { QUESTION_CHUNKS, USER_CHUNKS } from '../../data/search-chunk.ts'
import { byNumber, type QuestionEntry } from '../../domain/search/question-entry.ts'
import { byName, type UserEntry } from '../../domain/search/user-entry.ts'
import { openSearchFiles } from '../shared/search-files.ts'
import { openTable, type Table } from '../shared/table.ts'
import { openSnapshots } from './open-snapshots.ts'

export type SearchDeps = {
  table: Table
  /** All questions by number, as the snapshots hold them. */
  questions: () => Promise<readonly QuestionEntry[]>
  /** All users by last name, then first name, as the snapshots hold them. */
  users: () => Promise<readonly UserEntry[]>
}

export function openSearchDeps(): SearchDeps {
  const files = openSearchFiles()
  return {
    table: openTable(),
    questions: openSnapshots(files, { prefix: QUESTION_CHUNKS, compare: byNumber, now: Date.now }),
    users: openSnapshots(files, { prefix: USER_CHUNKS, compare: byName, now: Date.now }),
  }
}
