import type { JsonObject } from '../shared/json.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { invalidParameter, notAuthorized, userNotFound } from './cognito-error.ts'
import { deliveryDetails, sendCode, takeCode } from './codes.ts'
import type { PoolContext } from './pool-context.ts'
import { checkPassword, hashPassword } from './password.ts'
import type { UserRecord } from './records.ts'
import { checkClient, metadataOf, need, type Target } from './request.ts'
import { callTrigger } from './triggers.ts'

/** E-mails a reset code to a user, or throws the reason why it can't. */
export async function sendResetCode(
  context: PoolContext,
  user: UserRecord,
  clientMetadata: JsonObject,
  byClient: boolean,
): Promise<object> {
  if (!user.enabled) throw notAuthorized('User is disabled.')
  const to = user.attributes['email']
  if (to === undefined || user.attributes['email_verified'] !== 'true')
    throw invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    )
  if (user.status === 'FORCE_CHANGE_PASSWORD')
    throw notAuthorized('User password cannot be reset in the current state.')
  await sendCode(context, 'reset', { source: 'CustomMessage_ForgotPassword', user, to, byClient, clientMetadata })
  return deliveryDetails(to)
}

async function forgotPassword(context: PoolContext, request: JsonObject): Promise<object> {
  checkClient(context, request)
  const login = need(request, 'Username')
  const user = context.directory.find(login)
  if (!user) {
    // Unknown addresses count too, to limit guessing.
    countAttempt(context, 'reset', `unknown ${login.toLowerCase()}`)
    if (context.pool.client.preventUserExistenceErrors === 'ENABLED') return deliveryDetails(login)
    throw userNotFound('Username/client id combination not found.')
  }
  countAttempt(context, 'reset', user.username)
  return sendResetCode(context, user, metadataOf(request), true)
}

async function confirmForgotPassword(context: PoolContext, request: JsonObject): Promise<object> {
  checkClient(context, request)
  const login = need(request, 'Username')
  const code = need(request, 'ConfirmationCode')
  const password = need(request, 'Password')
  const user = context.directory.find(login)
  if (!user) throw userNotFound('Username/client id combination not found.')
  checkPassword(password, context.pool.passwordPolicy)
  const hashed = hashPassword(context, user.username, password)
  takeCode(context, 'reset', user.username, code)
  const changed: UserRecord = { ...user, password: hashed, status: 'CONFIRMED', modified: context.now() }
  context.directory.save(changed)
  forgetAttempts(context, 'sign-in', user.username)
  forgetAttempts(context, 'reset', user.username)
  await callTrigger(context, {
    trigger: 'postConfirmation',
    source: 'PostConfirmation_ConfirmForgotPassword',
    userName: user.username,
    byClient: true,
    request: {
      userAttributes: { ...changed.attributes, 'cognito:user_status': changed.status },
      clientMetadata: metadataOf(request),
    },
  })
  return {}
}

/** ForgotPassword, ConfirmForgotPassword. */
export const resetTargets: Record<string, Target> = {
  ForgotPassword: { admin: false, run: forgotPassword },
  ConfirmForgotPassword: { admin: false, run: confirmForgotPassword },
}
