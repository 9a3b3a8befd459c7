import { decodeText } from 'question-formats/text/decode-text.ts'
import type { Cue } from '#domain/content/captions/cue.ts'
import { parseCaptions } from '#domain/content/captions/parse-captions.ts'
import { checkCues } from '#domain/content/captions/read-captions.ts'
import { byStart, writeVtt } from '#domain/content/captions/write-vtt.ts'
import { checkCaptions } from '#domain/content/check-captions.ts'
import { MAX_SMALL_BYTES } from '#domain/content/file-size.ts'
import { type ContentMessage, contentMessages } from '#domain/messages/content.ts'
import { AppError } from '#web/lib/api/app-error.ts'

const SRT = /\.srt$/i

const refused = (code: ContentMessage) => new AppError(code, contentMessages[code])

/** Decodes a file as UTF-8, UTF-16, or, for old .srt files, the Western Windows code page. */
async function textOf(file: File): Promise<string> {
  if (file.size > MAX_SMALL_BYTES) throw refused('small-file-large')
  if (file.size === 0) throw refused('no-file')
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    return decodeText(bytes).text
  } catch {
    throw refused('captions-unreadable')
  }
}

function cuesOf(text: string, fileName: string): Cue[] {
  const parsed = parseCaptions(text)
  if (parsed.ok) return byStart(parsed.cues)
  throw new AppError('captions-unreadable', `Line ${String(parsed.line)} of ${fileName} cannot be read as captions`)
}

/**
 * Parses a .vtt or .srt file into cues sorted by start. Rejects with a user-facing message that names the invalid line.
 */
export const readCaptionsFile = async (file: File): Promise<Cue[]> => cuesOf(await textOf(file), file.name)

/**
 * Converts a .vtt or .srt file to a WebVTT file for upload. Rejects with a user-facing message. The server validates
 * again.
 */
export async function captionsToSend(file: File): Promise<File> {
  const text = await textOf(file)
  const name = file.name.replace(SRT, '.vtt')
  const problem = checkCaptions(name, new TextEncoder().encode(SRT.test(file.name) ? writeVtt([]) : text))
  if (problem !== undefined) throw refused(problem)
  const checked = checkCues(cuesOf(text, file.name))
  if (!checked.ok) throw refused(checked.code)
  return new File([writeVtt(checked.cues)], name, { type: 'text/vtt' })
}
