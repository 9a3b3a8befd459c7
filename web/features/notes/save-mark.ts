import { type Marks, mergeMarks, type StoredMarks } from '#domain/attempts/marks.ts'
import type { OwnMarksQuery } from '#generated/operations.ts'
import { MarkQuestionDocument } from '#generated/study-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { isObject } from '#web/lib/json.ts'

export type MarkedQuestion = OwnMarksQuery['ownMarks']['items'][number]
/** The `n` of marks on a Reading, which is no attempt. */
export const READING = 0
type Change = Partial<Pick<Marks, 'flagged' | 'note'>>

const isMarks = (value: unknown): value is StoredMarks =>
  isObject(value) && 'flagged' in value && 'struck' in value && 'note' in value && 'version' in value

const marksIn = (data: unknown): StoredMarks | undefined =>
  isObject(data) && 'marks' in data && isMarks(data.marks) ? data.marks : undefined

/** A mark as stored. `note` is the local note merged with another device's, not saved yet. */
export type SavedMark = { mark: MarkedQuestion; note?: string }

const MAX_ATTEMPTS = 3

/**
 * Changes a mark's flag or note based on the version that was read, by the test screen's rule (decision 0103). If
 * another tab has written since, applies the change to the current mark. If both changed the note, saves nothing and
 * returns the current mark with the merged note (`mergeMarks`). Keeps highlights. Throws the API's AppError.
 */
export async function saveMark(mark: MarkedQuestion, change: Change, attempts = MAX_ATTEMPTS): Promise<SavedMark> {
  const { progressKey, sectionKey, taskKey, n, position, version, flagged, struck, note, highlights } = mark
  try {
    const location = { progressKey, ...(n === READING && { sectionKey }), taskKey, n, position, version }
    const input = { ...location, flagged, struck: [...struck], note, ...change, highlights: null }
    const { markQuestion: now } = await mutate(MarkQuestionDocument, { input })
    return { mark: { ...mark, ...now, highlights } }
  } catch (error) {
    const theirs = error instanceof AppError && error.code === 'marks-changed' ? marksIn(error.data) : undefined
    if (theirs === undefined || attempts <= 1) throw error
    const facts = { flagged: theirs.flagged, struck: [...theirs.struck], note: theirs.note, version: theirs.version }
    const stored = { ...mark, ...facts }
    const merged = mergeMarks(mark, { ...mark, ...change }, theirs)
    const isClear = change.note === undefined || merged.note === change.note
    return isClear ? saveMark(stored, change, attempts - 1) : { mark: stored, note: merged.note }
  }
}
