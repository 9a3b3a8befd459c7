import { DescribeCertificateCommand } from '@aws-sdk/client-acm'
import { DescribeBudgetCommand } from '@aws-sdk/client-budgets'
import { ListImportsCommand } from '@aws-sdk/client-cloudformation'
import { ListDistributionsCommand } from '@aws-sdk/client-cloudfront'
import { DescribeTrailsCommand, GetTrailStatusCommand } from '@aws-sdk/client-cloudtrail'
import { aDistribution, awsError, denied, HOST, NOW } from './testing/an-account.ts'
import { expectFaults, type Fault } from './testing/faults.ts'

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
    lines: { Certificate: /^wrong: The certificate is PENDING_VALIDATION\. To do: publish the CNAME records/ },
  },
  {
    fault: 'a certificate for another name',
    plant: certificate({ DomainName: 'nurses.edu', SubjectAlternativeNames: ['*.live.nurses.edu'] }),
    lines: { Certificate: /^wrong: .* not for learn\.nurses\.edu\. To do: aws acm request-certificate/ },
  },
  {
    fault: 'a certificate that expires',
    plant: certificate(inDays(29)),
    lines: { Certificate: /^wrong: The certificate expires in 29 days\./ },
  },
  {
    fault: 'a certificate in another region',
    settings: { domain: { name: HOST, certificateArn: 'arn:aws:acm:eu-west-1:123456789012:certificate/1' } },
    lines: { Certificate: /^wrong: The certificate is in eu-west-1; .* --region us-east-1$/ },
  },
  {
    fault: 'a certificate that is gone',
    plant: ({ account }) => account.acm.on(DescribeCertificateCommand).rejects(awsError('ResourceNotFoundException')),
    lines: { Certificate: /^wrong: There is no certificate arn:/ },
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
      'Domain in CloudFront': /^wrong: Distribution EOTHER already uses learn\.nurses\.edu\. To do: CloudFront console/,
      'Domain in DNS': /^look: learn\.nurses\.edu points at d1\.cloudfront\.net\. To do: after the deployment/,
    },
  },
  {
    fault: 'a domain that is in no DNS',
    plant: ({ machine }) => (machine.resolve = () => Promise.resolve([])),
    lines: { 'Domain in DNS': /^look: .* in no DNS yet\. To do: after the deployment, .* at d1\.cloudfront\.net$/ },
  },
]

const OPERATOR_FAULTS: Fault[] = [
  {
    fault: 'budgets that only the root user may open',
    plant: ({ account }) =>
      account.budgets
        .on(DescribeBudgetCommand)
        .rejects(awsError('AccessDeniedException', 'User: sam is not authorized to perform: budgets:ViewBudget')),
    lines: { Budget: /^wrong: .* To do: an administrator with the root user turns on "IAM user and role access/ },
  },
  {
    fault: 'budgets without the right',
    plant: ({ account }) => account.budgets.on(DescribeBudgetCommand).rejects(denied('budgets:ViewBudget')),
    lines: { Budget: /^look: .* permission budgets:ViewBudget\. To do: allow budgets:ViewBudget.*Billing$/ },
  },
  {
    fault: 'no trail',
    plant: ({ account }) => account.cloudTrail.on(DescribeTrailsCommand).resolves({ trailList: [] }),
    lines: { CloudTrail: /^wrong: No trail .* To do: aws cloudtrail create-trail / },
  },
  {
    fault: 'a trail of one region',
    plant: ({ account }) =>
      account.cloudTrail.on(DescribeTrailsCommand).resolves({ trailList: [{ ...trail, IsMultiRegionTrail: false }] }),
    lines: { CloudTrail: /^wrong: No trail / },
  },
  {
    fault: 'a trail that is not logging',
    plant: ({ account }) => account.cloudTrail.on(GetTrailStatusCommand).resolves({ IsLogging: false }),
    lines: { CloudTrail: /^wrong: .* To do: aws cloudtrail start-logging --name all --region us-east-1$/ },
  },
]

const STACK_FAULTS: Fault[] = [
  ...(['ROLLBACK_FAILED', 'DELETE_FAILED'] as const).map((status): Fault => ({
    fault: `a stack in ${status}`,
    plant: ({ account }) => account.stack('Academy-prod-data', status),
    lines: {
      Stacks: new RegExp(
        `^wrong: Academy-prod-data is ${status}: .* To do: aws cloudformation delete-stack --stack-name A`,
      ),
    },
  })),
  {
    fault: 'a stack in UPDATE_ROLLBACK_FAILED',
    plant: ({ account }) => account.stack('Academy-prod-api', 'UPDATE_ROLLBACK_FAILED'),
    lines: { Stacks: /^wrong: .* To do: aws cloudformation continue-update-rollback --stack-name Academy-prod-api/ },
  },
  {
    fault: 'a stack that is being updated',
    plant: ({ account }) => account.stack('Academy-prod-api', 'UPDATE_IN_PROGRESS'),
    lines: { Stacks: /^look: .* To do: wait until it is complete/ },
  },
  {
    fault: 'exports that are imported',
    plant: ({ account }) => account.cloudFormation.on(ListImportsCommand).resolves({ Imports: ['Academy-prod-api'] }),
    lines: {
      References:
        /^wrong: Academy-prod-api imports .* To do: deploy once with "npx cdk deploy --all -c env=prod -c @aws-cdk\/core:defaultCrossStackReferences=both"/,
    },
  },
]

expectFaults([...DOMAIN_FAULTS, ...OPERATOR_FAULTS, ...STACK_FAULTS])
