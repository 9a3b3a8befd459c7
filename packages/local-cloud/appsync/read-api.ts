import { readFileSync } from 'node:fs'
import type { AppSyncOptions, DataSource, FunctionOption, IamMode, ResolverOption } from './options.ts'
import { at, listOf, numberOf, objectOf, textOf, textsOf, type Json, type JsonObject } from '../shared/json.ts'
import { InvalidTemplate } from '../cloudformation/invalid-template.ts'
import { resourcesOf, type CloudModel, type CloudResource } from '../cloudformation/cloud-model.ts'
import { findAsset } from '../cloudformation/find-asset.ts'

/** The parts of an API that the template declares. */
export type DeclaredApi = Omit<AppSyncOptions, 'authentication' | 'log' | 'now' | 'region' | 'accountId'> & {
  arn: string
  userPoolId: string
  defaultAction: 'ALLOW' | 'DENY'
  usesIam: boolean
}

/** Creates the data source for a declared one; AppSync assumes `roleArn` to access it. */
export type SourceMaker = {
  table: (tableName: string, roleArn: string) => DataSource
  function: (functionArn: string, roleArn: string) => DataSource
}

function textBehind(model: CloudModel, properties: JsonObject, inline: string, location: string): string | undefined {
  const text = textOf(properties[inline])
  if (text !== undefined) return text
  return properties[location] === undefined ? undefined : readFileSync(findAsset(model, properties[location]), 'utf8')
}

function codeOf(model: CloudModel, { stack, logicalId, properties }: CloudResource): { code?: string } {
  if (properties['RequestMappingTemplate'] !== undefined || properties['ResponseMappingTemplate'] !== undefined) {
    throw new InvalidTemplate(`${stack}/${logicalId} is written in VTL; the local cloud runs APPSYNC_JS only.`)
  }
  const code = textBehind(model, properties, 'Code', 'CodeS3Location')
  return code === undefined ? {} : { code }
}

function readSource({ stack, logicalId, properties }: CloudResource, make: SourceMaker): DataSource {
  const role = textOf(properties['ServiceRoleArn']) ?? ''
  const kind = textOf(properties['Type'])
  if (kind === 'NONE') return { type: 'NONE' }
  if (kind === 'AMAZON_DYNAMODB') return make.table(textOf(at(properties['DynamoDBConfig'], 'TableName')) ?? '', role)
  if (kind === 'AWS_LAMBDA')
    return make.function(textOf(at(properties['LambdaConfig'], 'LambdaFunctionArn')) ?? '', role)
  throw new InvalidTemplate(
    `${stack}/${logicalId} is a data source of kind ${kind ?? '(none)'}, which the local cloud has not.`,
  )
}

const batch = (properties: JsonObject): { maxBatchSize?: number } => {
  const maxBatchSize = numberOf(properties['MaxBatchSize'])
  return maxBatchSize === undefined ? {} : { maxBatchSize }
}

function readResolver(model: CloudModel, resource: CloudResource): ResolverOption {
  const { properties } = resource
  const dataSource = textOf(properties['DataSourceName'])
  const functions = textsOf(at(properties['PipelineConfig'], 'Functions'))
  return {
    typeName: textOf(properties['TypeName']) ?? '',
    fieldName: textOf(properties['FieldName']) ?? '',
    kind: properties['Kind'] === 'PIPELINE' ? 'PIPELINE' : 'UNIT',
    ...(dataSource === undefined ? {} : { dataSource }),
    ...(properties['Kind'] === 'PIPELINE' ? { functions } : {}),
    ...codeOf(model, resource),
    ...batch(properties),
  }
}

function texts(value: Json | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(objectOf(value)).map(([name, inner]) => [name, textOf(inner) ?? '']))
}

function authentication(api: CloudResource): Pick<DeclaredApi, 'userPoolId' | 'defaultAction' | 'usesIam'> {
  const { stack, logicalId, properties } = api
  const kinds = [properties, ...listOf(properties['AdditionalAuthenticationProviders'])].map((provider) =>
    textOf(at(provider, 'AuthenticationType')),
  )
  const [first, ...others] = kinds
  if (first !== 'AMAZON_COGNITO_USER_POOLS' || others.some((kind) => kind !== 'AWS_IAM')) {
    throw new InvalidTemplate(
      `${stack}/${logicalId} authorizes by ${kinds.join(', ')}; the local cloud knows Cognito first and IAM besides.`,
    )
  }
  return {
    userPoolId: textOf(at(properties['UserPoolConfig'], 'UserPoolId')) ?? '',
    defaultAction: at(properties['UserPoolConfig'], 'DefaultAction') === 'DENY' ? 'DENY' : 'ALLOW',
    usesIam: others.includes('AWS_IAM'),
  }
}

/**
 * Reads the template's single GraphQL API. Returns undefined if there is none; throws InvalidTemplate if it cannot be
 * run.
 */
export function readApi(model: CloudModel, make: SourceMaker): DeclaredApi | undefined {
  const [api, second] = resourcesOf(model, 'AWS::AppSync::GraphQLApi')
  if (api === undefined) return undefined
  if (second !== undefined) throw new InvalidTemplate('it holds more than one GraphQL API.')
  const [schema] = resourcesOf(model, 'AWS::AppSync::GraphQLSchema')
  const sources = resourcesOf(model, 'AWS::AppSync::DataSource').map(
    (source) => [source.ref, readSource(source, make)] as const,
  )
  const functions = resourcesOf(model, 'AWS::AppSync::FunctionConfiguration').map(
    (resource): [string, FunctionOption] => [
      resource.ref,
      {
        dataSource: textOf(resource.properties['DataSourceName']) ?? '',
        ...codeOf(model, resource),
        ...batch(resource.properties),
      },
    ],
  )
  return {
    arn: api.arn,
    apiId: api.arn.split('/').at(-1) ?? '',
    schema: (schema && textBehind(model, schema.properties, 'Definition', 'DefinitionS3Location')) ?? '',
    introspection: api.properties['IntrospectionConfig'] !== 'DISABLED',
    queryDepthLimit: numberOf(api.properties['QueryDepthLimit']) ?? 0,
    resolverCountLimit: numberOf(api.properties['ResolverCountLimit']) ?? 0,
    environment: texts(api.properties['EnvironmentVariables']),
    dataSources: Object.fromEntries(sources),
    functions: Object.fromEntries(functions),
    resolvers: resourcesOf(model, 'AWS::AppSync::Resolver').map((resolver) => readResolver(model, resolver)),
    ...authentication(api),
  }
}

/** The API's IAM mode, if the template declares one. */
export function iamModes(api: DeclaredApi, authorize: IamMode['authorize']): IamMode[] {
  return api.usesIam ? [{ type: 'AWS_IAM', authorize }] : []
}
