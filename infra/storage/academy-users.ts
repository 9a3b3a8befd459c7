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

/** A user's type is a group of the pool (spec 1.1.6): nothing that a client may write grants anything. */
export const USER_GROUPS = ['Admin', 'Student'] as const

export type AcademyUsers = { pool: UserPool; client: UserPoolClient }

/** The pool's mails go through SES where the environment names a verified sender, else out of Cognito's own small quota. */
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
    // An operator may correct an address; a client may not: the trigger refuses it (decision 0043).
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
    // Each sign-in is a device, which its owner sees and signs out; none does without the second factor (decision 0124).
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
    // The specification wants 'User not found. Please sign up first' (spec 1.8.2).
    preventUserExistenceErrors: false,
    readAttributes: new ClientAttributes().withStandardAttributes({ ...attributes, emailVerified: true }),
    // At sign-up; Cognito wants every required attribute to be writable.
    writeAttributes: new ClientAttributes().withStandardAttributes({ ...attributes, timezone: true }),
    // A demoted administrator's token carries the group until it expires.
    accessTokenValidity: Duration.minutes(15),
    idTokenValidity: Duration.minutes(15),
    // A session ends with its tab, and a tab that stays open for longer than a day asks for the password (docs/SECURITY.md).
    refreshTokenValidity: Duration.days(1),
    enableTokenRevocation: true,
  })
}

/** The user pool with its groups and the browser's client: sign-in by e-mail, own sign-up, password of the set length. */
export function academyUsers(scope: Construct, environment: Environment): AcademyUsers {
  const pool = userPool(scope, environment)
  for (const groupName of USER_GROUPS) {
    new CfnUserPoolGroup(scope, `${groupName}Group`, { userPoolId: pool.userPoolId, groupName })
  }
  return { pool, client: webClient(pool) }
}
