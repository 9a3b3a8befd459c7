import { RemovalPolicy } from 'aws-cdk-lib'
import { FieldLogLevel } from 'aws-cdk-lib/aws-appsync'
import { RetentionDays } from 'aws-cdk-lib/aws-logs'

export type EnvironmentName = 'dev' | 'staging' | 'prod'

/** How often one address (one signed-in user, where it says so) may ask in five minutes; 10 is the least that AWS takes. */
export type FirewallLimits = {
  requests: number
  /** Of a signed-in user, by their token of 15 minutes, from wherever: it slows a client that runs wild, and nobody who takes new tokens. */
  requestsOfUser: number
  /** Orders, cancellations and refunds. */
  payments: number
  /** Looks at a payment that is under way. */
  paymentStates: number
  /** Requests that are too long to be looked through. */
  longRequests: number
  /** Requests to the user pool: a sign-in is about six. */
  accountRequests: number
  /** Requests to the user pool that send a mail: sign-ups, and codes that are asked for. */
  accountMails: number
}

/** The script that draws AWS WAF's puzzle, and the public key that lets the site's pages use it. */
export type SignUpCaptcha = { scriptUrl: string; apiKey: string }

/** What differs between deployments. Facts about the academy itself (its name, time zone, texts) lie in `domain/`. */
export type Environment = {
  name: EnvironmentName
  region: string
  /** Absent: the account of the deploying credentials. */
  account?: string
  /** The site's own name; its certificate must lie in us-east-1. Absent: CloudFront's name. */
  domain?: { name: string; certificateArn: string }
  /** Where the links in mails lead when there is no domain: CloudFront's address is known only after a first
   * deployment. Absent: a password mail carries the code alone, a receipt leads to `siteUrl` of domain/academy.ts. */
  siteUrl?: string
  /** Who receipts come from. SES must have verified this address or, better, the domain named here. */
  receiptMail: { from: string; identity: string }
  /** Who the user pool's own mails (codes for passwords) come from, through SES. Only an identity that SES has verified in
   * this region: the pool's deployment fails with any other. Absent, which a protected environment may not have: Cognito's own sender, at most
   * fifty mails a day. */
  accountMail?: { from: string; identity: string }
  /** Whether a new account must be confirmed by a mailed code first (decisions 1.4). */
  confirmEmail: boolean
  /** Whether names and phone of an account stay as they were at sign-up. A pool's schema is made once: false for a pool that was deployed
   * before version 1.1.0, whose deployment fails otherwise (decision 0043). */
  fixedNames: boolean
  /** Whether administrators must sign in with a second factor before they may do what administrators do (decision 0044). */
  secondFactorForAdministrators: boolean
  removal: RemovalPolicy
  /** Whether it holds the data of real people: it's synthesized without placeholders only, and keeps deleted versions of media. */
  isProtected: boolean
  /**
   * Deletion protection of table and user pool, termination protection of their stack. Off in a first deployment (`-c first=true`): what AWS
   * protects it can't take back when the stack fails.
   */
  deletionProtection: boolean
  logRetention: RetentionDays
  fieldLogLevel: FieldLogLevel
  /** Whether clients may ask the API for its schema; such a query nests deeply. */
  introspection: boolean
  queryDepthLimit: number
  /** Least length of a password, for the user pool and for the forms, which read it in config.json (spec 1.9.11 with decisions). */
  passwordMinLength: number
  /** Where alarms are mailed to. Absent: no alarms. */
  alarmEmail?: string
  /** Web ACLs before the API, the user pool, and the site; about 30 dollars a month. Absent: none. */
  firewall?: FirewallLimits
  /** Has AWS WAF ask for a CAPTCHA at sign-up. `scriptUrl`: the integration URL with `/jsapi.js` at its end; `apiKey`: a key for the site's
   * domain; both come from the WAF console (Application integration, CAPTCHA integration). Needs `firewall` and `domain`. Absent: no CAPTCHA. */
  signUpCaptcha?: SignUpCaptcha
  /** The most request units that the table and each of its indexes take in a second, no matter who asks: what a flood can cost. Absent: the
   * account's own limit. */
  tableCeiling?: { readUnits: number; writeUnits: number }
  /** Whether the functions with an open address may never take more than their share of what the account runs at once (`atOnce` of
   * functions.ts). A new account has nothing to reserve: only where `npm run preflight` has seen the quota. Absent: no. */
  reserveConcurrency?: boolean
  /** Dollars a month; passing parts of it is mailed to `alarmEmail`. Absent: no budget. */
  monthlyBudget?: number
  /** Whether S3 and CloudFront write down who asked for what, for 90 days. */
  accessLogs: boolean
  stripePublishableKey: string
}

const shared = {
  receiptMail: { from: 'receipts@academy.example', identity: 'academy.example' },
  region: 'us-east-1',
  confirmEmail: true,
  fixedNames: true,
  secondFactorForAdministrators: false,
  // What a first deployment that failed has made goes with it: the next one would meet it (decision 0127).
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
    // A classroom behind one address: forty students answer twice a minute, and look at other screens.
    firewall: {
      requests: 3_000,
      requestsOfUser: 1_000,
      payments: 100,
      paymentStates: 600,
      // An import of 10,000 questions is some 240, more where it sends single rows again.
      longRequests: 600,
      accountRequests: 1_000,
      accountMails: 100,
    },
    // As much as a new table of DynamoDB takes at once; an import of 10,000 questions needs two thirds of it.
    tableCeiling: { readUnits: 12_000, writeUnits: 4_000 },
    monthlyBudget: 100,
    accessLogs: true,
    stripePublishableKey: 'pk_live_replace_me',
  },
}

/** The site's address without a slash at its end, where it is known before the site is deployed. */
export const siteUrlOf = ({ domain, siteUrl }: Pick<Environment, 'domain' | 'siteUrl'>): string | undefined =>
  domain ? `https://${domain.name}` : siteUrl

/** The settings that `-c env=NAME` asks for; dev when it is absent. Throws one sentence for any other name. */
export function getEnvironment(name: unknown = 'dev'): Environment {
  if (name === 'dev' || name === 'staging' || name === 'prod') return environments[name]
  throw new Error(`Unknown environment "${String(name)}": use -c env=dev, -c env=staging or -c env=prod.`)
}

/** What a run of the stacks may set otherwise than its environment does, for trying it out: `-c settings='{"confirmEmail":true}'`. */
type Settings = Partial<Pick<Environment, 'confirmEmail' | 'passwordMinLength' | 'secondFactorForAdministrators'>>

function readSettings(text: string): Settings {
  const given: unknown = JSON.parse(text)
  if (typeof given !== 'object' || given === null) throw new Error('The settings are not a JSON object.')
  const settings: Settings = {}
  for (const [name, value] of Object.entries(given)) {
    if ((name === 'confirmEmail' || name === 'secondFactorForAdministrators') && typeof value === 'boolean')
      settings[name] = value
    else if (name === 'passwordMinLength' && typeof value === 'number') settings[name] = value
    else throw new Error(`The setting "${name}" cannot be set so.`)
  }
  return settings
}

/** The environment as its first deployment makes it (`-c first=true`): not protected yet. */
export const asFirst = (environment: Environment, first: unknown): Environment =>
  String(first) === 'true' ? { ...environment, deletionProtection: false } : environment

/** The environment with what `-c settings=…` sets otherwise. Throws one sentence for what it may not set. */
export const withSettings = (environment: Environment, text: unknown): Environment =>
  typeof text === 'string' && text !== '' ? { ...environment, ...readSettings(text) } : environment
