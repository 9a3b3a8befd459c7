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
 * Creates a private bucket: encrypted, TLS only, owner-enforced, and kept or removed as the environment configures. A
 * removed bucket is emptied first, because CloudFormation cannot remove others.
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

/** Sends a bucket's access logs to the log bucket under a prefix; does nothing without one. */
export function logRequests(bucket: Bucket, logs: Bucket | undefined, prefix: string): void {
  const cfn = bucket.node.defaultChild
  if (logs === undefined || !(cfn instanceof CfnBucket)) return
  cfn.loggingConfiguration = { destinationBucketName: logs.bucketName, logFilePrefix: prefix }
}

/**
 * Lets CloudFront read a path of a bucket. Naming the site's distribution would create a circular dependency between
 * the stacks, so any distribution of this account may; site.ts controls which requests the site's distribution serves.
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
 * Creates the bucket of the site's files and `catalogue.json`. It is in the data stack because the API writes the
 * catalogue and the site's distribution reads it.
 */
export function webBucket(scope: Construct, environment: Environment): Bucket {
  const bucket = privateBucket(scope, 'Web', environment)
  letDistributionsRead(bucket, '*')
  // Makes S3 return 404 instead of 403 for a missing page; requests never address the bucket itself
  // (route-function.ts).
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

/** Visitors' addresses are personal data, so logs are kept only as long as incidents may need them. */
const RETENTION = Duration.days(90)

/**
 * Creates the bucket of S3 and CloudFront (site-log.ts) access logs; absent if the environment keeps none. Older
 * versions let CloudFront write by ACLs, which a deployed bucket still has. No one, including the deployer, can delete
 * or overwrite a log: it expires. (S3 writes no logs into a bucket with an object lock.)
 */
export function accessLogs(scope: Construct, environment: Environment): Bucket | undefined {
  if (!environment.accessLogs) return undefined
  const bucket = privateBucket(scope, 'AccessLogs', environment, {
    objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    lifecycleRules: [{ expiration: RETENTION, abortIncompleteMultipartUploadAfter: Duration.days(1) }],
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
  // A bucket removed with its environment must be emptied, so deleting must stay allowed.
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
