import { type Cue, cueText } from './cue.ts'
import { timestamp } from './cue-time.ts'

const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** Escapes text so that it cannot contain a tag or an arrow (`-->`). */
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => REFERENCES[sign] ?? '')

/** Sorts cues by start, as players require; ties keep their order. */
export const byStart = (cues: readonly Cue[]): Cue[] => [...cues].sort((a, b) => a.start - b.start)

/** Writes cues as a WebVTT file, sorted by start, to the millisecond. `parseCaptions` returns the same cues. */
export const writeVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT\n',
    ...byStart(cues).map(
      ({ start, end, text }) => `${timestamp(start)} --> ${timestamp(end)}\n${escaped(cueText(text))}\n`,
    ),
  ].join('\n')
