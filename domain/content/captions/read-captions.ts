import type { ContentMessage } from '#domain/messages/content.ts'
import { captionProblems, isCaptionError, MAX_CUES } from './caption-problems.ts'
import type { Cue } from './cue.ts'
import { parseCaptions } from './parse-captions.ts'

/** Cues that can be stored, or the refusal. */
export type CheckedCaptions = { ok: true; cues: Cue[] } | { ok: false; code: ContentMessage }

const refused = (code: ContentMessage): CheckedCaptions => ({ ok: false, code })

/**
 * Whether cues can be saved as a video's captions: at least one, at most 10,000, none with an error (`isCaptionError`).
 */
export function checkCues(cues: Cue[]): CheckedCaptions {
  if (cues.length === 0) return refused('captions-none')
  if (cues.length > MAX_CUES) return refused('captions-many')
  if (captionProblems(cues).flat().some(isCaptionError)) return refused('captions-faulty')
  return { ok: true, cues }
}

/**
 * Reads the cues of a WebVTT or SubRip file, if they can be stored. Requires UTF-8: in another encoding text would be
 * lost.
 */
export function readCaptions(bytes: Uint8Array): CheckedCaptions {
  try {
    const parsed = parseCaptions(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return parsed.ok ? checkCues(parsed.cues) : refused('captions-unreadable')
  } catch {
    return refused('captions-unreadable')
  }
}
