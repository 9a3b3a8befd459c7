import { type Bitmap, bitmapOf } from '#domain/attempts/bitmap.ts'
import type { StatusPiece } from '#domain/quizzes/own-statuses.ts'
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
  /** Questions that the student's last mark flagged; absent: none was since this is kept. */
  flagged?: Uint8Array
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

/** The flagged questions of a piece. */
export const flaggedOfItem = (item: StudyStatusesItem | undefined): Bitmap =>
  item?.flagged ? unpackNumbers(item.flagged) : bitmapOf([])

/** A piece as quizzes ask it. */
export const statusPieceOfItem = (item: StudyStatusesItem): StatusPiece => ({
  ...statusesOfItem(item),
  flagged: flaggedOfItem(item),
})

const PIECE_KEYS = studyStatusesKey('', 0).sk.slice(0, -'100000'.length)

/** The number of the piece that an item holds. */
export const pieceOfStatuses = ({ sk }: Pick<StudyStatusesItem, 'sk'>): number =>
  Number(sk.slice(PIECE_KEYS.length)) - 100_000
