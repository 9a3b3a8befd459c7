import { PublishImageDocument } from '#generated/admin-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import type { UploadImage } from '#web/ui/rich-text/image-upload.ts'
import { sendFile } from './send-file.ts'

/**
 * Uploads an image of a text and publishes it if the server accepts it as an image. Rejects with an error whose message
 * can be shown.
 */
export const uploadImage: UploadImage = async (file, sending) => {
  const uploadKey = await sendFile(file, sending)
  sending.signal.throwIfAborted()
  return (await mutate(PublishImageDocument, { uploadKey })).publishImage
}
