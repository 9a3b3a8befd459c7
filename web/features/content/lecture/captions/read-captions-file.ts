import type { Cue } from '#domain/content/captions/cue.ts'
import { parseCaptions } from '#domain/content/captions/parse-captions.ts'
import { byStart, writeVtt } from '#domain/content/captions/write-vtt.ts'
import { checkCaptions } from '#domain/content/check-captions.ts'
import { MOST_SMALL_BYTES } from '#domain/content/file-size.ts'
import { contentMessages } from '#domain/messages/content.ts'
import { AppError } from '#web/lib/api/app-error.ts'

const SRT = /\.srt$/i

/** The text of a file in UTF-8 or, as old .srt files are, in the code page of Western Windows. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const refused = (code: 'small-file-large' | 'no-file' | 'file-type') => new AppError(code, contentMessages[code])

/** The cues of a .vtt or .srt file, by their start. Fails with words to show, which name the line at fault. */
export async function readCaptionsFile(file: File): Promise<Cue[]> {
  if (file.size > MOST_SMALL_BYTES) throw refused('small-file-large')
  if (file.size === 0) throw refused('no-file')
  const parsed = parseCaptions(decode(new Uint8Array(await file.arrayBuffer())))
  if (parsed.ok) return byStart(parsed.cues)
  throw new AppError('captions-unreadable', `Line ${String(parsed.line)} of ${file.name} cannot be read as captions`)
}

/**
 * What is uploaded of a file that an author chose: a .vtt file as it is, once its name and first bytes say so, a .srt file
 * written as WebVTT. Fails with words to show; the server checks again.
 */
export async function captionsToSend(file: File): Promise<File> {
  if (SRT.test(file.name)) return new File([writeVtt(await readCaptionsFile(file))], file.name.replace(SRT, '.vtt'))
  const bytes = new Uint8Array(await file.slice(0, MOST_SMALL_BYTES + 1).arrayBuffer())
  const problem = checkCaptions(file.name, bytes)
  if (problem !== undefined) throw new AppError(problem, contentMessages[problem])
  return file
}
