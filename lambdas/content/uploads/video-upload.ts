import { partSize } from '#domain/content/file-size.ts'
import type { VideoUploadInput } from '#generated/schema.ts'
import type { UploadsDeps } from '#lambdas/functions/uploads/deps.ts'
import { uploadOf } from './upload-of.ts'

/** An upload that was begun, with the parts that have arrived; null when it is no more. */
export async function videoUpload(input: VideoUploadInput, { multipart }: UploadsDeps) {
  const parts = await multipart.parts(uploadOf(input), input.uploadId)
  if (!parts) return null
  const { fileName, uploadId, size } = input
  return { uploadId, fileName: fileName.trim(), partSize: partSize(size), done: parts.map(({ number }) => number) }
}
