import { Duration } from 'aws-cdk-lib'
import {
  AccountRecovery,
  CfnUserPoolGroup,
  ClientAttributes,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
} from 'aws-cdk-lib/aws-cognito'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'

/** A user's type is a group of the pool (spec 1.1.6), so no attribute that a client may write grants permissions. */
export const USER_GROUPS = ['Admin', 'Student'] as const

export type AcademyUsers = { pool: UserPool; client: UserPoolClient }

/**
 * Sends the pool's e-mails through SES if the environment names a verified sender, otherwise within Cognito's small
 * quota.
 */
function poolMail({ accountMail, region }: Environment): UserPoolEmail {
  if (accountMail === undefined) return UserPoolEmail.withCognito()
  const { from, identity } = accountMail
  return UserPoolEmail.withSES({
    fromEmail: from,
    sesRegion: region,
    ...(identity === from ? {} : { sesVerifiedDomain: identity }),
  })
}

function userPool(scope: Construct, environment: Environment): UserPool {
  const named = { required: true, mutable: !environment.fixedNames }
  return new UserPool(scope, 'Users', {
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    signInCaseSensitive: false,
    autoVerify: { email: true },
    keepOriginal: { email: true },
    // An operator may correct an address, but a client may not: the trigger rejects it (decision 0043).
    standardAttributes: {
      givenName: named,
      familyName: named,
      phoneNumber: named,
      email: { required: true, mutable: true },
    },
    passwordPolicy: {
      minLength: environment.passwordMinLength,
      requireDigits: false,
      requireLowercase: false,
      requireUppercase: false,
      requireSymbols: false,
    },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    email: poolMail(environment),
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { sms: false, otp: true },
    // Each sign-in is a device, which its owner can see and sign out; no device skips the second factor (decision
    // 0124).
    deviceTracking: { challengeRequiredOnNewDevice: false, deviceOnlyRememberedOnUserPrompt: false },
    deletionProtection: environment.deletionProtection,
    removalPolicy: environment.removal,
  })
}

function webClient(pool: UserPool): UserPoolClient {
  const attributes = { givenName: true, familyName: true, phoneNumber: true, email: true }
  return pool.addClient('WebClient', {
    generateSecret: false,
    disableOAuth: true,
    // The password itself never leaves the browser.
    authFlows: { userSrp: true },
    // The specification requires 'User not found. Please sign up first' (spec 1.8.2).
    preventUserExistenceErrors: false,
    readAttributes: new ClientAttributes().withStandardAttributes({ ...attributes, emailVerified: true }),
    // Needed at sign-up, because Cognito requires every required attribute to be writable.
    writeAttributes: new ClientAttributes().withStandardAttributes({ ...attributes, timezone: true }),
    // A demoted administrator's token keeps the group until it expires.
    accessTokenValidity: Duration.minutes(15),
    idTokenValidity: Duration.minutes(15),
    // A session ends with its tab, and a tab open for more than a day requires the password again (docs/SECURITY.md).
    refreshTokenValidity: Duration.days(1),
    enableTokenRevocation: true,
  })
}

/**
 * Creates the user pool with its groups and the browser's client: sign-in by e-mail, self-service sign-up, and the
 * configured password length.
 */
export function academyUsers(scope: Construct, environment: Environment): AcademyUsers {
  const pool = userPool(scope, environment)
  for (const groupName of USER_GROUPS) {
    new CfnUserPoolGroup(scope, `${groupName}Group`, { userPoolId: pool.userPoolId, groupName })
  }
  return { pool, client: webClient(pool) }
}
