import { partCount } from '#domain/content/file-size.ts'
import type { MutationSignVideoPartsArgs } from '#generated/schema.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { UploadsDeps } from '#lambdas/functions/uploads/deps.ts'
import { uploadOf } from './upload-of.ts'

const MOST = 20

/** Addresses for parts of an upload, each good for 15 minutes; numbers that the file has not are left out. */
export async function signVideoParts({ input, numbers }: MutationSignVideoPartsArgs, { multipart }: UploadsDeps) {
  if (numbers.length > MOST) throw new Refusal('parts-many')
  const key = uploadOf(input)
  const last = partCount(input.size)
  return Promise.all(
    numbers
      .filter((number) => number >= 1 && number <= last)
      .map(async (number) => ({ number, url: await multipart.signPart(key, input.uploadId, number) })),
  )
}
