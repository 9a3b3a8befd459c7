import { type Bitmap, has } from '../attempts/bitmap.ts'
import { outcomeOf, type Outcome, statusShardOf, STATUS_RANGE, type Statuses } from '../study/statuses.ts'

/** What a student's tests made of their questions, as quizzes ask it. */
export type OwnStatuses = {
  outcomeOf: (id: number) => Outcome | undefined
  isFlagged: (id: number) => boolean
  isRecentMiss: (id: number) => boolean
}

/** A piece of the bank as it is stored: its outcomes and the questions that are flagged, counted from the piece's first number. */
export type StatusShard = Statuses & { flagged: Bitmap }

/** `misses`: the questions that were answered wrong on the days that count. */
export const ownStatuses = (pieces: ReadonlyMap<number, StatusShard>, misses: ReadonlySet<number>): OwnStatuses => {
  const pieceOf = (id: number) => pieces.get(statusShardOf(id))
  return {
    outcomeOf: (id) => {
      const piece = pieceOf(id)
      return piece && outcomeOf(piece, id)
    },
    isFlagged: (id) => has(pieceOf(id)?.flagged ?? new Uint8Array(), id % STATUS_RANGE),
    isRecentMiss: (id) => misses.has(id),
  }
}

/** A question's status: one that no test of the student showed is unused. */
export const statusOf = (own: OwnStatuses, id: number): Outcome | 'unused' => own.outcomeOf(id) ?? 'unused'
