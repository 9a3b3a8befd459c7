import { type Bitmap, has } from '#domain/attempts/bitmap.ts'
import { outcomeOf, type Outcome, statusShardOf, STATUS_RANGE, type Statuses } from '#domain/study/statuses.ts'

/** A student's question statuses, as quizzes use them. */
export type StudentStatuses = {
  outcomeOf: (id: number) => Outcome | undefined
  isFlagged: (id: number) => boolean
  isRecentMiss: (id: number) => boolean
}

/** A shard of the bank as stored: its outcomes and the flagged questions, counted from the shard's first number. */
export type StatusShard = Statuses & { flagged: Bitmap }

/** Combines a student's statuses; `misses` are the questions answered wrong on the days that count. */
export const combineStatuses = (
  shards: ReadonlyMap<number, StatusShard>,
  misses: ReadonlySet<number>,
): StudentStatuses => {
  const shardOf = (id: number) => shards.get(statusShardOf(id))
  return {
    outcomeOf: (id) => {
      const shard = shardOf(id)
      return shard && outcomeOf(shard, id)
    },
    isFlagged: (id) => has(shardOf(id)?.flagged ?? new Uint8Array(), id % STATUS_RANGE),
    isRecentMiss: (id) => misses.has(id),
  }
}

/** Returns a question's status: unused if no test of the student showed it. */
export const statusOf = (statuses: StudentStatuses, id: number): Outcome | 'unused' =>
  statuses.outcomeOf(id) ?? 'unused'
