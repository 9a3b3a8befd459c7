import { Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  CfnBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Environment } from '../environments.ts'

/**
 * A bucket that nobody reads in public: encrypted, TLS only, owner-enforced, kept or removed as the environment says; one that is removed
 * is emptied first, or CloudFormation could not.
 */
export function privateBucket(scope: Construct, id: string, environment: Environment, more: BucketProps = {}): Bucket {
  return new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    removalPolicy: environment.removal,
    autoDeleteObjects: environment.removal === RemovalPolicy.DESTROY,
    ...more,
  })
}

/** Who asks a bucket for what, into the bucket of access logs under a prefix; none where that is absent. */
export function logRequests(bucket: Bucket, logs: Bucket | undefined, prefix: string): void {
  const cfn = bucket.node.defaultChild
  if (logs === undefined || !(cfn instanceof CfnBucket)) return
  cfn.loggingConfiguration = { destinationBucketName: logs.bucketName, logFilePrefix: prefix }
}

/**
 * Lets CloudFront read what lies under a path of a bucket. Naming the site's distribution here would make the stacks need each
 * other, so any distribution of this account may; which requests the site's distribution answers is its own matter (site.ts).
 */
export function letDistributionsRead(bucket: Bucket, path: string): void {
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject'],
      resources: [bucket.arnForObjects(path)],
      conditions: { ArnLike: { 'aws:SourceArn': `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*` } },
    }),
  )
}

/**
 * The site's files and `catalogue.json`. It lies with the data because the API writes the catalogue and the site's
 * distribution reads it.
 */
export function webBucket(scope: Construct, environment: Environment): Bucket {
  const bucket = privateBucket(scope, 'Web', environment)
  letDistributionsRead(bucket, '*')
  // So that S3 says 404 and not 403 of a page that is not there; what is asked for is never the bucket itself (route-function.ts).
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:ListBucket'],
      resources: [bucket.bucketArn],
      conditions: { ArnLike: { 'aws:SourceArn': `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*` } },
    }),
  )
  return bucket
}

/** Addresses of visitors are personal data: what is not needed for an incident any more goes. */
const KEPT = Duration.days(90)

/**
 * Where S3 and CloudFront (site-log.ts) write access logs; absent where the environment keeps none. Older versions let
 * CloudFront write by ACLs, which a deployed bucket still holds. Nobody, the deployer included, deletes or overwrites a
 * log: it expires. (S3 writes no logs into a bucket with an object lock.)
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
  // What is removed with its environment must be emptied by somebody.
  if (environment.removal !== RemovalPolicy.DESTROY)
    bucket.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
        resources: [bucket.arnForObjects('*')],
      }),
    )
  letWrite('logging.s3.amazonaws.com')
  letWrite('delivery.logs.amazonaws.com', {
    ArnLike: { 'aws:SourceArn': `arn:${partition}:logs:us-east-1:${account}:delivery-source:*` },
  })
  return bucket
}
