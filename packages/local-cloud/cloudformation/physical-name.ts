import { stableId } from './stable-id.ts'

/** The property with a resource's name, by type; a resource without a name is named after its stack and logical ID. */
const nameProperties: Record<string, string> = {
  'AWS::AppSync::DataSource': 'Name',
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::CodeDeploy::Application': 'ApplicationName',
  'AWS::CodeDeploy::DeploymentGroup': 'DeploymentGroupName',
  'AWS::Cognito::UserPoolGroup': 'GroupName',
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::Events::Rule': 'Name',
  'AWS::IAM::ManagedPolicy': 'ManagedPolicyName',
  'AWS::IAM::Role': 'RoleName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::SSM::Parameter': 'Name',
  'AWS::Scheduler::Schedule': 'Name',
  'AWS::SecretsManager::Secret': 'Name',
}

/** The name property of a resource type, if it has one. */
export function nameProperty(kind: string): string | undefined {
  return nameProperties[kind]
}

/** The number of a function's version; a template describes only one, so it is the first. */
const firstVersion = '1'

/** The name of a function's version or alias, `<function>:<number or alias>`; undefined for other types. */
export function qualifiedName(kind: string, property: (name: string) => string | undefined): string | undefined {
  if (kind !== 'AWS::Lambda::Alias' && kind !== 'AWS::Lambda::Version') return undefined
  const qualifier = kind === 'AWS::Lambda::Version' ? firstVersion : property('Name')
  // The function may be specified by its ARN, which ends with the name.
  return `${property('FunctionName')?.split(':').at(-1) ?? ''}:${qualifier ?? ''}`
}

/** A generated name as in CloudFormation, but the same at every start so that stored data stays valid. */
export function generatedName(kind: string, stack: string, logicalId: string): string {
  const seed = `${stack}/${logicalId}`
  if (kind === 'AWS::Cognito::UserPoolClient') return stableId(seed, 26)
  if (kind === 'AWS::AppSync::GraphQLApi') return stableId(seed, 26)
  if (kind === 'AWS::CloudFront::Distribution') return `E${stableId(seed, 13).toUpperCase()}`
  if (kind === 'AWS::S3::Bucket') {
    return `${stack}-${logicalId}`.toLowerCase().slice(0, 52).replace(/-$/, '') + `-${stableId(seed, 10)}`
  }
  const name = `${stack}-${logicalId}`
  return name.length <= 64 ? name : `${name.slice(0, 51)}-${stableId(seed, 12)}`
}
