import type { JsonObject } from '../shared/json.ts'
import { forgetAttempts } from './attempts.ts'
import { openChallenge } from './challenges.ts'
import { CognitoError, notAuthorized } from './cognito-error.ts'
import type { PoolContext } from './pool-context.ts'
import type { UserRecord } from './records.ts'
import { openSession } from './sessions.ts'
import { callTrigger } from './triggers.ts'

const attributesOf = (user: UserRecord) => ({ ...user.attributes, 'cognito:user_status': user.status })

/** Runs PreAuthentication, which may reject a sign-in before the password is checked. */
export async function beforePassword(
  context: PoolContext,
  user: UserRecord,
  validationData: JsonObject,
): Promise<void> {
  await callTrigger(context, {
    trigger: 'preAuthentication',
    source: 'PreAuthentication_Authentication',
    userName: user.username,
    byClient: true,
    request: { userAttributes: attributesOf(user), validationData, userNotFound: false },
  })
}

/** Runs PostAuthentication and opens a session for a user who has passed every challenge. */
export async function finishSignIn(
  context: PoolContext,
  user: UserRecord,
  source: string,
  clientMetadata: JsonObject,
): Promise<object> {
  await callTrigger(context, {
    trigger: 'postAuthentication',
    source: 'PostAuthentication_Authentication',
    userName: user.username,
    byClient: true,
    request: { userAttributes: attributesOf(user), newDeviceUsed: false, clientMetadata },
  })
  return { AuthenticationResult: await openSession(context, user, source, clientMetadata), ChallengeParameters: {} }
}

function requestNewPassword(context: PoolContext, user: UserRecord): object {
  const days = context.pool.passwordPolicy.temporaryPasswordDays
  if (user.temporarySince !== undefined && user.temporarySince + days * 86_400_000 < context.now())
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.')
  const { sub: _sub, ...shown } = user.attributes
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: openChallenge(context, 'NEW_PASSWORD_REQUIRED', user),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.username,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(shown),
    },
  }
}

/** Requests the second factor if the user has turned it on; otherwise completes the sign-in. */
export async function afterNewPassword(
  context: PoolContext,
  user: UserRecord,
  source: string,
  meta: JsonObject,
): Promise<object> {
  if (!context.pool.softwareTokens || user.softwareToken?.enabled !== true)
    return finishSignIn(context, user, source, meta)
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: openChallenge(context, 'SOFTWARE_TOKEN_MFA', user),
    ChallengeParameters: { USER_ID_FOR_SRP: user.username },
  }
}

/** Continues after a correct password: rejects based on the account's state, or returns a challenge or tokens. */
export async function afterPassword(context: PoolContext, user: UserRecord, meta: JsonObject): Promise<object> {
  if (!user.enabled) throw notAuthorized('User is disabled.')
  if (user.status === 'UNCONFIRMED') throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.')
  if (user.status === 'RESET_REQUIRED')
    throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user')
  forgetAttempts(context, 'sign-in', user.username)
  if (user.status === 'FORCE_CHANGE_PASSWORD') return requestNewPassword(context, user)
  return afterNewPassword(context, user, 'TokenGeneration_Authentication', meta)
}
