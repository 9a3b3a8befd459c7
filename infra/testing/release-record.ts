import type { Body, Declared } from './deployment-rules.ts'

/**
 * Properties whose change replaces a resource and loses data, users, known addresses, or the position in the table's
 * stream.
 */
const FIXED_PROPERTIES: Record<string, readonly string[]> = {
  'AWS::AppSync::GraphQLApi': ['ApiType', 'Visibility'],
  'AWS::CloudFront::Distribution': [],
  'AWS::Cognito::UserPool': [
    'Schema',
    'UsernameAttributes',
    'AliasAttributes',
    'UsernameConfiguration',
    'UserPoolName',
  ],
  'AWS::Cognito::UserPoolClient': ['UserPoolId', 'GenerateSecret', 'ClientName'],
  'AWS::Cognito::UserPoolGroup': ['UserPoolId', 'GroupName'],
  'AWS::DynamoDB::Table': ['TableName', 'KeySchema', 'AttributeDefinitions', 'ImportSourceSpecification'],
  'AWS::Lambda::EventSourceMapping': ['EventSourceArn', 'StartingPosition', 'StartingPositionTimestamp'],
  'AWS::Lambda::Url': ['TargetFunctionArn', 'Qualifier'],
  'AWS::S3::Bucket': ['BucketName', 'ObjectLockEnabled', 'BucketNamePrefix', 'BucketNamespace'],
  'AWS::SecretsManager::Secret': ['Name', 'GenerateSecretString'],
  'AWS::SQS::Queue': ['QueueName', 'FifoQueue'],
}

/**
 * The lasting resources of a release by `stack/logical id`, each with its type and the properties whose change replaces
 * it.
 */
export type ReleaseRecord = Record<string, { Type: string; fixed: Record<string, unknown> }>

/** Sorts the attributes of a pool or table, because their order has no meaning. */
const inOrder = (value: unknown): unknown =>
  Array.isArray(value) ? value.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : value

const fixedOf = ({ Type, Properties = {} }: Declared): Record<string, unknown> =>
  Object.fromEntries(
    (FIXED_PROPERTIES[Type] ?? []).flatMap((name) => (name in Properties ? [[name, inOrder(Properties[name])]] : [])),
  )

/** Normalizes a reference to another stack, which can be written in several ways. */
const normalizeReferences = (text: string) =>
  text
    .replace(/\{"Fn::ImportValue":"[^"]*?ExportsOutput(\w+?)[0-9A-F]{8}"\}/g, '"<$1>"')
    .replace(/\{"Fn::GetStackOutput":\{[^{}]*?"OutputName":"PublishOutput(\w+?)[0-9A-F]{8}"[^{}]*\}\}/g, '"<$1>"')

/** Returns the record of a release of these stacks. */
export function recordOf(stacks: Readonly<Record<string, Body>>): ReleaseRecord {
  const entries = Object.entries(stacks).flatMap(([stack, { Resources }]) =>
    Object.entries(Resources)
      .filter(([, { Type }]) => Type in FIXED_PROPERTIES)
      .map(([id, resource]) => {
        const fixed = JSON.parse(normalizeReferences(JSON.stringify(fixedOf(resource)))) as Record<string, unknown>
        return [`${stack}/${id}`, { Type: resource.Type, fixed }] as const
      }),
  )
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns a sentence for each lasting resource of a release that the current stacks would replace or lose. */
export function replacements(before: ReleaseRecord, now: ReleaseRecord): string[] {
  return Object.entries(before).flatMap(([id, { Type, fixed }]) => {
    const same = now[id]
    if (same?.Type !== Type) return [`${id} (${Type}) is lost`]
    const changed = [...new Set([...Object.keys(fixed), ...Object.keys(same.fixed)])].filter(
      (name) => JSON.stringify(fixed[name]) !== JSON.stringify(same.fixed[name]),
    )
    return changed.map((name) => `${id} (${Type}) is replaced: ${name} changed`)
  })
}
