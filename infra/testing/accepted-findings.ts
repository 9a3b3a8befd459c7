/** An accepted finding of cdk-nag and the reason: rules by the start of their ID, resources by part of their path. */
export type AcceptedFinding = { rule: string; path: string; reason: string }

const DEPLOYMENT = 'Custom::CDKBucketDeployment'
const library = (rule: string) => ({
  rule,
  path: DEPLOYMENT,
  reason:
    "The library's own function; it runs while a deployment copies the bundle, and its code and runtime are the library's.",
})

export const ACCEPTED_FINDINGS: readonly AcceptedFinding[] = [
  {
    rule: 'AwsSolutions-COG1',
    path: '/Users/',
    reason: 'The specification asks for six characters of any kind (1.9.11).',
  },
  {
    rule: 'AwsSolutions-COG2',
    path: '/Users/',
    reason:
      'The specification signs in with e-mail and password; a second factor is offered to all and demanded of administrators (decision 0044).',
  },
  {
    rule: 'AwsSolutions-COG8',
    path: '/Users/',
    reason: 'The plus plan is priced by user; sign-in is throttled by Cognito.',
  },
  { rule: 'AwsSolutions-S1', path: '/Web/', reason: 'Holds public files only.' },
  { rule: 'AwsSolutions-SMG4', path: '/Stripe/', reason: 'Stripe makes these keys; they are rolled in its dashboard.' },
  {
    rule: 'AwsSolutions-SMG4',
    path: '/VideoKey/',
    reason: 'CloudFront must know the next key before it signs: npm run video:keys changes it in two steps.',
  },
  {
    rule: 'AwsSolutions-SMG4',
    path: '/LinkKey/',
    reason:
      'A new key would break every link in mails and every public certificate; it is changed by hand after a leak.',
  },
  {
    rule: 'AwsSolutions-IAM4',
    path: '/ServiceRole/',
    reason: 'AWSLambdaBasicExecutionRole writes logs and nothing else.',
  },
  { rule: 'AwsSolutions-IAM5[Resource::*]', path: '/ServiceRole/', reason: 'Traces: X-Ray knows no resources.' },
  {
    rule: 'AwsSolutions-IAM4',
    path: '/Releaser/',
    reason: 'AWSCodeDeployRoleForLambdaLimited moves aliases and reads alarms; CodeDeploy’s rights are AWS’s own list.',
  },
  {
    rule: 'AwsSolutions-IAM5',
    path: 'Source/ServiceRole/',
    reason: 'Any version of the one function that the source calls, so that an alias may come and go.',
  },
  ...['/Authoring/', '/Uploads/'].map((path) => ({
    rule: 'AwsSolutions-IAM5',
    path,
    reason: 'Any lecture, image or pending file: administrators upload to the task they name.',
  })),
  ...['/Search/', '/Quizzes/', '/Bookkeeping/', '/Questions/', '/Planning/', '/Calendar/'].map((path) => ({
    rule: 'AwsSolutions-IAM5',
    path,
    reason: 'Any file of the search bucket: there are as many as questions and users need.',
  })),
  { rule: 'AwsSolutions-IAM5', path: '/Exams/', reason: 'The files of its exams, RN and PN, and no other.' },
  ...['/Certificates/', '/Users/'].map((path) => ({
    rule: 'AwsSolutions-IAM5',
    path,
    reason: 'Any certificate that a student shares: its address is random.',
  })),
  {
    rule: 'AwsSolutions-IAM5',
    path: '/Upkeep/',
    reason: 'Any certificate that a student shares: its address is random; any file of the statistics of questions.',
  },
  { rule: 'AwsSolutions-ASC3', path: '/Api/', reason: 'Errors are logged, contents are not: they hold personal data.' },
  {
    rule: 'AwsSolutions-CFR3',
    path: '/Distribution/',
    reason: 'Logged by standard logs v2 (site-log.ts), which leave queries out; the rule knows the older ones only.',
  },
  { rule: 'AwsSolutions-CFR1', path: '/Distribution/', reason: 'Students may travel.' },
  {
    rule: 'AwsSolutions-CFR4',
    path: '/Distribution/',
    reason: "Without a domain, CloudFront's own certificate sets it; with one, TLS 1.2 is the least.",
  },
  {
    rule: 'Serverless-LambdaDLQ',
    path: 'Academy-prod-',
    reason: 'Answered at once, or asked again: by the user pool, Stripe, the stream, the next minute.',
  },
  {
    rule: 'Serverless-EventBusDLQ',
    path: '/CalibrateEvery/',
    reason: 'The next run, a night later, goes on with the same calibration; administrators can start one at any time.',
  },
  {
    rule: 'Serverless-EventBusDLQ',
    path: '/NoticesEvery/',
    reason: 'The next run, a minute later, goes on with the same notices.',
  },
  {
    rule: 'Serverless-EventBusDLQ',
    path: '/ReconcileEvery/',
    reason: 'The next run, a minute later, asks about the same payments.',
  },
  {
    rule: 'Serverless-EventBusDLQ',
    path: '/UpkeepEvery/',
    reason: 'The next run, an hour later, finds the same deletions and reminders.',
  },
  {
    rule: 'AwsSolutions-SQS3',
    path: '/Dead',
    reason: 'It is itself where what was given up lies; an alarm says so.',
  },
  {
    rule: 'Serverless-SQSRedrivePolicy',
    path: '/Dead',
    reason: 'It is itself where what was given up lies; an alarm says so.',
  },
  {
    rule: 'Serverless-SNSRedrivePolicy',
    path: '/Alarms/',
    reason: 'A mail that cannot be delivered is retried by SNS; the alarm stays red.',
  },
  library('AwsSolutions-IAM5'),
  library('AwsSolutions-L1'),
  library('Serverless-LambdaLatestVersion'),
  library('Serverless-LambdaTracing'),
]
