import {
  DeleteObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'

/** Seconds that a presigned address may be used in. */
const EXPIRES_IN = 15 * 60

let client: S3Client | undefined

/**
 * The S3 client of this process, made at its first use. AWS_ENDPOINT_URL_S3 names another store, which is addressed by path. Checksums
 * are sent only where S3 requires them: a browser that uses a presigned address sends none.
 */
export const s3 = (): S3Client =>
  (client ??= new S3Client({
    forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 8_000 },
  }))

/** The HTTP status of an error that S3 answered with; undefined for any other error. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

/** Resolves with undefined where S3 answers with one of these statuses; rejects with any other error. */
export const unlessStatus =
  (...expected: readonly number[]) =>
  (error: unknown): undefined => {
    if (!expected.includes(statusOf(error) ?? 0)) throw error
  }

const options = { expiresIn: EXPIRES_IN }

/** A presigned address to store an object of exactly `size` bytes at: the length is signed, another is rejected. */
export const presignPut = (bucket: string, key: string, size: number): Promise<string> =>
  getSignedUrl(s3(), new PutObjectCommand({ Bucket: bucket, Key: key, ContentLength: size }), options)

/** A presigned address to send one part of a multipart upload to. */
export const presignPart = (bucket: string, key: string, uploadId: string, part: number): Promise<string> =>
  getSignedUrl(s3(), new UploadPartCommand({ Bucket: bucket, Key: key, UploadId: uploadId, PartNumber: part }), options)

/** Removes one object; S3 answers the same for one that is not there. Rejects when S3 refuses. */
export async function removeObject(bucket: string, key: string): Promise<void> {
  await s3().send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
}
