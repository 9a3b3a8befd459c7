import { Duration, Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { type Bucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'
import { privateBucket } from './private-bucket.ts'

/** Addresses of visitors are personal data: what is not needed for an incident any more goes. */
const KEPT = Duration.days(90)

/**
 * Where S3 and CloudFront (site-log.ts) write who asked for what; absent where the environment keeps no access logs. Older
 * versions let CloudFront write by ACLs, which a deployed bucket still holds: it owns what is written.
 */
export function accessLogs(scope: Construct, environment: Environment): Bucket | undefined {
  if (!environment.accessLogs) return undefined
  const bucket = privateBucket(scope, 'AccessLogs', environment, {
    objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    lifecycleRules: [{ expiration: KEPT, abortIncompleteMultipartUploadAfter: Duration.days(1) }],
  })
  const { account, partition } = Stack.of(scope)
  const letWrite = (service: string, more: Record<string, unknown> = {}) =>
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal(service)],
        actions: ['s3:PutObject'],
        resources: [bucket.arnForObjects('*')],
        conditions: { StringEquals: { 'aws:SourceAccount': account }, ...more },
      }),
    )
  letWrite('logging.s3.amazonaws.com')
  letWrite('delivery.logs.amazonaws.com', {
    ArnLike: { 'aws:SourceArn': `arn:${partition}:logs:us-east-1:${account}:delivery-source:*` },
  })
  return bucket
}
