import type { Academy } from '#infra/academy.ts'
import { PLACEHOLDER } from '#infra/check-environment.ts'
import { ArtifactMetadataEntryType } from 'aws-cdk-lib/cloud-assembly-schema'
import type { Templates } from './synthesize.ts'

/** The parts of a CloudFormation resource that the rules check. */
export type Declared = {
  Type: string
  Properties?: Record<string, unknown>
  DeletionPolicy?: string
  UpdateReplacePolicy?: string
}
export type Body = { Resources: Record<string, Declared>; Outputs?: Record<string, unknown> }

/** AWS allows 500 per stack; this leaves room for a release. */
const MAX_RESOURCES = 450

/** The name property of resource types whose names must be unique in the account and region. */
const NAMES: Record<string, string> = {
  'AWS::Budgets::Budget': 'BudgetName',
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::CloudWatch::Dashboard': 'DashboardName',
  'AWS::CodeDeploy::Application': 'ApplicationName',
  'AWS::CodeDeploy::DeploymentGroup': 'DeploymentGroupName',
  'AWS::Cognito::UserPool': 'UserPoolName',
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::Events::Rule': 'Name',
  'AWS::IAM::Role': 'RoleName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::Logs::DeliveryDestination': 'Name',
  'AWS::Logs::DeliverySource': 'Name',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SecretsManager::Secret': 'Name',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::SQS::Queue': 'QueueName',
}

/** Whether a name contains no resource of its own stack, so that the next deployment would reuse it. */
function hasFixedName({ Type, Properties = {} }: Declared, all: Body['Resources']): boolean {
  const names = NAMES[Type] === undefined ? Object.keys(Properties).filter((key) => /Name$/.test(key)) : [NAMES[Type]]
  return names.some((key) => {
    const text = JSON.stringify(Properties[key] ?? null)
    const refers = [...text.matchAll(/"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/g)].some(([, id = '']) => id in all)
    return text !== 'null' && !refers
  })
}

/** The argument of each intrinsic with this name within a value. */
function* intrinsics(value: unknown, name: string): Generator {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === name) yield inner
    yield* intrinsics(inner, name)
  }
}

function faultsOfResource(id: string, resource: Declared, all: Body['Resources'], isFirst: boolean): string[] {
  const { DeletionPolicy: policy = 'Delete', Type } = resource
  const faults: string[] = []
  // The CDK's own validation warns if only one is set, and --strict fails.
  if ((resource.UpdateReplacePolicy === undefined) !== (resource.DeletionPolicy === undefined))
    faults.push(`${id} has one policy of two, of its removal and of its replacement`)
  if (policy === 'Retain') faults.push(`${id} stays when its first deployment fails`)
  if (policy !== 'Delete' && hasFixedName(resource, all))
    faults.push(`${id} stays under its fixed name: no other can be made`)
  const { DeletionProtectionEnabled: isKept, DeletionProtection: pool } = resource.Properties ?? {}
  if (isFirst && (isKept === true || pool === 'ACTIVE')) faults.push(`${id} is protected before its stack is whole`)
  if (Type === 'AWS::S3::Bucket' && policy === 'Delete') {
    const emptied = Object.values(all).filter((each) => each.Type === 'Custom::S3AutoDeleteObjects')
    if (!emptied.some(({ Properties }) => JSON.stringify(Properties?.BucketName) === JSON.stringify({ Ref: id })))
      faults.push(`${id} is removed and not emptied: CloudFormation can't`)
    const denied = Object.values(all).some(
      (each) =>
        each.Type === 'AWS::S3::BucketPolicy' &&
        JSON.stringify(each.Properties?.Bucket) === JSON.stringify({ Ref: id }) &&
        /"Action":\["s3:DeleteObject"[^\]]*\],"Effect":"Deny"/.test(JSON.stringify(each.Properties)),
    )
    if (denied) faults.push(`${id} is emptied by nobody: its policy denies it`)
  }
  if (resource.Properties?.ReservedConcurrentExecutions !== undefined)
    faults.push(`${id} reserves concurrency, of which a new account has none`)
  return faults
}

/**
 * Problems of the stacks, by name, that would stop a first deployment, its retry, a rollback, or a removal; empty if
 * there are none. `isFirst`: a first deployment.
 */
export function deploymentFaults(stacks: Readonly<Record<string, Body>>, isFirst = false): string[] {
  return Object.entries(stacks).flatMap(([stack, body]) => {
    const { Resources } = body
    const count = Object.keys(Resources).length
    const reads = [...intrinsics(body, 'Fn::GetStackOutput')] as { StackName: string; OutputName: string }[]
    return [
      ...Object.entries(Resources).flatMap(([id, resource]) => faultsOfResource(id, resource, Resources, isFirst)),
      ...[...intrinsics(body, 'Fn::ImportValue')].map(() => 'an import ties the stack that exports it'),
      ...reads
        .filter(({ StackName, OutputName }) => stacks[StackName]?.Outputs?.[OutputName] === undefined)
        .map(({ StackName, OutputName }) => `${StackName} has no output ${OutputName}`),
      ...(count > MAX_RESOURCES ? [`${count} resources, more than ${MAX_RESOURCES}`] : []),
      ...(PLACEHOLDER.exec(JSON.stringify(body)) ?? []).slice(0, 1).map((text) => `the placeholder ${text}`),
    ].map((fault) => `${stack}: ${fault}`)
  })
}

/** The templates by stack name. */
export const bodiesOf = (academy: Academy, templates: Templates): Record<string, Body> =>
  Object.fromEntries(
    (['data', 'api', 'web', 'alarms'] as const).flatMap((part): [string, Body][] => {
      const [stack, template] = [academy[part], templates[part]]
      return stack && template ? [[stack.stackName, template.toJSON() as Body]] : []
    }),
  )

const WARNING: string = ArtifactMetadataEntryType.WARN

/** Unacknowledged warnings of the synthesis, which `cdk deploy --strict` treats as errors. */
export const warningsOf = (academy: Academy): string[] =>
  Object.values(academy)
    .flatMap((stack) => stack.node.findAll())
    .flatMap(({ node }) =>
      node.metadata.filter(({ type }) => type === WARNING).map(({ data }) => `${node.path}: ${String(data)}`),
    )
