import { type Cue, cueText } from './cue.ts'

/** A problem of a caption: `captionProblems` detects them, and `isCaptionError` decides which ones prevent saving. */
export type CaptionProblem = 'time' | 'end' | 'empty' | 'large' | 'overlap' | 'fast' | 'long' | 'short'

/**
 * Limits of a readable caption: 20 characters a second, two lines of 42 characters, at least 5/6 of a second on screen.
 * Source: Netflix, "English (USA) Timed Text Style Guide" (reading speed of adult programs, character limitation) and
 * its "General Requirements" (two lines, minimum duration).
 */
export const CAPTION_LIMITS = { perSecond: 20, lineLength: 42, lines: 2, seconds: 5 / 6 } as const

/** The latest time of a caption, in seconds: 100 hours, far longer than any lecture. */
export const LATEST = 100 * 3600

const ERRORS: readonly CaptionProblem[] = ['time', 'end', 'empty', 'large']

/** The maximum characters of a caption, and the maximum captions of a video: far more than five hours of speech. */
export const MAX_CUE_TEXT = 1000
export const MAX_CUES = 10_000

/** Whether this problem prevents captions from being saved. */
export const isCaptionError = (problem: CaptionProblem): boolean => ERRORS.includes(problem)

/** Milliseconds: sums of times in seconds are not exact. */
const ms = (seconds: number) => Math.round(seconds * 1000)
const isTime = (seconds: number) => seconds >= 0 && seconds <= LATEST

/** Returns how many lines a text takes on screen: players wrap long lines. */
const linesOf = (text: string) =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CAPTION_LIMITS.lineLength)), 0)

function problemsOf(cue: Cue): CaptionProblem[] {
  const { start, end } = cue
  if (!isTime(start) || !isTime(end)) return ['time']
  const text = cueText(cue.text)
  const length = text.length
  const shown = ms(end) - ms(start)
  if (shown <= 0) return text === '' ? ['end', 'empty'] : ['end']
  if (text === '') return ['empty']
  if (length > MAX_CUE_TEXT) return ['large']
  const problems: CaptionProblem[] = []
  if (length * 1000 > CAPTION_LIMITS.perSecond * shown) problems.push('fast')
  if (linesOf(text) > CAPTION_LIMITS.lines) problems.push('long')
  if (shown < Math.floor(CAPTION_LIMITS.seconds * 1000)) problems.push('short')
  return problems
}

/** Returns the indexes of cues that begin before an earlier one has ended. */
function overlapping(cues: readonly Cue[]): Set<number> {
  const order = cues.map((_, index) => index).sort((a, b) => (cues[a]?.start ?? 0) - (cues[b]?.start ?? 0))
  const late = new Set<number>()
  let end = 0
  for (const index of order) {
    const cue = cues[index]
    if (!cue) continue
    if (ms(cue.start) < ms(end)) late.add(index)
    end = Math.max(end, cue.end)
  }
  return late
}

/**
 * Returns each cue's problems, in the order of `cues`: an unreadable time (`time`), an end not after the start (`end`),
 * no text (`empty`), too much text to store (`large`), a start before an earlier cue has ended (`overlap`), too fast to
 * read (`fast`), over two lines (`long`), on screen too briefly (`short`). Limits: `CAPTION_LIMITS`.
 */
export function captionProblems(cues: readonly Cue[]): CaptionProblem[][] {
  const late = overlapping(
    cues.map((cue) => (isTime(cue.start) && isTime(cue.end) ? cue : { ...cue, start: 0, end: 0 })),
  )
  return cues.map((cue, index) => {
    const problems = problemsOf(cue)
    return late.has(index) && !problems.some(isCaptionError) ? [...problems, 'overlap'] : problems
  })
}
