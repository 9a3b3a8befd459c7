import { RemovalPolicy } from 'aws-cdk-lib'
import { FieldLogLevel } from 'aws-cdk-lib/aws-appsync'
import { RetentionDays } from 'aws-cdk-lib/aws-logs'

export type EnvironmentName = 'dev' | 'staging' | 'prod'

/** The maximum requests of one address (or one signed-in user, where stated) in five minutes; AWS's minimum is 10. */
export type FirewallLimits = {
  requests: number
  /**
   * Per signed-in user, by their 15-minute token, from any address: slows down a runaway client, but not one that
   * obtains new tokens.
   */
  requestsOfUser: number
  /** Orders, cancellations, and refunds. */
  payments: number
  /** Checks of an open payment. */
  paymentStates: number
  /** Requests too long for WAF to inspect in full. */
  longRequests: number
  /** Requests to the user pool: a sign-in takes about six. */
  accountRequests: number
  /** Requests to the user pool that send an e-mail: sign-ups and requested codes. */
  accountMails: number
}

/** The script that renders AWS WAF's CAPTCHA, and the public key that lets the site's pages use it. */
export type SignUpCaptcha = { scriptUrl: string; apiKey: string }

/** The settings that differ between deployments. The academy's own data (name, time zone, texts) is in `domain/`. */
export type Environment = {
  name: EnvironmentName
  region: string
  /** Absent: the account of the deploying credentials. */
  account?: string
  /** The site's own name; its certificate must be in us-east-1. Absent: CloudFront's name. */
  domain?: { name: string; certificateArn: string }
  /**
   * The target of e-mail links without a domain, because CloudFront's address is known only after the first deployment.
   * Absent: a password e-mail contains only the code, and a receipt links to `siteUrl` of domain/academy.ts.
   */
  siteUrl?: string
  /** The sender of receipts. SES must have verified this address or, better, the domain named here. */
  receiptMail: { from: string; identity: string }
  /**
   * The sender of the user pool's e-mails (password codes) through SES. Must be an identity that SES has verified in
   * this region, or the pool's deployment fails. Absent, which a protected environment does not allow: Cognito's own
   * sender, limited to fifty e-mails a day.
   */
  accountMail?: { from: string; identity: string }
  /** Whether a new account must be confirmed by an e-mailed code first (decisions 1.4). */
  confirmEmail: boolean
  /**
   * Whether an account's names and phone are fixed at sign-up. A pool's schema cannot change: use false for a pool
   * deployed before version 1.1.0, whose deployment fails otherwise (decision 0043).
   */
  fixedNames: boolean
  /** Whether administrators must sign in with a second factor before they may act as administrators (decision 0044). */
  secondFactorForAdministrators: boolean
  removal: RemovalPolicy
  /**
   * Whether it holds real people's data: it cannot be synthesized with placeholders, and keeps deleted versions of
   * media.
   */
  isProtected: boolean
  /**
   * Deletion protection of table and user pool, and termination protection of their stack. Off in a first deployment
   * (`-c first=true`): AWS cannot roll back protected resources if the stack fails.
   */
  deletionProtection: boolean
  logRetention: RetentionDays
  fieldLogLevel: FieldLogLevel
  /** Whether clients may query the API's schema; such a query is deeply nested. */
  introspection: boolean
  queryDepthLimit: number
  /**
   * The minimum length of a password, for the user pool and for the forms, which read it from config.json (spec 1.9.11
   * with decisions).
   */
  passwordMinLength: number
  /** The recipient of alarm e-mails. Absent: no alarms. */
  alarmEmail?: string
  /** Web ACLs for the API, the user pool, and the site; about $30 a month. Absent: none. */
  firewall?: FirewallLimits
  /**
   * Requires an AWS WAF CAPTCHA at sign-up. `scriptUrl`: the integration URL ending in `/jsapi.js`; `apiKey`: a key for
   * the site's domain; both come from the WAF console (Application integration, CAPTCHA integration). Needs `firewall`
   * and `domain`. Absent: no CAPTCHA.
   */
  signUpCaptcha?: SignUpCaptcha
  /**
   * The maximum request units per second for the table and each of its indexes, which limits the cost of a flood.
   * Absent: the account's own limit.
   */
  tableCeiling?: { readUnits: number; writeUnits: number }
  /**
   * Whether functions with a public URL are limited to their share of the account's concurrency (`atOnce` of
   * functions.ts). A new account has none to reserve, so enable this only after `npm run preflight` has checked the
   * quota. Absent: no.
   */
  reserveConcurrency?: boolean
  /** Dollars per month; exceeding parts of it is e-mailed to `alarmEmail`. Absent: no budget. */
  monthlyBudget?: number
  /** Whether S3 and CloudFront write access logs, kept for 90 days. */
  accessLogs: boolean
  stripePublishableKey: string
}

const shared = {
  receiptMail: { from: 'receipts@academy.example', identity: 'academy.example' },
  region: 'us-east-1',
  confirmEmail: true,
  fixedNames: true,
  secondFactorForAdministrators: false,
  // Removes the resources of a failed first deployment, because they would block the next one (decision 0127).
  removal: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  logRetention: RetentionDays.ONE_MONTH,
  fieldLogLevel: FieldLogLevel.ERROR,
  introspection: false,
  queryDepthLimit: 8,
  passwordMinLength: 10,
  accessLogs: false,
} as const

/** Replace the placeholders of an environment before its first deployment (docs/operations/first-deployment.md). */
const environments: Record<EnvironmentName, Environment> = {
  dev: {
    ...shared,
    name: 'dev',
    isProtected: false,
    deletionProtection: false,
    siteUrl: 'http://localhost:3000',
    confirmEmail: false,
    passwordMinLength: 6,
    removal: RemovalPolicy.DESTROY,
    logRetention: RetentionDays.ONE_WEEK,
    introspection: true,
    queryDepthLimit: 16,
    stripePublishableKey: 'pk_test_replace_me',
  },
  staging: {
    ...shared,
    name: 'staging',
    isProtected: false,
    deletionProtection: false,
    stripePublishableKey: 'pk_test_replace_me',
  },
  prod: {
    ...shared,
    name: 'prod',
    isProtected: true,
    deletionProtection: true,
    secondFactorForAdministrators: true,
    logRetention: RetentionDays.ONE_YEAR,
    alarmEmail: 'operations@example.com',
    // Sized for a classroom behind one address: forty students answer twice a minute and use other screens.
    firewall: {
      requests: 3_000,
      requestsOfUser: 1_000,
      payments: 100,
      paymentStates: 600,
      // An import of 10,000 questions takes about 240, and more when it retries single rows.
      longRequests: 600,
      accountRequests: 1_000,
      accountMails: 100,
    },
    // The initial capacity of a new DynamoDB table; an import of 10,000 questions needs two thirds of it.
    tableCeiling: { readUnits: 12_000, writeUnits: 4_000 },
    monthlyBudget: 100,
    accessLogs: true,
    stripePublishableKey: 'pk_live_replace_me',
  },
}

/** Returns the site's address without a trailing slash, if it is known before the site is deployed. */
export const siteUrlOf = ({ domain, siteUrl }: Pick<Environment, 'domain' | 'siteUrl'>): string | undefined =>
  domain ? `https://${domain.name}` : siteUrl

/** Returns the settings for `-c env=NAME`; dev by default. Throws an error for any other name. */
export function getEnvironment(name: unknown = 'dev'): Environment {
  if (name === 'dev' || name === 'staging' || name === 'prod') return environments[name]
  throw new Error(`Unknown environment "${String(name)}": use -c env=dev, -c env=staging or -c env=prod.`)
}

/** Settings that a run of the stacks may override for a trial: `-c settings='{"confirmEmail":true}'`. */
type Settings = Partial<Pick<Environment, 'confirmEmail' | 'passwordMinLength' | 'secondFactorForAdministrators'>>

function readSettings(text: string): Settings {
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed !== 'object' || parsed === null) throw new Error('The settings are not a JSON object.')
  const settings: Settings = {}
  for (const [name, value] of Object.entries(parsed)) {
    if ((name === 'confirmEmail' || name === 'secondFactorForAdministrators') && typeof value === 'boolean')
      settings[name] = value
    else if (name === 'passwordMinLength' && typeof value === 'number') settings[name] = value
    else throw new Error(`The setting "${name}" cannot be set so.`)
  }
  return settings
}

/** Returns the environment for its first deployment (`-c first=true`): not protected yet. */
export const forFirstDeployment = (environment: Environment, first: unknown): Environment =>
  String(first) === 'true' ? { ...environment, deletionProtection: false } : environment

/**
 * Returns the environment with the overrides of `-c settings=…`. Throws an error for a setting that can't be
 * overridden.
 */
export const withSettings = (environment: Environment, text: unknown): Environment =>
  typeof text === 'string' && text !== '' ? { ...environment, ...readSettings(text) } : environment
