import { type FormatKey, FORMATS } from 'question-formats/format-names.ts'
import { picturesOf, writeFormat } from 'question-formats/write-format.ts'
import { exportWords } from '#domain/messages/formats.ts'
import type { ExportRow } from '#domain/questions/export-rows.ts'
import { saveBlob, saveFile } from '#web/lib/save-file.ts'

/** Pictures fetched concurrently. */
const AT_ONCE = 6

/** Fetches pictures as bytes, keyed by path. Skips pictures that no longer exist. */
async function fetchPictures(paths: readonly string[], signal: AbortSignal): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>()
  for (let at = 0; at < paths.length; at += AT_ONCE)
    await Promise.all(
      paths.slice(at, at + AT_ONCE).map(async (path) => {
        const reply = await fetch(path, { signal })
        if (!reply.ok || !(reply.headers.get('content-type') ?? '').startsWith('image/')) return
        pictures.set(path, new Uint8Array(await reply.arrayBuffer()))
      }),
    )
  return pictures
}

/**
 * Saves questions to a file in another program's format, with the pictures that the format supports. Returns a summary
 * of what was saved. Throws an Error with a user-facing message when the format supports none of their types.
 */
export async function saveTextFormat(
  format: FormatKey,
  rows: readonly ExportRow[],
  name: string,
  signal: AbortSignal,
): Promise<string> {
  const { extension, mime, name: formatName, hasPictures } = FORMATS[format]
  const pictures = await fetchPictures(hasPictures ? picturesOf(rows) : [], signal)
  const { data, left } = writeFormat(format, rows, pictures)
  if (left.length === rows.length) throw new Error(exportWords.none(formatName))
  const file = `${name}.${extension}`
  if (typeof data === 'string') saveFile(file, mime, data)
  else saveBlob(file, new Blob([Uint8Array.from(data)], { type: mime }))
  const types = left.map(({ question }) => question.type)
  return exportWords.saved(rows.length - left.length, types, formatName)
}
