import { Stack } from 'aws-cdk-lib'
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync'
import type { UserPool } from 'aws-cdk-lib/aws-cognito'
import { Grant } from 'aws-cdk-lib/aws-iam'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { SHARED_CERTIFICATES } from '#infra/site/deploy-bundle.ts'
import type { Environment } from '#infra/environments.ts'

const DELETE_ACTIONS = ['AdminUserGlobalSignOut', 'AdminDeleteUser']
const LIST_ACTIONS = ['ListUsers']
const MOVE_ACTIONS = [
  'AdminGetUser',
  'AdminAddUserToGroup',
  'AdminRemoveUserFromGroup',
  'AdminUpdateUserAttributes',
  'AdminListDevices',
  'AdminForgetDevice',
]

/**
 * Lets the function delete users of the pool and end their sessions; with `move` also check whether a user exists and
 * change groups and address, with `delete` list users. USER_POOL_ID names the pool.
 */
export function grantAccounts(grantee: Function, pool: UserPool, kind: 'move' | 'delete'): void {
  const actions = [...DELETE_ACTIONS, ...(kind === 'move' ? MOVE_ACTIONS : LIST_ACTIONS)]
  Grant.addToPrincipal({
    grantee,
    actions: actions.map((action) => `cognito-idp:${action}`),
    resourceArns: [pool.userPoolArn],
  })
  grantee.addEnvironment('USER_POOL_ID', pool.userPoolId)
}

/** The permissions of a function in a folder of the media bucket, used directly or through presigned URLs. */
const rights = {
  read: { folder: 'lectures', actions: ['s3:GetObject'] },
  write: { folder: 'lectures', actions: ['s3:PutObject'] },
  remove: { folder: 'lectures', actions: ['s3:DeleteObject'] },
  parts: { folder: 'lectures', actions: ['s3:AbortMultipartUpload', 's3:ListMultipartUploadParts'] },
  pending: { folder: 'pending', actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'] },
  publishImages: { folder: 'images', actions: ['s3:PutObject', 's3:PutObjectTagging'] },
  keepImages: { folder: 'images', actions: ['s3:DeleteObjectTagging'] },
}

/** Grants a function these permissions on the media bucket; MEDIA_BUCKET names the bucket. */
export function grantMedia(grantee: Function, bucket: Bucket, ...kinds: readonly (keyof typeof rights)[]): void {
  for (const { folder, actions } of kinds.map((kind) => rights[kind]))
    Grant.addToPrincipal({ grantee, actions, resourceArns: [bucket.arnForObjects(`${folder}/*`)] })
  grantee.addEnvironment('MEDIA_BUCKET', bucket.bucketName)
}

export type PublishMutation =
  | 'publishPayment'
  | 'publishProgress'
  | 'publishNotification'
  | 'publishCatalogue'
  | 'publishSignOut'
  | 'publishDismissal'

/** Lets the function call these publish mutations at GRAPHQL_URL. */
export function grantPublish(fn: Function, api: GraphqlApi, ...mutations: readonly PublishMutation[]): void {
  api.grantMutation(fn, ...mutations)
  fn.addEnvironment('GRAPHQL_URL', api.graphqlUrl)
}

/**
 * Lets the function list and read the search files, or those of a folder, and write them; SEARCH_BUCKET names the
 * bucket.
 */
export function grantSearch(grantee: Function, bucket: Bucket, kind: 'read' | 'write', files = '*'): void {
  const actions = ['s3:GetObject', ...(kind === 'write' ? ['s3:PutObject'] : [])]
  Grant.addToPrincipal({ grantee, actions, resourceArns: [bucket.arnForObjects(files)] })
  Grant.addToPrincipal({ grantee, actions: ['s3:ListBucket'], resourceArns: [bucket.bucketArn] })
  grantee.addEnvironment('SEARCH_BUCKET', bucket.bucketName)
}

/** Lets the function write and remove the certificates that students share; WEB_BUCKET names the bucket. */
export function grantSharedCertificates(grantee: Function, bucket: Bucket): void {
  const actions = ['s3:PutObject', 's3:DeleteObject']
  Grant.addToPrincipal({ grantee, actions, resourceArns: [bucket.arnForObjects(SHARED_CERTIFICATES)] })
  grantee.addEnvironment('WEB_BUCKET', bucket.bucketName)
}

/** Lets the function send e-mails only from the environment's own address; MAIL_FROM names it. */
export function grantMail(fn: Function, { receiptMail }: Environment): void {
  const { region, account, partition } = Stack.of(fn)
  Grant.addToPrincipal({
    grantee: fn,
    actions: ['ses:SendEmail'],
    resourceArns: [`arn:${partition}:ses:${region}:${account}:identity/${receiptMail.identity}`],
    conditions: { StringEquals: { 'ses:FromAddress': receiptMail.from } },
  })
  fn.addEnvironment('MAIL_FROM', receiptMail.from)
}

/**
 * STRIPE_SECRET_ARN: the card service's keys; VIDEO_KEY_ARN: the key for lectures; LINK_SECRET_ARN: the key that signs
 * links.
 */
export type SecretVariable = 'STRIPE_SECRET_ARN' | 'VIDEO_KEY_ARN' | 'LINK_SECRET_ARN'

/** Lets the function read a secret; the variable names it. */
export function grantSecret(grantee: Function, secret: Secret, variable: SecretVariable): void {
  const actions = ['secretsmanager:GetSecretValue']
  Grant.addToPrincipal({ grantee, actions, resourceArns: [secret.secretArn] })
  grantee.addEnvironment(variable, secret.secretArn)
}
