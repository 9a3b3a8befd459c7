import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { academyTable } from '#infra/storage/academy-table.ts'
import { type AcademyUsers, academyUsers } from '#infra/storage/academy-users.ts'
import { accessLogs, logRequests, privateBucket, webBucket } from '../storage/buckets.ts'
import { accountsTriggers } from '#infra/functions/accounts-triggers.ts'
import { mediaBucket } from '#infra/storage/media-bucket.ts'
import { linkSecret } from '#infra/storage/link-secret.ts'
import { stripeSecret } from '#infra/storage/stripe-secret.ts'
import { videoKeySecret } from '#infra/storage/video-key-secret.ts'
import type { Environment } from '#infra/environments.ts'

/** All state: the table, the users with their triggers, the buckets, the secrets. */
export class DataStack extends Stack {
  readonly table: Table
  readonly users: AcademyUsers
  /** The user pool's trigger function for sign-ups and e-mails. */
  readonly accounts: Function
  readonly media: Bucket
  readonly web: Bucket
  /** The search files of questions and users, which can be rebuilt from the table at any time. */
  readonly search: Bucket
  readonly stripe: Secret
  /** Signs the cookies that grant access to lectures. */
  readonly videoKey: Secret
  /** Signs links that work without a sign-in. */
  readonly linkKey: Secret
  /** The bucket of S3 and CloudFront access logs, if the environment keeps any. */
  readonly accessLogs: Bucket | undefined

  constructor(scope: Construct, id: string, props: StackProps & { environment: Environment }) {
    super(scope, id, props)
    const { environment } = props
    this.table = academyTable(this, environment)
    this.users = academyUsers(this, environment)
    this.accessLogs = accessLogs(this, environment)
    this.media = mediaBucket(this, environment, this.accessLogs)
    this.web = webBucket(this, environment)
    this.search = privateBucket(this, 'Search', environment)
    logRequests(this.search, this.accessLogs, 'search/')
    this.stripe = stripeSecret(this, environment)
    this.videoKey = videoKeySecret(this, environment)
    this.linkKey = linkSecret(this, environment)
    this.accounts = accountsTriggers(this, this.users.pool, this.table, environment)
    new CfnOutput(this, 'TableName', { value: this.table.tableName })
    new CfnOutput(this, 'UserPoolId', { value: this.users.pool.userPoolId })
    new CfnOutput(this, 'UserPoolClientId', { value: this.users.client.userPoolClientId })
    new CfnOutput(this, 'MediaBucket', { value: this.media.bucketName })
    new CfnOutput(this, 'WebBucket', { value: this.web.bucketName })
    new CfnOutput(this, 'SearchBucket', { value: this.search.bucketName })
    new CfnOutput(this, 'StripeSecretArn', { value: this.stripe.secretArn })
    new CfnOutput(this, 'VideoKeyArn', { value: this.videoKey.secretArn })
  }
}
