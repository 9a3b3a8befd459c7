import type { Cue } from './cue.ts'

/**
 * The index of the cue that is spoken at `time` (seconds), or was last: the last that has started. -1 before the first. The
 * cues are by their start, as `writeVtt` orders them.
 */
export function currentCue(cues: readonly Cue[], time: number): number {
  let [from, to] = [0, cues.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if ((cues[middle]?.start ?? 0) <= time) from = middle + 1
    else to = middle
  }
  return from - 1
}
