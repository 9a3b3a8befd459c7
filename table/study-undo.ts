import type { Key } from './keys.ts'
import { studyUndoKey } from './study-keys.ts'
import type { StudyMissesItem } from './study-misses.ts'
import type { StudyStatusesItem } from './study-statuses.ts'

/**
 * The last reset of a student's statuses: when, and of which request (hash). `undone`: it was taken back. Each piece that it emptied
 * lies beside it as it was.
 */
export type StatusesResetItem = Key & {
  type: 'statuses-reset'
  time: number
  request: string
  undone?: true
  version: number
}

/** A piece of statuses, or the misses, as it was before the reset; `of`: the key of where it was. */
export type StatusesBeforeItem = Key & {
  type: 'statuses-before'
  of: string
  time: number
} & Partial<Pick<StudyStatusesItem, 'right' | 'wrong' | 'omitted'> & Pick<StudyMissesItem, 'days'>>

const HEAD = 'RESET'

export const statusesResetKey = (uid: string): Key => studyUndoKey(uid, HEAD)

export const statusesBeforeItem = (
  uid: string,
  item: StudyStatusesItem | StudyMissesItem,
  time: number,
): StatusesBeforeItem => ({
  ...studyUndoKey(uid, item.sk),
  type: 'statuses-before',
  of: item.sk,
  time,
  ...(item.type === 'study-misses'
    ? { days: item.days }
    : { right: item.right, wrong: item.wrong, omitted: item.omitted }),
})
