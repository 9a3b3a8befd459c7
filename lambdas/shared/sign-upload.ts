import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'

/** A presigned address to PUT one object of the given type to. */
export type SignUpload = (key: string, contentType: string) => Promise<string>

/** Seconds that an upload may be begun in. */
const LIVES_FOR = 15 * 60

export const signUpload =
  (bucket: string): SignUpload =>
  (key, contentType) => {
    // The browser sends no checksum header, so none may be signed.
    const client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' })
    const command = new PutObjectCommand({ Bucket: bucket, Key: key, ContentType: contentType })
    return getSignedUrl(client, command, { expiresIn: LIVES_FOR })
  }
