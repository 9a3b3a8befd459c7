/** Resource types that have no local effect and are ignored. Policies and permissions are read elsewhere. */
const inert = [
  /^AWS::ApplicationAutoScaling::/,
  /^AWS::Backup::/,
  /^AWS::Budgets::/,
  /^AWS::CDK::Metadata$/,
  /^AWS::CertificateManager::/,
  /^AWS::CloudFormation::WaitCondition/,
  /^AWS::CloudFront::/,
  /^AWS::CloudWatch::/,
  /^AWS::CodeDeploy::/,
  /^AWS::IAM::/,
  /^AWS::KMS::/,
  /^AWS::Lambda::(EventInvokeConfig|LayerVersion|Permission)$/,
  /^AWS::Logs::/,
  /^AWS::Route53::/,
  /^AWS::S3::BucketPolicy$/,
  /^AWS::SES::/,
  /^AWS::SNS::/,
  /^AWS::SQS::/,
  /^AWS::SSM::Parameter$/,
  /^AWS::Scheduler::ScheduleGroup$/,
  /^AWS::SecretsManager::(ResourcePolicy|RotationSchedule|SecretTargetAttachment)$/,
  /^AWS::WAFv2::/,
  /^AWS::XRay::/,
  /^Custom::(CDKBucketDeployment|S3AutoDeleteObjects|LogRetention|CrossRegionExportWriter|CrossRegionExportReader)$/,
]

/** Whether a resource type needs nothing to run locally. */
export function isInert(kind: string): boolean {
  return inert.some((pattern) => pattern.test(kind))
}

/** Resource types implemented by an embedded service. */
const served = [
  'AWS::AppSync::DataSource',
  'AWS::AppSync::FunctionConfiguration',
  'AWS::AppSync::GraphQLApi',
  'AWS::AppSync::GraphQLSchema',
  'AWS::AppSync::Resolver',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolDomain',
  'AWS::Cognito::UserPoolGroup',
  'AWS::DynamoDB::GlobalTable',
  'AWS::DynamoDB::Table',
  'AWS::Events::Rule',
  'AWS::Lambda::Alias',
  'AWS::Lambda::EventSourceMapping',
  'AWS::Lambda::Function',
  'AWS::Lambda::Url',
  'AWS::Lambda::Version',
  'AWS::S3::Bucket',
  'AWS::Scheduler::Schedule',
  'AWS::SecretsManager::Secret',
]

/** Whether an embedded service implements a resource type. */
export function isServed(kind: string): boolean {
  return served.includes(kind)
}
