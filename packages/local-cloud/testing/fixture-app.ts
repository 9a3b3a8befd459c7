import { App, CfnOutput, Stack } from 'aws-cdk-lib'
import {
  Code as ResolverCode,
  Definition,
  FunctionRuntime,
  GraphqlApi,
  AuthorizationType,
} from 'aws-cdk-lib/aws-appsync'
import { LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { UserPool } from 'aws-cdk-lib/aws-cognito'
import { AttributeType, BillingMode, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Code, Function, FunctionUrlAuthType, type IFunction, Runtime, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A template of the fixture: the second one changes `shout` and adds a field, `whisper`. */
export type FixtureTemplate = 'first' | 'second'

const schemaOf = (template: FixtureTemplate) => `
type Query { note(id: ID!): Note  shout(text: String!): String ${template === 'second' ? 'whisper(text: String!): String' : ''} }
type Mutation { putNote(id: ID!, text: String!): Note }
type Note { id: ID! text: String }
schema { query: Query mutation: Mutation }
`

const putNote = `
import { util } from '@aws-appsync/utils'
export function request(ctx) {
  return { operation: 'PutItem', key: util.dynamodb.toMapValues({ pk: 'NOTE#' + ctx.args.id, sk: 'META' }), attributeValues: util.dynamodb.toMapValues({ id: ctx.args.id, text: ctx.args.text }) }
}
export function response(ctx) { return ctx.error ? util.error(ctx.error.message, ctx.error.type) : ctx.result }
`

const note = `
import { util } from '@aws-appsync/utils'
export function request(ctx) { return { operation: 'GetItem', key: util.dynamodb.toMapValues({ pk: 'NOTE#' + ctx.args.id, sk: 'META' }) } }
export function response(ctx) { return ctx.result }
`

/**
 * The fixture's function: it resolves its fields, returns its input, stores stream records in its table, and reads its
 * secret.
 */
const handlerOf = (template: FixtureTemplate) => `
import { createRequire } from 'node:module'
const require = createRequire(${JSON.stringify(import.meta.url)})
const { DynamoDBClient, PutItemCommand, DeleteItemCommand } = require('@aws-sdk/client-dynamodb')
const { SecretsManagerClient, GetSecretValueCommand } = require('@aws-sdk/client-secrets-manager')
const db = new DynamoDBClient({})
export const handler = async (event) => {
  if (event.delete) return db.send(new DeleteItemCommand({ TableName: process.env.TABLE_NAME, Key: { pk: { S: 'x' }, sk: { S: 'x' } } }))
  if (event.secret) return JSON.parse((await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId: process.env.SECRET_ARN }))).SecretString)
  if (event.Records) for (const { dynamodb } of event.Records) {
    if (!dynamodb.Keys.pk.S.startsWith('NOTE#')) continue
    await db.send(new PutItemCommand({ TableName: process.env.TABLE_NAME, Item: { pk: { S: 'SEEN#' + dynamodb.Keys.pk.S }, sk: { S: 'META' } } }))
  }
  if (event.arguments?.text === 'version') return process.env.AWS_LAMBDA_FUNCTION_VERSION
  if (event.info?.fieldName === 'whisper') return event.arguments.text.toLowerCase()
  if (event.arguments) return event.arguments.text.toUpperCase() + '${template === 'second' ? '!!' : '!'}'
  return { event, stripe: process.env.STRIPE_API_URL ?? null }
}
`

/** The alias that resolves fields, with a deployment group. */
function aliasOf(fn: Function): IFunction {
  const alias = fn.addAlias('live')
  new LambdaDeploymentGroup(fn, 'Release', { alias })
  return alias as IFunction
}

/** A small application with one of everything that the local cloud supports, in two stacks. */
export function synthesizeFixture(folder: string, template: FixtureTemplate = 'first'): string {
  const source = join(folder, `source-${template}`)
  const outdir = join(folder, template === 'first' ? 'cdk.out' : 'cdk.out.second')
  mkdirSync(source, { recursive: true })
  writeFileSync(join(source, 'index.mjs'), handlerOf(template))
  const app = new App({ outdir })
  const env = { region: 'us-east-1' }
  const data = new Stack(app, 'Fixture-data', { env })
  const text = (name: string) => ({ name, type: AttributeType.STRING })
  const table = new Table(data, 'Table', {
    partitionKey: text('pk'),
    sortKey: text('sk'),
    billingMode: BillingMode.PAY_PER_REQUEST,
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
  })
  const users = new UserPool(data, 'Users', { selfSignUpEnabled: true, signInAliases: { email: true } })
  const client = users.addClient('Web', { authFlows: { userPassword: true } })
  const bucket = new Bucket(data, 'Files')
  const secret = new Secret(data, 'StripeKeys')

  const api = new Stack(app, 'Fixture-api', { env })
  const schemaFile = join(source, 'schema.graphql')
  writeFileSync(schemaFile, schemaOf(template))
  const userPoolConfig = { userPool: users }
  const defaultAuthorization = { authorizationType: AuthorizationType.USER_POOL, userPoolConfig }
  const { tableArn, tableStreamArn = '' } = table
  const sameTable = Table.fromTableAttributes(api, 'SameTable', { tableArn, tableStreamArn })
  const graphql = new GraphqlApi(api, 'Api', {
    name: 'fixture',
    definition: Definition.fromFile(schemaFile),
    authorizationConfig: { defaultAuthorization },
  })
  const fn = new Function(api, 'Worker', {
    runtime: Runtime.NODEJS_22_X,
    handler: 'index.handler',
    code: Code.fromAsset(source),
    environment: { TABLE_NAME: table.tableName, SECRET_ARN: secret.secretArn },
  })
  table.grant(fn, 'dynamodb:PutItem')
  secret.grantRead(fn)
  fn.addEventSource(new DynamoEventSource(sameTable, { startingPosition: StartingPosition.TRIM_HORIZON }))
  new Rule(api, 'Nightly', { schedule: Schedule.cron({ hour: '3', minute: '0' }), targets: [new LambdaFunction(fn)] })
  const url = fn.addFunctionUrl({ authType: FunctionUrlAuthType.NONE })
  const tableSource = graphql.addDynamoDbDataSource('table', sameTable)
  const runtime = FunctionRuntime.JS_1_0_0
  const resolve = (typeName: string, fieldName: string, code: string) =>
    tableSource.createResolver(`${typeName}${fieldName}`, {
      typeName,
      fieldName,
      runtime,
      code: ResolverCode.fromInline(code),
    })
  resolve('Query', 'note', note)
  resolve('Mutation', 'putNote', putNote)
  const live = graphql.addLambdaDataSource('worker', aliasOf(fn))
  for (const fieldName of ['shout', ...(template === 'second' ? ['whisper'] : [])])
    live.createResolver(fieldName, { typeName: 'Query', fieldName })
  const config = {
    env: 'dev',
    userPoolId: users.userPoolId,
    userPoolClientId: client.userPoolClientId,
    graphqlUrl: graphql.graphqlUrl,
    stripePublishableKey: 'pk_test_template',
  }
  new CfnOutput(api, 'WebConfig', { value: api.toJsonString(config) })
  new CfnOutput(api, 'Hook', { value: url.url })
  new CfnOutput(api, 'TableName', { value: table.tableName })
  new CfnOutput(api, 'Bucket', { value: bucket.bucketName })
  app.synth()
  return outdir
}
