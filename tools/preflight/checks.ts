import type { Environment } from '#infra/environments.ts'
import {
  checkAccount,
  checkBootstrap,
  checkRegion,
  checkBudget,
  checkConcurrency,
  checkTrail,
} from './checks/account.ts'
import { checkCloudFront } from './checks/cloudfront.ts'
import { checkAlias, checkCertificate, checkDns } from './checks/domain.ts'
import { checkLeftovers } from './checks/leftovers.ts'
import { checkAccountMail, checkReceiptMail, checkSending } from './checks/mail.ts'
import { checkAccountSender, checkBundle, checkPlaceholders, checkSiteUrl, checkStripeKey } from './checks/settings.ts'
import { checkReferences, checkStacks } from './checks/stacks.ts'
import type { Context } from './context.ts'
import type { Finding } from './finding.ts'

/** A check and its line in the output. */
export type Check = {
  name: string
  check: (context: Context) => Finding | Promise<Finding>
  /** The required permissions: `service:Action`. */
  actions?: readonly string[]
  /** Whether the check applies to the environment; by default it always does. */
  applies?: (environment: Environment) => boolean
}

const hasDomain = ({ domain }: Environment) => domain !== undefined
const DESCRIBE = 'cloudformation:DescribeStacks'
const DISTRIBUTIONS = 'cloudfront:ListDistributions'

/** Every check, in the order of the output. */
export const CHECKS: readonly Check[] = [
  { name: 'Account', check: checkAccount },
  { name: 'Region', check: checkRegion },
  { name: 'CDK bootstrap', check: checkBootstrap, actions: [DESCRIBE] },
  { name: 'Settings', check: checkPlaceholders },
  { name: 'Site address', check: checkSiteUrl },
  { name: 'Stripe key', check: checkStripeKey },
  { name: 'Sender of codes', check: checkAccountSender },
  { name: 'Lambda quota', check: checkConcurrency, actions: ['lambda:GetAccountSettings', DESCRIBE] },
  { name: 'CloudFront', check: checkCloudFront, actions: [DISTRIBUTIONS] },
  { name: 'SES sending', check: checkSending, actions: ['ses:GetAccount'] },
  { name: 'SES receiptMail', check: checkReceiptMail, actions: ['ses:GetEmailIdentity'] },
  {
    name: 'SES accountMail',
    check: checkAccountMail,
    actions: ['ses:GetEmailIdentity'],
    applies: ({ accountMail }) => accountMail !== undefined,
  },
  { name: 'Certificate', check: checkCertificate, actions: ['acm:DescribeCertificate'] },
  { name: 'Domain in CloudFront', check: checkAlias, actions: [DISTRIBUTIONS, DESCRIBE], applies: hasDomain },
  { name: 'Domain in DNS', check: checkDns, actions: [DISTRIBUTIONS], applies: hasDomain },
  {
    name: 'Budget',
    check: checkBudget,
    actions: ['budgets:ViewBudget', DESCRIBE],
    applies: ({ monthlyBudget, alarmEmail }) => monthlyBudget !== undefined && alarmEmail !== undefined,
  },
  { name: 'CloudTrail', check: checkTrail, actions: ['cloudtrail:DescribeTrails', 'cloudtrail:GetTrailStatus'] },
  { name: 'Stacks', check: checkStacks, actions: [DESCRIBE] },
  {
    name: 'Leftovers',
    check: checkLeftovers,
    actions: ['logs:DescribeLogGroups', 'cloudwatch:DescribeAlarms', 'cloudwatch:ListDashboards', DESCRIBE],
  },
  {
    name: 'References',
    check: checkReferences,
    actions: [DESCRIBE, 'cloudformation:ListExports', 'cloudformation:ListImports'],
  },
  { name: 'Web app', check: checkBundle },
]
