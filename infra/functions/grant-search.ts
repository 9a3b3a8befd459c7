import { Grant } from 'aws-cdk-lib/aws-iam'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import type { Bucket } from 'aws-cdk-lib/aws-s3'

/** Lets the function list and read the search files, and write them; SEARCH_BUCKET names the bucket. */
export function grantSearch(grantee: Function, bucket: Bucket, kind: 'read' | 'write'): void {
  const actions = ['s3:GetObject', ...(kind === 'write' ? ['s3:PutObject'] : [])]
  Grant.addToPrincipal({ grantee, actions, resourceArns: [bucket.arnForObjects('*')] })
  Grant.addToPrincipal({ grantee, actions: ['s3:ListBucket'], resourceArns: [bucket.bucketArn] })
  grantee.addEnvironment('SEARCH_BUCKET', bucket.bucketName)
}
