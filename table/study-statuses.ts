import { NO_STATUSES, type Statuses } from '#domain/study/statuses.ts'
import { type Key } from './keys.ts'
import { studyStatusesKey } from './study-keys.ts'
import { packNumbers, unpackNumbers } from './pool.ts'

/** What became last of a piece of the bank's questions for a student, packed as pools are; at most 1.2 KB. */
export type StudyStatusesItem = Key & {
  type: 'study-statuses'
  right: Uint8Array
  wrong: Uint8Array
  omitted: Uint8Array
  version: number
}

export const studyStatusesItem = (
  uid: string,
  piece: number,
  { right, wrong, omitted }: Statuses,
  version: number,
): StudyStatusesItem => ({
  ...studyStatusesKey(uid, piece),
  type: 'study-statuses',
  ...{ right: packNumbers(right), wrong: packNumbers(wrong), omitted: packNumbers(omitted) },
  version,
})

/** The statuses of an item; none where there is no item. */
export const statusesOfItem = (item: StudyStatusesItem | undefined): Statuses =>
  item
    ? { right: unpackNumbers(item.right), wrong: unpackNumbers(item.wrong), omitted: unpackNumbers(item.omitted) }
    : NO_STATUSES
