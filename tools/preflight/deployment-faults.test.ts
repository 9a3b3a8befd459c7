import { DescribeCertificateCommand } from '@aws-sdk/client-acm'
import { DescribeBudgetCommand } from '@aws-sdk/client-budgets'
import { ListImportsCommand } from '@aws-sdk/client-cloudformation'
import { ListDistributionsCommand } from '@aws-sdk/client-cloudfront'
import { DescribeTrailsCommand, GetTrailStatusCommand } from '@aws-sdk/client-cloudtrail'
import { aDistribution, awsError, denied, HOST, NOW, expectFaults, type Fault } from './account-fixture.ts'

const certificate =
  (changes: object): NonNullable<Fault['plant']> =>
  ({ account }) => {
    const Certificate = { Status: 'ISSUED' as const, DomainName: HOST, ...changes }
    account.acm.on(DescribeCertificateCommand).resolves({ Certificate })
  }
const inDays = (days: number) => ({ NotAfter: new Date(NOW + days * 86_400_000) })
const trail = { Name: 'all', IsMultiRegionTrail: true, HomeRegion: 'us-east-1' }

const DOMAIN_FAULTS: Fault[] = [
  {
    fault: 'a certificate that is pending',
    plant: certificate({ Status: 'PENDING_VALIDATION' }),
    lines: { Certificate: /^fail: The certificate is PENDING_VALIDATION\. Fix: publish the CNAME records/ },
  },
  {
    fault: 'a certificate for another name',
    plant: certificate({ DomainName: 'nurses.edu', SubjectAlternativeNames: ['*.live.nurses.edu'] }),
    lines: { Certificate: /^fail: .* not for learn\.nurses\.edu\. Fix: aws acm request-certificate/ },
  },
  {
    fault: 'a certificate that expires',
    plant: certificate(inDays(29)),
    lines: { Certificate: /^fail: The certificate expires in 29 days\./ },
  },
  {
    fault: 'a certificate in another region',
    settings: { domain: { name: HOST, certificateArn: 'arn:aws:acm:eu-west-1:123456789012:certificate/1' } },
    lines: { Certificate: /^fail: The certificate is in eu-west-1; .* --region us-east-1$/ },
  },
  {
    fault: 'a certificate that is gone',
    plant: ({ account }) => account.acm.on(DescribeCertificateCommand).rejects(awsError('ResourceNotFoundException')),
    lines: { Certificate: /^fail: There is no certificate arn:/ },
  },
  {
    fault: 'a domain that another distribution uses',
    plant: ({ account }) => {
      const Aliases = { Items: [HOST], Quantity: 1 }
      account.cloudFront
        .on(ListDistributionsCommand)
        .resolves(aDistribution({ Id: 'EOTHER', DomainName: 'd1.cloudfront.net', Comment: 'Old', Aliases }))
    },
    lines: {
      'Domain in CloudFront': /^fail: Distribution EOTHER already uses learn\.nurses\.edu\. Fix: CloudFront console/,
      'Domain in DNS': /^warn: learn\.nurses\.edu points at d1\.cloudfront\.net\. Fix: after the deployment/,
    },
  },
  {
    fault: 'a domain without a DNS record',
    plant: ({ machine }) => (machine.resolve = () => Promise.resolve([])),
    lines: {
      'Domain in DNS': /^warn: .* has no DNS record yet\. Fix: after the deployment, .* at d1\.cloudfront\.net$/,
    },
  },
]

const OPERATOR_FAULTS: Fault[] = [
  {
    fault: 'budgets that only the root user may open',
    plant: ({ account }) =>
      account.budgets
        .on(DescribeBudgetCommand)
        .rejects(awsError('AccessDeniedException', 'User: sam is not authorized to perform: budgets:ViewBudget')),
    lines: { Budget: /^fail: .* Fix: sign in as the root user and turn on "IAM user and role access/ },
  },
  {
    fault: 'budgets without the right',
    plant: ({ account }) => account.budgets.on(DescribeBudgetCommand).rejects(denied('budgets:ViewBudget')),
    lines: { Budget: /^warn: .* permission budgets:ViewBudget\. Fix: allow budgets:ViewBudget.*Billing$/ },
  },
  {
    fault: 'no trail',
    plant: ({ account }) => account.cloudTrail.on(DescribeTrailsCommand).resolves({ trailList: [] }),
    lines: { CloudTrail: /^fail: No CloudTrail trail .* Fix: aws cloudtrail create-trail / },
  },
  {
    fault: 'a trail of one region',
    plant: ({ account }) =>
      account.cloudTrail.on(DescribeTrailsCommand).resolves({ trailList: [{ ...trail, IsMultiRegionTrail: false }] }),
    lines: { CloudTrail: /^fail: No CloudTrail trail / },
  },
  {
    fault: 'a trail that is not logging',
    plant: ({ account }) => account.cloudTrail.on(GetTrailStatusCommand).resolves({ IsLogging: false }),
    lines: { CloudTrail: /^fail: .* Fix: aws cloudtrail start-logging --name all --region us-east-1$/ },
  },
]

const STACK_FAULTS: Fault[] = [
  ...(['ROLLBACK_FAILED', 'DELETE_FAILED'] as const).map((status): Fault => ({
    fault: `a stack in ${status}`,
    plant: ({ account }) => account.stack('Academy-prod-data', status),
    lines: {
      Stacks: new RegExp(
        `^fail: Academy-prod-data is ${status}: .* Fix: aws cloudformation delete-stack --stack-name A`,
      ),
    },
  })),
  {
    fault: 'a stack in UPDATE_ROLLBACK_FAILED',
    plant: ({ account }) => account.stack('Academy-prod-api', 'UPDATE_ROLLBACK_FAILED'),
    lines: { Stacks: /^fail: .* Fix: aws cloudformation continue-update-rollback --stack-name Academy-prod-api/ },
  },
  {
    fault: 'a stack that is being updated',
    plant: ({ account }) => account.stack('Academy-prod-api', 'UPDATE_IN_PROGRESS'),
    lines: { Stacks: /^warn: .* Fix: wait until it is complete/ },
  },
  {
    fault: 'exports that are imported',
    plant: ({ account }) => account.cloudFormation.on(ListImportsCommand).resolves({ Imports: ['Academy-prod-api'] }),
    lines: {
      References:
        /^fail: Academy-prod-api imports .* Fix: check out the release that is deployed now, and deploy it once with "npx cdk deploy --all -c env=prod -c @aws-cdk\/core:defaultCrossStackReferences=both"/,
    },
  },
]

expectFaults([...DOMAIN_FAULTS, ...OPERATOR_FAULTS, ...STACK_FAULTS])
