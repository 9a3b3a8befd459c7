import { DescribeTrailsCommand } from '@aws-sdk/client-cloudtrail'
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda'
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2'
import { awsError, denied, type MockedAccount, emptyFolder, expectFaults, type Fault } from './account-fixture.ts'

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
    lines: { Account: /^fail: .*account 123456789012 .*names 999999999999.* Fix: set AWS_PROFILE/ },
  },
  {
    fault: 'another region in the shell',
    plant: ({ machine }) => (machine.region = 'eu-west-1'),
    lines: { Region: /^warn: AWS_REGION is eu-west-1; .* Fix: export AWS_REGION=us-east-1/ },
  },
  {
    fault: 'no bootstrap',
    plant: ({ account }) => account.stack('CDKToolkit', undefined),
    lines: { 'CDK bootstrap': /^fail: .* Fix: npx cdk bootstrap aws:\/\/123456789012\/us-east-1$/ },
  },
  {
    fault: 'an old bootstrap',
    plant: ({ account }) => account.stack('CDKToolkit', 'UPDATE_COMPLETE', '6'),
    lines: { 'CDK bootstrap': /^fail: .* is 6; at least 21 .* Fix: npx cdk bootstrap/ },
  },
  {
    fault: 'a bootstrap that failed',
    plant: ({ account }) => account.stack('CDKToolkit', 'ROLLBACK_COMPLETE'),
    lines: { 'CDK bootstrap': /^fail: .* CDKToolkit is ROLLBACK_COMPLETE/ },
  },
  {
    fault: 'a right that is missing',
    plant: ({ account }) => account.cloudTrail.on(DescribeTrailsCommand).rejects(denied('cloudtrail:DescribeTrails')),
    lines: { CloudTrail: /^warn: Not checked: .* permission cloudtrail:DescribeTrails\. Fix: allow/ },
  },
  {
    fault: 'a right that AWS does not name',
    plant: ({ account }) => account.ses.on(GetAccountCommand).rejects(awsError('AccessDeniedException', 'No')),
    lines: { 'SES sending': /^warn: Not checked: .* permission ses:GetAccount\./ },
  },
  {
    fault: 'a service that does not answer',
    plant: ({ account }) => account.lambda.on(GetAccountSettingsCommand).rejects(awsError('TimeoutError')),
    lines: { 'Lambda quota': /^warn: Not checked: AWS did not answer\. Fix: run this again$/ },
  },
]

const SETTINGS_FAULTS: Fault[] = [
  {
    fault: 'placeholders',
    settings: { stripePublishableKey: 'pk_live_replace_me', alarmEmail: 'operations@example.com' },
    lines: {
      Settings: /^fail: stripePublishableKey is .* pk_live_replace_me\. alarmEmail is .* Fix: .*environments\.ts/,
    },
  },
  {
    fault: 'a placeholder in the academy',
    plant: ({ machine }) => (machine.siteUrl = 'https://academy.example'),
    lines: { 'Site address': /^fail: siteUrl in domain\/academy\.ts/ },
  },
  {
    fault: 'the address of another site',
    plant: ({ machine }) => (machine.siteUrl = 'https://nurses.edu'),
    lines: { 'Site address': /^warn: .* but the domain is learn\.nurses\.edu/ },
  },
  {
    fault: 'a test key in prod',
    settings: { stripePublishableKey: 'pk_test_1' },
    lines: { 'Stripe key': /^warn: prod .* pk_live_/ },
  },
  {
    fault: 'no bundle',
    plant: ({ machine }) => (machine.webFolder = emptyFolder),
    lines: { 'Web app': /^fail: .* Fix: npm run build:web$/ },
  },
]

const QUOTA_FAULTS: Fault[] = [
  {
    fault: 'a quota of 10 with reservations',
    plant: ({ account }) => {
      quota(account, 10)
    },
    lines: { 'Lambda quota': new RegExp(`^fail: .* quota is 10 .* reserve 15, .* keeps 100 .* Fix: ${INCREASE} `) },
  },
  {
    fault: 'no reservations in a small quota',
    settings: { reserveConcurrency: false },
    plant: ({ account }) => {
      quota(account, 10)
    },
    lines: { 'Lambda quota': new RegExp(`^warn: .* Fix: ${INCREASE}$`) },
  },
  {
    fault: 'no reservations in a large quota',
    settings: { reserveConcurrency: false },
    lines: { 'Lambda quota': /^warn: .* Fix: set reserveConcurrency: true/ },
  },
  {
    fault: 'reservations that the last deployment took',
    plant: ({ account }) => {
      quota(account, 116, 100)
    },
    lines: { 'Lambda quota': /^warn: .* the last deployment may have done already\. Fix: nothing if it did/ },
  },
]

const MAIL_FAULTS: Fault[] = [
  {
    fault: 'the sandbox of SES',
    plant: ({ account }) =>
      account.ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: false, SendingEnabled: true }),
    lines: { 'SES sending': /^fail: .*sandbox.* Fix: SES console, .*Request production access$/ },
  },
  {
    fault: 'SES turned off',
    plant: ({ account }) =>
      account.ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: true, SendingEnabled: false }),
    lines: { 'SES sending': /^fail: SES sending is turned off / },
  },
  {
    fault: 'an identity that is not verified',
    settings: { receiptMail: { from: 'sam@nurses.org', identity: 'sam@nurses.org' } },
    plant: ({ account }) =>
      account.ses
        .on(GetEmailIdentityCommand, { EmailIdentity: 'sam@nurses.org' })
        .resolves({ VerifiedForSendingStatus: false }),
    lines: { 'SES receiptMail': /^fail: SES hasn't verified sam@nurses\.org yet\. Fix: follow the link/ },
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
      'SES accountMail': /^fail: .* Fix: publish the DNS records .*get-email-identity/,
    },
  },
  {
    fault: 'an identity that SES does not know',
    settings: { receiptMail: { from: 'a@nurses.org', identity: 'nurses.org' } },
    plant: ({ account }) =>
      account.ses.on(GetEmailIdentityCommand, { EmailIdentity: 'nurses.org' }).rejects(awsError('NotFoundException')),
    lines: { 'SES receiptMail': /^fail: .* Fix: aws sesv2 create-email-identity --email-identity nurses\.org/ },
  },
  {
    fault: 'a sender of another domain',
    settings: { receiptMail: { from: 'a@nurses.org', identity: 'nurses.edu' } },
    lines: { 'SES receiptMail': /^fail: receiptMail sends from a@nurses\.org/ },
  },
  {
    fault: 'mails that are not signed',
    settings: { receiptMail: { from: 'a@nurses.org', identity: 'nurses.org' } },
    plant: ({ account }) =>
      account.ses
        .on(GetEmailIdentityCommand, { EmailIdentity: 'nurses.org' })
        .resolves({ VerifiedForSendingStatus: true, DkimAttributes: { Status: 'PENDING' } }),
    lines: { 'SES receiptMail': /^warn: .*DKIM is PENDING/ },
  },
]

expectFaults([...ACCOUNT_FAULTS, ...SETTINGS_FAULTS, ...QUOTA_FAULTS, ...MAIL_FAULTS])
