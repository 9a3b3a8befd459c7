import { Grant } from 'aws-cdk-lib/aws-iam'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import type { Bucket } from 'aws-cdk-lib/aws-s3'

const actions = {
  read: ['s3:GetObject'],
  write: ['s3:PutObject', 's3:DeleteObject'],
  parts: ['s3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
}

/** Lets the function sign addresses that read, or write and remove, lecture files, or tend uploads in parts; MEDIA_BUCKET names the bucket. */
export function grantMedia(grantee: Function, bucket: Bucket, kind: keyof typeof actions): void {
  const resourceArns = [bucket.arnForObjects('lectures/*')]
  Grant.addToPrincipal({ grantee, actions: actions[kind], resourceArns })
  grantee.addEnvironment('MEDIA_BUCKET', bucket.bucketName)
}
