import type { Json } from '../shared/json.ts'
import type { Place } from './cloud-model.ts'
import { isInert } from './ignored-resources.ts'
import { stableId } from './stable-id.ts'

/** Placeholder for the distribution's host name, replaced by the local address. */
export const distributionHost = 'distribution.cloudfront.local'

export type Subject = { kind: string; logicalId: string; stack: string; name: string; place: Place }

const arnPaths: Record<string, (subject: Subject) => string> = {
  'AWS::AppSync::GraphQLApi': ({ name }) => `appsync:R:A:apis/${name}`,
  'AWS::CloudWatch::Alarm': ({ name }) => `cloudwatch:R:A:alarm:${name}`,
  'AWS::Cognito::UserPool': (subject) => `cognito-idp:R:A:userpool/${poolId(subject)}`,
  'AWS::DynamoDB::GlobalTable': ({ name }) => `dynamodb:R:A:table/${name}`,
  'AWS::DynamoDB::Table': ({ name }) => `dynamodb:R:A:table/${name}`,
  'AWS::Events::Rule': ({ name }) => `events:R:A:rule/${name}`,
  'AWS::IAM::ManagedPolicy': ({ name }) => `iam::A:policy/${name}`,
  'AWS::IAM::Role': ({ name }) => `iam::A:role/${name}`,
  'AWS::Lambda::Alias': ({ name }) => `lambda:R:A:function:${name}`,
  'AWS::Lambda::Function': ({ name }) => `lambda:R:A:function:${name}`,
  'AWS::Lambda::Version': ({ name }) => `lambda:R:A:function:${name}`,
  'AWS::Logs::LogGroup': ({ name }) => `logs:R:A:log-group:${name}:*`,
  'AWS::S3::Bucket': ({ name }) => `s3:::${name}`,
  'AWS::SNS::Topic': ({ name }) => `sns:R:A:${name}`,
  'AWS::SQS::Queue': ({ name }) => `sqs:R:A:${name}`,
  'AWS::Scheduler::Schedule': ({ name }) => `scheduler:R:A:schedule/default/${name}`,
  'AWS::SecretsManager::Secret': ({ name, stack, logicalId }) =>
    `secretsmanager:R:A:secret:${name}-${stableId(`${stack}/${logicalId}`, 6)}`,
}

function poolId({ place, stack, logicalId }: Subject): string {
  return `${place.region}_${stableId(`${stack}/${logicalId}`, 9)}`
}

/** The ARN of a resource; unsupported types get one built from their logical ID. */
export function arnOf(subject: Subject): string {
  const { kind, logicalId, place } = subject
  const path = arnPaths[kind]?.(subject) ?? `${(kind.split('::')[1] ?? 'custom').toLowerCase()}:R:A:${logicalId}`
  return `arn:aws:${path.replace(':R:', `:${place.region}:`).replace(':A:', `:${place.account}:`)}`
}

const refIsArn = [
  'AWS::AppSync::GraphQLApi',
  'AWS::IAM::ManagedPolicy',
  'AWS::Lambda::Alias',
  'AWS::Lambda::Version',
  'AWS::SNS::Topic',
  'AWS::SecretsManager::Secret',
]

/** The value of `Ref` for a resource. */
export function refOf(subject: Subject): string {
  const { kind, name, place } = subject
  if (refIsArn.includes(kind)) return arnOf(subject)
  if (kind === 'AWS::Cognito::UserPool') return poolId(subject)
  if (kind === 'AWS::SQS::Queue') return `https://sqs.${place.region}.amazonaws.com/${place.account}/${name}`
  return name
}

const attributes: Record<string, Record<string, (subject: Subject) => string>> = {
  'AWS::AppSync::DataSource': { DataSourceArn: arnOf, Name: ({ name }) => name },
  'AWS::AppSync::FunctionConfiguration': {
    FunctionArn: arnOf,
    FunctionId: ({ name }) => name,
    Name: ({ name }) => name,
  },
  'AWS::AppSync::Resolver': { ResolverArn: arnOf },
  'AWS::AppSync::GraphQLApi': {
    ApiId: ({ name }) => name,
    GraphQLUrl: ({ place }) => `${place.origin}/graphql`,
    GraphQLDns: ({ place }) => new URL(place.origin).host,
    RealtimeUrl: ({ place }) => `${place.origin.replace(/^http/, 'ws')}/graphql/realtime`,
    RealtimeDns: ({ place }) => new URL(place.origin).host,
  },
  'AWS::CloudFront::Distribution': { DomainName: () => distributionHost, Id: ({ name }) => name },
  'AWS::Cognito::UserPool': {
    ProviderName: (subject) => `cognito-idp.${subject.place.region}.amazonaws.com/${poolId(subject)}`,
    ProviderURL: (subject) => `https://cognito-idp.${subject.place.region}.amazonaws.com/${poolId(subject)}`,
    UserPoolId: (subject) => poolId(subject),
  },
  'AWS::Cognito::UserPoolClient': { ClientId: ({ name }) => name, Name: ({ name }) => name },
  'AWS::DynamoDB::GlobalTable': { StreamArn: streamArn, TableId: ({ name }) => name },
  'AWS::DynamoDB::Table': { StreamArn: streamArn },
  'AWS::IAM::Role': { RoleId: ({ name }) => name },
  'AWS::Lambda::Alias': { AliasArn: arnOf },
  'AWS::Lambda::Version': { FunctionArn: arnOf, Version: ({ name }) => name.split(':').at(-1) ?? '' },
  'AWS::Lambda::Url': {
    FunctionUrl: ({ place, logicalId }) => `${place.origin}/_local/functions/${logicalId}/`,
  },
  'AWS::S3::Bucket': {
    DomainName: ({ name }) => `${name}.s3.amazonaws.com`,
    DualStackDomainName: ({ name, place }) => `${name}.s3.dualstack.${place.region}.amazonaws.com`,
    RegionalDomainName: ({ name, place }) => `${name}.s3.${place.region}.amazonaws.com`,
    WebsiteURL: ({ name, place }) => `http://${name}.s3-website-${place.region}.amazonaws.com`,
  },
  'AWS::SQS::Queue': { QueueName: ({ name }) => name, QueueUrl: refOf },
  'AWS::SNS::Topic': { TopicArn: arnOf, TopicName: ({ name }) => name },
}

function streamArn(subject: Subject): string {
  return `${arnOf(subject)}/stream/local`
}

/** The value of `Fn::GetAtt` for a resource; undefined for an unknown attribute. */
export function attributeOf(subject: Subject, attribute: string): Json | undefined {
  const known = attributes[subject.kind]?.[attribute]
  if (known !== undefined) return known(subject)
  if (attribute === 'Arn') return arnOf(subject)
  if (!isInert(subject.kind)) return undefined
  if (/(^|\.)\w*ARN$|Arn$/.test(attribute)) return arnOf(subject)
  return refOf(subject)
}
