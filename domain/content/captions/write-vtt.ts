import { type Cue, cueText } from './cue.ts'
import { timestamp } from './cue-time.ts'

const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** No tag and no arrow (`-->`) can come from a text. */
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => REFERENCES[sign] ?? '')

/** Cues by their start, as players want them; those that start together stay in their order. */
export const byStart = (cues: readonly Cue[]): Cue[] => [...cues].sort((a, b) => a.start - b.start)

/** Cues as a WebVTT file, by their start, to the millisecond. Read again by `parseCaptions` they are the same. */
export const writeVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT\n',
    ...byStart(cues).map(
      ({ start, end, text }) => `${timestamp(start)} --> ${timestamp(end)}\n${escaped(cueText(text))}\n`,
    ),
  ].join('\n')
