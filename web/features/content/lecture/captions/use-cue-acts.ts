import { editedTime, typedTime } from '#domain/content/captions/cue-time.ts'
import { addCue, changeCue, type Draft, mergeCue, removeCue, shiftCues, splitCue } from './cue-draft.ts'
import type { CueActs } from './cue-row.tsx'
import type { Stage } from './use-stage.ts'

type Writing = {
  type: (draft: Draft) => void
  /** Shows another draft and focuses the caption at an index. */
  show: (draft: Draft, index: number) => void
}

/** Actions on the captions of a draft, some of which use the position of the page's video. */
export function useCueActs(
  draft: Draft,
  stage: Stage,
  { type, show }: Writing,
): CueActs & { shift: (seconds: number) => void } {
  const indexOf = (id: number, cues = draft) => cues.findIndex((cue) => cue.id === id)
  return {
    change: (id, change) => type(changeCue(draft, id, change)),
    take: (id, part) => type(changeCue(draft, id, { [part]: editedTime(stage.position()) })),
    play: (id) => {
      const cue = draft[indexOf(id)]
      const [start, end] = [typedTime(cue?.start ?? ''), typedTime(cue?.end ?? '')]
      if (start !== undefined && end !== undefined) stage.play(start, end)
    },
    split: (id) => {
      const split = splitCue(draft, id, stage.position())
      show(split.draft, indexOf(split.id, split.draft))
    },
    merge: (id) => show(mergeCue(draft, id), indexOf(id)),
    add: (id) => {
      const added = addCue(draft, indexOf(id))
      show(added.draft, indexOf(added.id, added.draft))
    },
    remove: (id) => {
      const rest = removeCue(draft, id)
      show(rest, Math.min(indexOf(id), rest.length - 1))
    },
    shift: (seconds) => type(shiftCues(draft, seconds)),
  }
}
