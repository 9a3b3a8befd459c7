import { randomBytes } from 'node:crypto'
import {
  AdminAddUserToGroupCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { answerTrigger, type TriggerDeps, type TriggerEvent } from '#lambdas/users/accounts/answer-trigger.ts'
import { forgetDevice, listDevices } from '#lambdas/users/sessions/devices.ts'
import { requiresSecondFactor } from '#lambdas/users/sessions/second-factor.ts'
import { TriggerRefusal } from '#lambdas/users/accounts/trigger-refusal.ts'

let client: CognitoIdentityProviderClient | undefined

/** Created on first use: the sign-up check and most sign-ins need none. */
const cognito = () => (client ??= new CognitoIdentityProviderClient({}))

async function turnOffSecondFactor(UserPoolId: string, Username: string): Promise<void> {
  const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false }
  await cognito().send(new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username, SoftwareTokenMfaSettings }))
}

async function signOut(UserPoolId: string, Username: string): Promise<void> {
  await cognito().send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }))
}

/** The maximum per sign-in, because the pool limits such calls per second. */
const MAX_FORGOTTEN = 5

const deps: TriggerDeps = {
  table: getTable(),
  joinGroup: async (UserPoolId, Username, GroupName) => {
    await cognito().send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }))
  },
  signOut,
  voidPassword: async (UserPoolId, Username) => {
    // Contains every kind of character that a pool may require.
    const Password = `aA1!${randomBytes(32).toString('base64url')}`
    await cognito().send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }))
    await turnOffSecondFactor(UserPoolId, Username)
    await signOut(UserPoolId, Username)
  },
  hasSecondFactor: (UserPoolId, Username) => requiresSecondFactor(cognito(), { UserPoolId, Username }),
  forgetOverSessions: async (UserPoolId, Username, before) => {
    const devices = await listDevices(cognito(), { UserPoolId, Username }, 1)
    const over = devices.filter(({ signedInAt }) => signedInAt < before).slice(0, MAX_FORGOTTEN)
    await Promise.all(over.map(({ id }) => forgetDevice(cognito(), { UserPoolId, Username }, id)))
  },
  turnOffSecondFactor,
  factorRequired: process.env['SECOND_FACTOR'] === 'true',
  now: () => Date.now(),
  confirmByEmail: process.env['CONFIRM_EMAIL'] === 'true',
  siteUrl: process.env['SITE_URL']?.replace(/\/+$/, ''),
}

/**
 * Handles the user pool's triggers: before and after a sign-up and a sign-in, after a new password, and for its
 * e-mails.
 */
export const handler = async (event: TriggerEvent): Promise<TriggerEvent> => {
  try {
    return await answerTrigger(event, deps)
  } catch (error) {
    if (error instanceof TriggerRefusal) console.warn({ triggerRefused: error.code })
    throw error
  }
}
