import { Grant } from 'aws-cdk-lib/aws-iam'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import type { Bucket } from 'aws-cdk-lib/aws-s3'

/** What a function may do in a folder of the media bucket, be it itself or by addresses that it signs. */
const rights = {
  read: { folder: 'lectures', actions: ['s3:GetObject'] },
  write: { folder: 'lectures', actions: ['s3:PutObject'] },
  remove: { folder: 'lectures', actions: ['s3:DeleteObject'] },
  parts: { folder: 'lectures', actions: ['s3:AbortMultipartUpload', 's3:ListMultipartUploadParts'] },
  pending: { folder: 'pending', actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'] },
  publishImages: { folder: 'images', actions: ['s3:PutObject', 's3:PutObjectTagging'] },
  keepImages: { folder: 'images', actions: ['s3:DeleteObjectTagging'] },
}

/** Gives a function these rights on the media bucket; MEDIA_BUCKET names the bucket. */
export function grantMedia(grantee: Function, bucket: Bucket, ...kinds: readonly (keyof typeof rights)[]): void {
  for (const { folder, actions } of kinds.map((kind) => rights[kind]))
    Grant.addToPrincipal({ grantee, actions, resourceArns: [bucket.arnForObjects(`${folder}/*`)] })
  grantee.addEnvironment('MEDIA_BUCKET', bucket.bucketName)
}
