import type { Academy } from '#infra/academy.ts'
import { ArtifactMetadataEntryType } from 'aws-cdk-lib/cloud-assembly-schema'
import type { Templates } from './synthesize.ts'

/** What CloudFormation takes of a resource, as far as the rules look at it. */
export type Declared = {
  Type: string
  Properties?: Record<string, unknown>
  DeletionPolicy?: string
  UpdateReplacePolicy?: string
}
export type Body = { Resources: Record<string, Declared>; Outputs?: Record<string, unknown> }

/** AWS takes 500 in a stack; a release must have room. */
const MOST_RESOURCES = 450

/** Where a resource of these kinds has a name that no other of the account and region may have. */
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

const PLACEHOLDERS = /replace_me|example\.com|academy\.example/

const hasFixedName = ({ Type, Properties = {} }: Declared) => typeof Properties[NAMES[Type] ?? ''] === 'string'

/** Each object within a value that is an intrinsic of this name, by what it is given. */
function* intrinsics(value: unknown, name: string): Generator {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === name) yield inner
    yield* intrinsics(inner, name)
  }
}

function faultsOfResource(id: string, resource: Declared, all: Body['Resources']): string[] {
  const { DeletionPolicy: policy = 'Delete', Type } = resource
  const faults: string[] = []
  if (policy === 'Retain') faults.push(`${id} stays when its first deployment fails`)
  if (policy !== 'Delete' && hasFixedName(resource))
    faults.push(`${id} stays under its fixed name: no other can be made`)
  if (Type === 'AWS::S3::Bucket' && policy === 'Delete') {
    const emptied = Object.values(all).filter((each) => each.Type === 'Custom::S3AutoDeleteObjects')
    if (!emptied.some(({ Properties }) => JSON.stringify(Properties?.BucketName) === JSON.stringify({ Ref: id })))
      faults.push(`${id} is removed and not emptied: CloudFormation can't`)
  }
  if (resource.Properties?.ReservedConcurrentExecutions !== undefined)
    faults.push(`${id} reserves concurrency, of which a new account has none`)
  return faults
}

/** What of the stacks, by their names, would stop a first deployment, its retry, a way back or a removal; what is right gives an empty list. */
export function deploymentFaults(stacks: Readonly<Record<string, Body>>): string[] {
  return Object.entries(stacks).flatMap(([stack, body]) => {
    const { Resources } = body
    const count = Object.keys(Resources).length
    const reads = [...intrinsics(body, 'Fn::GetStackOutput')] as { StackName: string; OutputName: string }[]
    return [
      ...Object.entries(Resources).flatMap(([id, resource]) => faultsOfResource(id, resource, Resources)),
      ...[...intrinsics(body, 'Fn::ImportValue')].map(() => 'an import ties the stack that exports it'),
      ...reads
        .filter(({ StackName, OutputName }) => stacks[StackName]?.Outputs?.[OutputName] === undefined)
        .map(({ StackName, OutputName }) => `${StackName} has no output ${OutputName}`),
      ...(count > MOST_RESOURCES ? [`${count} resources, more than ${MOST_RESOURCES}`] : []),
      ...(PLACEHOLDERS.exec(JSON.stringify(body)) ?? []).slice(0, 1).map((text) => `the placeholder ${text}`),
    ].map((fault) => `${stack}: ${fault}`)
  })
}

/** The templates by the names of their stacks. */
export const bodiesOf = (academy: Academy, templates: Templates): Record<string, Body> =>
  Object.fromEntries(
    (['data', 'api', 'web', 'alarms'] as const).flatMap((part): [string, Body][] => {
      const [stack, template] = [academy[part], templates[part]]
      return stack && template ? [[stack.stackName, template.toJSON() as Body]] : []
    }),
  )

/** What the synthesis warns of and nobody has acknowledged, which `cdk deploy --strict` takes for errors. */
export const warningsOf = (academy: Academy): string[] =>
  Object.values(academy)
    .flatMap((stack) => stack.node.findAll())
    .flatMap(({ node }) =>
      node.metadata
        .filter(({ type }) => type === ArtifactMetadataEntryType.WARN)
        .map(({ data }) => `${node.path}: ${String(data)}`),
    )
