import pRetry from 'p-retry'
import type { ChosenContent } from '#domain/questions/files/chosen-content.ts'
import { shownPictures, withPublished } from '#domain/questions/files/published-pictures.ts'
import type { ReadRow } from '#domain/questions/read-row.ts'
import { SendPictureDocument, ShowPictureDocument } from '#generated/operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'

/** Uploads a picture and publishes it; returns its path on the site. */
async function publish(call: CallApi, bytes: Uint8Array): Promise<string> {
  const { createFileUpload } = await call(SendPictureDocument, { size: bytes.length })
  await pRetry(
    async () => {
      const reply = await fetch(createFileUpload.url, { method: 'PUT', body: Uint8Array.from(bytes) })
      if (!reply.ok) throw new Error(`The storage answered ${String(reply.status)}`)
    },
    { retries: 4, minTimeout: 500 },
  )
  const { publishImage } = await call(ShowPictureDocument, { uploadKey: createFileUpload.uploadKey })
  return publishImage.src
}

/** Sends the pictures of a file that its rows show, and gives the rows with their paths on the site. */
export async function withPictures(
  call: CallApi,
  content: ChosenContent,
  rows: readonly ReadRow[],
): Promise<ReadRow[]> {
  const drafts = rows.flatMap((row) => (row.ok ? [row.draft] : []))
  const pictures = content.kind === 'list' ? shownPictures(content.pictures ?? [], drafts) : []
  const published = new Map<string, string>()
  for (const { path, bytes } of pictures) published.set(path, await publish(call, bytes))
  return rows.map((row) => (row.ok ? { ...row, draft: withPublished(row.draft, published) } : row))
}
