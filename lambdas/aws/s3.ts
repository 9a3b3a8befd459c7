import {
  DeleteObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'

/** How long a presigned URL is valid, in seconds. */
const EXPIRES_IN = 15 * 60

let client: S3Client | undefined

/**
 * Returns this process's S3 client, created on first use. AWS_ENDPOINT_URL_S3 selects another store with path-style
 * addressing. Sends checksums only where S3 requires them, because browsers that use a presigned URL send none.
 */
export const s3 = (): S3Client =>
  (client ??= new S3Client({
    forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 8_000 },
  }))

/** Returns the HTTP status of an S3 error; undefined for any other error. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

/** Resolves with undefined if S3 answers with one of these statuses; rejects with any other error. */
export const unlessStatus =
  (...expected: readonly number[]) =>
  (error: unknown): undefined => {
    if (!expected.includes(statusOf(error) ?? 0)) throw error
  }

const options = { expiresIn: EXPIRES_IN }

/**
 * Returns a presigned URL for storing an object of exactly `size` bytes: the length is signed, so S3 rejects any other.
 */
export const presignPut = (bucket: string, key: string, size: number): Promise<string> =>
  getSignedUrl(s3(), new PutObjectCommand({ Bucket: bucket, Key: key, ContentLength: size }), options)

/** Returns a presigned URL for one part of a multipart upload. */
export const presignPart = (bucket: string, key: string, uploadId: string, part: number): Promise<string> =>
  getSignedUrl(s3(), new UploadPartCommand({ Bucket: bucket, Key: key, UploadId: uploadId, PartNumber: part }), options)

/** Removes one object; S3 returns the same for a missing one. Rejects if S3 rejects the request. */
export async function removeObject(bucket: string, key: string): Promise<void> {
  await s3().send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
}
