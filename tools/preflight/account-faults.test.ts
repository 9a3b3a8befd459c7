import { DescribeTrailsCommand } from '@aws-sdk/client-cloudtrail'
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda'
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2'
import { awsError, denied, type MockedAccount } from './testing/an-account.ts'
import { emptyFolder, expectFaults, type Fault } from './testing/faults.ts'

const quota = ({ lambda }: MockedAccount, ConcurrentExecutions: number, unreserved = ConcurrentExecutions) => {
  const AccountLimit = { ConcurrentExecutions, UnreservedConcurrentExecutions: unreserved }
  lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit })
}
const INCREASE =
  'aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000 --region us-east-1'

const ACCOUNT_FAULTS: Fault[] = [
  {
    fault: 'another account',
    settings: { account: '999999999999' },
    lines: { Account: /^wrong: .*account 123456789012 .*names 999999999999.* To do: set AWS_PROFILE/ },
  },
  {
    fault: 'another region in the shell',
    plant: ({ machine }) => (machine.region = 'eu-west-1'),
    lines: { Region: /^look: AWS_REGION is eu-west-1; .* To do: export AWS_REGION=us-east-1/ },
  },
  {
    fault: 'no bootstrap',
    plant: ({ account }) => account.stack('CDKToolkit', undefined),
    lines: { 'CDK bootstrap': /^wrong: .* To do: npx cdk bootstrap aws:\/\/123456789012\/us-east-1$/ },
  },
  {
    fault: 'an old bootstrap',
    plant: ({ account }) => account.stack('CDKToolkit', 'UPDATE_COMPLETE', '6'),
    lines: { 'CDK bootstrap': /^wrong: .* is 6; at least 21 .* To do: npx cdk bootstrap/ },
  },
  {
    fault: 'a bootstrap that failed',
    plant: ({ account }) => account.stack('CDKToolkit', 'ROLLBACK_COMPLETE'),
    lines: { 'CDK bootstrap': /^wrong: .* CDKToolkit is ROLLBACK_COMPLETE/ },
  },
  {
    fault: 'a right that is missing',
    plant: ({ account }) => account.cloudTrail.on(DescribeTrailsCommand).rejects(denied('cloudtrail:DescribeTrails')),
    lines: { CloudTrail: /^look: Not checked: .* permission cloudtrail:DescribeTrails\. To do: allow/ },
  },
  {
    fault: 'a right that AWS does not name',
    plant: ({ account }) => account.ses.on(GetAccountCommand).rejects(awsError('AccessDeniedException', 'No')),
    lines: { 'SES sending': /^look: Not checked: .* permission ses:GetAccount\./ },
  },
  {
    fault: 'a service that does not answer',
    plant: ({ account }) => account.lambda.on(GetAccountSettingsCommand).rejects(awsError('TimeoutError')),
    lines: { 'Lambda quota': /^look: Not checked: AWS did not answer\. To do: run this again$/ },
  },
]

const SETTINGS_FAULTS: Fault[] = [
  {
    fault: 'placeholders',
    settings: { stripePublishableKey: 'pk_live_replace_me', alarmEmail: 'operations@example.com' },
    lines: {
      Settings: /^wrong: stripePublishableKey is .* pk_live_replace_me\. alarmEmail is .* To do: .*environments\.ts/,
    },
  },
  {
    fault: 'a placeholder in the academy',
    plant: ({ machine }) => (machine.siteUrl = 'https://academy.example'),
    lines: { 'Site address': /^wrong: siteUrl in domain\/academy\.ts/ },
  },
  {
    fault: 'the address of another site',
    plant: ({ machine }) => (machine.siteUrl = 'https://nurses.edu'),
    lines: { 'Site address': /^look: .* but the domain is learn\.nurses\.edu/ },
  },
  {
    fault: 'a test key in prod',
    settings: { stripePublishableKey: 'pk_test_1' },
    lines: { 'Stripe key': /^look: prod .* pk_live_/ },
  },
  {
    fault: 'no bundle',
    plant: ({ machine }) => (machine.webFolder = emptyFolder),
    lines: { 'Web app': /^wrong: .* To do: npm run build:web$/ },
  },
]

const QUOTA_FAULTS: Fault[] = [
  {
    fault: 'a quota of 10 with reservations',
    plant: ({ account }) => {
      quota(account, 10)
    },
    lines: { 'Lambda quota': new RegExp(`^wrong: .* 10 functions .* reserve 15, .* keeps 100 .* To do: ${INCREASE} `) },
  },
  {
    fault: 'no reservations in a small quota',
    settings: { reserveConcurrency: false },
    plant: ({ account }) => {
      quota(account, 10)
    },
    lines: { 'Lambda quota': new RegExp(`^look: .* To do: ${INCREASE}$`) },
  },
  {
    fault: 'no reservations in a large quota',
    settings: { reserveConcurrency: false },
    lines: { 'Lambda quota': /^look: .* To do: set reserveConcurrency: true/ },
  },
  {
    fault: 'reservations that the last deployment took',
    plant: ({ account }) => {
      quota(account, 116, 100)
    },
    lines: { 'Lambda quota': /^ok: .* since the last deployment/ },
  },
]

const MAIL_FAULTS: Fault[] = [
  {
    fault: 'the sandbox of SES',
    plant: ({ account }) =>
      account.ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: false, SendingEnabled: true }),
    lines: { 'SES sending': /^wrong: .*sandbox.* To do: SES console, .*Request production access$/ },
  },
  {
    fault: 'SES turned off',
    plant: ({ account }) =>
      account.ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: true, SendingEnabled: false }),
    lines: { 'SES sending': /^wrong: SES doesn't send mail/ },
  },
  {
    fault: 'an identity that is not verified',
    settings: { receiptMail: { from: 'sam@nurses.org', identity: 'sam@nurses.org' } },
    plant: ({ account }) =>
      account.ses
        .on(GetEmailIdentityCommand, { EmailIdentity: 'sam@nurses.org' })
        .resolves({ VerifiedForSendingStatus: false }),
    lines: { 'SES receiptMail': /^wrong: SES hasn't verified sam@nurses\.org yet\. To do: follow the link/ },
  },
  {
    fault: 'an identity of accountMail that is not verified',
    settings: { accountMail: { from: 'a@codes.nurses.org', identity: 'codes.nurses.org' } },
    plant: ({ account }) =>
      account.ses
        .on(GetEmailIdentityCommand, { EmailIdentity: 'codes.nurses.org' })
        .resolves({ VerifiedForSendingStatus: false }),
    lines: {
      'Sender of codes': /^ok: /,
      'SES accountMail': /^wrong: .* To do: publish the DNS records .*get-email-identity/,
    },
  },
  {
    fault: 'an identity that SES does not know',
    settings: { receiptMail: { from: 'a@nurses.org', identity: 'nurses.org' } },
    plant: ({ account }) =>
      account.ses.on(GetEmailIdentityCommand, { EmailIdentity: 'nurses.org' }).rejects(awsError('NotFoundException')),
    lines: { 'SES receiptMail': /^wrong: .* To do: aws sesv2 create-email-identity --email-identity nurses\.org/ },
  },
  {
    fault: 'a sender of another domain',
    settings: { receiptMail: { from: 'a@nurses.org', identity: 'nurses.edu' } },
    lines: { 'SES receiptMail': /^wrong: receiptMail sends from a@nurses\.org/ },
  },
  {
    fault: 'mails that are not signed',
    settings: { receiptMail: { from: 'a@nurses.org', identity: 'nurses.org' } },
    plant: ({ account }) =>
      account.ses
        .on(GetEmailIdentityCommand, { EmailIdentity: 'nurses.org' })
        .resolves({ VerifiedForSendingStatus: true, DkimAttributes: { Status: 'PENDING' } }),
    lines: { 'SES receiptMail': /^look: .*DKIM is PENDING/ },
  },
]

expectFaults([...ACCOUNT_FAULTS, ...SETTINGS_FAULTS, ...QUOTA_FAULTS, ...MAIL_FAULTS])
