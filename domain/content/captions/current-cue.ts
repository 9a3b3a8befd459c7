import type { Cue } from './cue.ts'

/**
 * Returns the index of the cue at `time` (seconds), or the last one that has started; -1 before the first. The cues are
 * ordered by start, as `writeVtt` orders them.
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
