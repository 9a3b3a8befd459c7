import type { Highlight } from '#domain/attempts/highlights.ts'
import type { StoredMarks } from '#domain/attempts/marks.ts'
import type { Key } from './keys.ts'

/**
 * A student's marks on a question of an attempt (docs/data-model.md). Question, item of a case study, start of the attempt (the
 * version that was served), section and place are there for a page of notes, which reads these items alone.
 */
export type MarkItem = Key & {
  type: 'mark'
  version: number
  progress: string
  section: string
  task: string
  n: number
  position: number
  question: number
  item?: number
  /** Of the attempt; epoch milliseconds. */
  startTime: number
  /** Of the last write; epoch milliseconds. */
  time: number
  flagged?: true
  struck?: readonly number[]
  note?: string
  highlights?: readonly Highlight[]
}

/** The marks that an item holds. */
export const marksOf = ({ version, flagged, struck, note, highlights }: MarkItem): StoredMarks => ({
  version,
  flagged: flagged === true,
  struck: struck ?? [],
  note: note ?? '',
  highlights: highlights ?? [],
})
