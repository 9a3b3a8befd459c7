import { CreateFileUploadDocument } from '#generated/admin-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { putFile, storageError } from '#web/lib/api/put-file.ts'

type Sending = {
  signal?: AbortSignal
  /** Called with the number of bytes sent. */
  onSent?: (bytes: number) => void
}

/**
 * Uploads a small file directly to the storage, where it isn't public yet; returns the upload's key. Throws the
 * storage's error message.
 */
export async function sendFile(file: Blob, { signal, onSent }: Sending = {}): Promise<string> {
  const { createFileUpload } = await mutate(CreateFileUploadDocument, { size: file.size })
  const reply = await putFile(
    createFileUpload.url,
    // Sent without a type, because only the server determines what a file is.
    file.slice(),
    signal ?? new AbortController().signal,
    onSent ?? (() => undefined),
  )
  if (reply.status >= 300) throw new AppError('storage', storageError(reply))
  return createFileUpload.uploadKey
}
