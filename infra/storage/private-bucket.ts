import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'

/** A bucket that nobody reads in public: encrypted, TLS only, owner-enforced, kept or removed as the environment says. */
export function privateBucket(scope: Construct, id: string, environment: Environment, more: BucketProps = {}): Bucket {
  return new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    removalPolicy: environment.removal,
    ...more,
  })
}
