import type { FilePicture } from 'question-formats/format-row.ts'
import { pictureWords } from '#domain/messages/imports.ts'
import { uploadImage } from '#web/components/content/files/upload-image.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'

type Sending = { signal: AbortSignal; onWaiting: (waiting: boolean) => void }

/**
 * Uploads and publishes the pictures of a file, each once. `published` maps paths in the file to published paths; new
 * ones are added to it. Retries while the connection is lost. Throws an Error with a user-facing message that names the
 * picture.
 */
export async function sendPictures(
  pictures: readonly FilePicture[],
  published: Map<string, string>,
  { signal, onWaiting }: Sending,
): Promise<void> {
  for (const { path, name, bytes } of pictures) {
    if (signal.aborted || published.has(path)) continue
    const file = new File([Uint8Array.from(bytes)], name)
    try {
      const { src } = await retryWhileOffline(() => uploadImage(file, { signal, onSent: () => undefined }), {
        signal,
        onWaiting,
      })
      published.set(path, src)
    } catch (error) {
      const why = error instanceof Error ? ` ${error.message}` : ''
      throw new Error(`${pictureWords.failed(name)}${why}`, { cause: error })
    }
  }
}
