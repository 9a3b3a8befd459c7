import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  paginateListParts,
} from '@aws-sdk/client-s3'
import { requireEnv } from '#lambdas/aws/env.ts'
import { presignPart, s3, unlessStatus } from '#lambdas/aws/s3.ts'

export type Part = { number: number; etag: string; size: number }

/** Multipart uploads to the media bucket. */
export type Multipart = {
  /** Begins an upload; the object gets this content type. */
  begin: (key: string, contentType: string) => Promise<string>
  /** Returns undefined if the upload does not exist. */
  parts: (key: string, uploadId: string) => Promise<Part[] | undefined>
  signPart: (key: string, uploadId: string, number: number) => Promise<string>
  /**
   * A missing upload was completed by a concurrent call or aborted; whether the object exists distinguishes the two.
   */
  complete: (key: string, uploadId: string, parts: readonly Part[]) => Promise<void>
  abort: (key: string, uploadId: string) => Promise<void>
}

const at = (key: string) => ({ Bucket: requireEnv('MEDIA_BUCKET'), Key: key })

async function listParts(key: string, uploadId: string): Promise<Part[]> {
  const parts: Part[] = []
  for await (const { Parts = [] } of paginateListParts({ client: s3() }, { ...at(key), UploadId: uploadId }))
    for (const { PartNumber = 0, ETag = '', Size = 0 } of Parts)
      parts.push({ number: PartNumber, etag: ETag, size: Size })
  return parts
}

export const createMultipart = (): Multipart => ({
  begin: async (key, contentType) => {
    // Objects keep the type set at the upload's start, and only MP4 is accepted (spec 3.7.20).
    const { UploadId } = await s3().send(new CreateMultipartUploadCommand({ ...at(key), ContentType: contentType }))
    if (UploadId === undefined) throw new Error(`S3 gave no id for the upload of ${key}`)
    return UploadId
  },
  parts: (key, uploadId) => listParts(key, uploadId).catch(unlessStatus(404)),
  signPart: (key, uploadId, number) => presignPart(requireEnv('MEDIA_BUCKET'), key, uploadId, number),
  complete: async (key, uploadId, parts) => {
    const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }))
    const command = new CompleteMultipartUploadCommand({ ...at(key), UploadId: uploadId, MultipartUpload: { Parts } })
    await s3().send(command).catch(unlessStatus(404))
  },
  abort: async (key, uploadId) => {
    await s3()
      .send(new AbortMultipartUploadCommand({ ...at(key), UploadId: uploadId }))
      .catch(unlessStatus(404))
  },
})
