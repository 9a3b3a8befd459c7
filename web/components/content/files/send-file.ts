import { CreateFileUploadDocument } from '#generated/admin-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { putFile, storageError } from '#web/lib/api/put-file.ts'

type Sending = {
  signal?: AbortSignal
  /** Bytes that are out. */
  onSent?: (bytes: number) => void
}

/**
 * Uploads a small file directly to the storage, where it is not public yet; returns its upload's key. Fails with the
 * storage's own words.
 */
export async function sendFile(file: Blob, { signal, onSent }: Sending = {}): Promise<string> {
  const { createFileUpload } = await mutate(CreateFileUploadDocument, { size: file.size })
  const reply = await putFile(
    createFileUpload.url,
    // Without its type: only the server says what a file is.
    file.slice(),
    signal ?? new AbortController().signal,
    onSent ?? (() => undefined),
  )
  if (reply.status >= 300) throw new AppError('storage', storageError(reply))
  return createFileUpload.uploadKey
}
