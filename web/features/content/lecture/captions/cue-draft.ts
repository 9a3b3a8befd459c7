import { LATEST } from '#domain/content/captions/caption-problems.ts'
import { type Cue, cueText } from '#domain/content/captions/cue.ts'
import { editedTime, typedTime } from '#domain/content/captions/cue-time.ts'

/** A caption in the editor. Times are text and may be invalid. `id` is unique while the editor is open. */
export type DraftCue = { id: number; start: string; end: string; text: string }
export type Draft = readonly DraftCue[]

/** Default duration of a new caption, in seconds. */
const NEW_SECONDS = 2

export const draftOf = (cues: readonly Cue[]): Draft =>
  cues.map(({ start, end, text }, id) => ({ id, start: editedTime(start), end: editedTime(end), text }))

/** Parses the times of a draft. Invalid times become NaN, which `captionProblems` reports. */
export const cuesOf = (draft: Draft): Cue[] =>
  draft.map(({ start, end, text }) => ({
    start: typedTime(start) ?? Number.NaN,
    end: typedTime(end) ?? Number.NaN,
    text: cueText(text),
  }))

const freeId = (draft: Draft): number => Math.max(-1, ...draft.map(({ id }) => id)) + 1

export const changeCue = (draft: Draft, id: number, change: Partial<Omit<DraftCue, 'id'>>): Draft =>
  draft.map((cue) => (cue.id === id ? { ...cue, ...change } : cue))

export const removeCue = (draft: Draft, id: number): Draft => draft.filter((cue) => cue.id !== id)

/**
 * Adds a caption after the one at `index` (-1: before all). It starts at `start`, or at the end of that caption, and
 * ends no later than the next one starts.
 */
export function addCue(draft: Draft, index: number, start?: number): { draft: Draft; id: number } {
  const id = freeId(draft)
  const from = start ?? typedTime(draft[index]?.end ?? '0') ?? 0
  const next = typedTime(draft[index + 1]?.start ?? '')
  const end = next !== undefined && next > from ? Math.min(next, from + NEW_SECONDS) : from + NEW_SECONDS
  const cue = { id, start: editedTime(from), end: editedTime(end), text: '' }
  return { draft: draft.toSpliced(index + 1, 0, cue), id }
}

/** Adds a caption at a position of the video, sorted by start. */
export function addCueAt(draft: Draft, position: number): { draft: Draft; id: number } {
  const index = draft.findLastIndex(({ start }) => (typedTime(start) ?? Infinity) <= position)
  return addCue(draft, index, position)
}

/** Returns the space nearest to `share` (0 to 1) of the text, where the text is cut. */
function cutAt(text: string, share: number): number {
  const spaces = [...text.matchAll(/\s/g)].map(({ index }) => index)
  const aim = text.length * share
  return spaces.toSorted((a, b) => Math.abs(a - aim) - Math.abs(b - aim))[0] ?? text.length
}

/**
 * Splits a caption in two at the video's position if it lies within the caption, otherwise in the middle. Words are
 * split in proportion.
 */
export function splitCue(draft: Draft, id: number, position: number): { draft: Draft; id: number } {
  const index = draft.findIndex((cue) => cue.id === id)
  const cue = draft[index]
  const [start, end] = [typedTime(cue?.start ?? ''), typedTime(cue?.end ?? '')]
  if (!cue || start === undefined || end === undefined || end <= start) return { draft, id }
  const middle = position > start && position < end ? position : (start + end) / 2
  const cut = cutAt(cue.text, (middle - start) / (end - start))
  const second = { ...cue, id: freeId(draft), start: editedTime(middle), text: cue.text.slice(cut).trim() }
  const first = { ...cue, end: editedTime(middle), text: cue.text.slice(0, cut).trim() }
  return { draft: draft.toSpliced(index, 1, first, second), id: second.id }
}

/** Merges a caption with the next: from the start of the first to the later end, with both texts. */
export function mergeCue(draft: Draft, id: number): Draft {
  const index = draft.findIndex((cue) => cue.id === id)
  const [cue, next] = draft.slice(index, index + 2)
  if (!cue || !next) return draft
  const isLonger = (typedTime(cue.end) ?? 0) > (typedTime(next.end) ?? 0)
  const text = [cue.text, next.text].filter((part) => part.trim() !== '').join('\n')
  return draft.toSpliced(index, 2, { ...cue, end: isLonger ? cue.end : next.end, text })
}

const shifted = (time: string, seconds: number): string => {
  const at = typedTime(time)
  return at === undefined ? time : editedTime(Math.min(LATEST, Math.max(0, at + seconds)))
}

/**
 * Shifts all times by `seconds`, later or earlier, but not before the start of the video. Invalid times stay unchanged.
 */
export const shiftCues = (draft: Draft, seconds: number): Draft =>
  draft.map((cue) => ({ ...cue, start: shifted(cue.start, seconds), end: shifted(cue.end, seconds) }))
