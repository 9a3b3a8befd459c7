import { type Marks, mergeMarks } from '#domain/attempts/marks.ts'
import { MarkQuestionDocument, type OwnMarksQuery } from '#generated/operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { isObject } from '#web/lib/json.ts'

export type OwnMark = OwnMarksQuery['ownMarks']['items'][number]
type Change = Partial<Pick<Marks, 'flagged' | 'note'>>

const marksIn = (data: unknown): (Marks & { version: number }) | undefined =>
  isObject(data) && isObject(data.marks) && Array.isArray(data.marks.struck) && Array.isArray(data.marks.highlights)
    ? (data.marks as Marks & { version: number })
    : undefined

/**
 * Changes flag or note of a mark over the version that was read, by the rule of the test screen (decision 0103). Where another tab or
 * device has written since, nothing is written: `isMerged`, with both (`mergeMarks`), to look at. Highlights are not sent and stay.
 */
export async function saveMark(mark: OwnMark, change: Change): Promise<{ mark: OwnMark; isMerged: boolean }> {
  const { progressKey, taskKey, n, position, version, flagged, struck, note } = mark
  const mine = { flagged, note, ...change }
  try {
    const input = { progressKey, taskKey, n, position, version, struck: [...struck], ...mine, highlights: null }
    const { markQuestion: now } = await mutate(MarkQuestionDocument, { input })
    const { highlights } = mark
    return { mark: { ...mark, ...now, highlights }, isMerged: false }
  } catch (error) {
    const theirs = error instanceof AppError && error.code === 'marks-changed' ? marksIn(error.data) : undefined
    if (theirs === undefined) throw error
    const merged = mergeMarks(mark, { ...mark, ...mine }, theirs)
    const { highlights } = mark
    const next = { flagged: merged.flagged, note: merged.note, struck: [...merged.struck], version: theirs.version }
    return { mark: { ...mark, ...next, highlights }, isMerged: true }
  }
}
