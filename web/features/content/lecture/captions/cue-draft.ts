import { LATEST } from '#domain/content/captions/caption-problems.ts'
import { type Cue, cueText } from '#domain/content/captions/cue.ts'
import { editedTime, typedTime } from '#domain/content/captions/cue-time.ts'

/** A caption as an author edits it: its times are texts, which may be no times yet. `id` is its own while the editor is open. */
export type DraftCue = { id: number; start: string; end: string; text: string }
export type Draft = readonly DraftCue[]

/** How long a new caption is shown at first, seconds. */
const NEW_SECONDS = 2

export const draftOf = (cues: readonly Cue[]): Draft =>
  cues.map(({ start, end, text }, id) => ({ id, start: editedTime(start), end: editedTime(end), text }))

/** The times of typed texts; NaN for what is none, which `captionProblems` names. */
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

/** A new caption after the one at `index` (-1: before all), from `start` or the end of that one up to the next at most. */
export function addCue(draft: Draft, index: number, start?: number): { draft: Draft; id: number } {
  const id = freeId(draft)
  const from = start ?? typedTime(draft[index]?.end ?? '0') ?? 0
  const next = typedTime(draft[index + 1]?.start ?? '')
  const end = next !== undefined && next > from ? Math.min(next, from + NEW_SECONDS) : from + NEW_SECONDS
  const cue = { id, start: editedTime(from), end: editedTime(end), text: '' }
  return { draft: draft.toSpliced(index + 1, 0, cue), id }
}

/** A new caption at a position of the video, among the others by its start. */
export function addCueAt(draft: Draft, position: number): { draft: Draft; id: number } {
  const index = draft.findLastIndex(({ start }) => (typedTime(start) ?? Infinity) <= position)
  return addCue(draft, index, position)
}

/** Where a text is cut when `share` of it (0 to 1) goes to the first part: at the nearest space. */
function cutAt(text: string, share: number): number {
  const spaces = [...text.matchAll(/\s/g)].map(({ index }) => index)
  const aim = text.length * share
  return spaces.toSorted((a, b) => Math.abs(a - aim) - Math.abs(b - aim))[0] ?? text.length
}

/** Two captions of one: at the video's position where that lies within it, otherwise in its middle; its words in proportion. */
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

/** One caption of one and the next: from the start of the first to the later end, with both texts. */
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

/** All times later, or earlier, by so many seconds; none before the start of the video. What is no time stays. */
export const shiftCues = (draft: Draft, seconds: number): Draft =>
  draft.map((cue) => ({ ...cue, start: shifted(cue.start, seconds), end: shifted(cue.end, seconds) }))
