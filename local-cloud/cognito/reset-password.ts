import type { JsonObject } from '../shared/json.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { invalidParameter, notAuthorized, userNotFound } from './cognito-error.ts'
import { deliveryDetails, sendCode, takeCode } from './codes.ts'
import type { Desk } from './desk.ts'
import { checkPassword, hashPassword } from './password.ts'
import type { UserRecord } from './records.ts'
import { checkClient, metadataOf, need, type Target } from './request.ts'
import { callTrigger } from './triggers.ts'

/** Mails a reset code to a user, or says why not. */
export async function sendResetCode(
  desk: Desk,
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
  await sendCode(desk, 'reset', { source: 'CustomMessage_ForgotPassword', user, to, byClient, clientMetadata })
  return deliveryDetails(to)
}

async function forgotPassword(desk: Desk, request: JsonObject): Promise<object> {
  checkClient(desk, request)
  const login = need(request, 'Username')
  const user = desk.directory.find(login)
  if (!user) {
    // Counted as well, so that addresses cannot be tried without end.
    countAttempt(desk, 'reset', `unknown ${login.toLowerCase()}`)
    if (desk.pool.client.preventUserExistenceErrors === 'ENABLED') return deliveryDetails(login)
    throw userNotFound('Username/client id combination not found.')
  }
  countAttempt(desk, 'reset', user.username)
  return sendResetCode(desk, user, metadataOf(request), true)
}

async function confirmForgotPassword(desk: Desk, request: JsonObject): Promise<object> {
  checkClient(desk, request)
  const login = need(request, 'Username')
  const code = need(request, 'ConfirmationCode')
  const password = need(request, 'Password')
  const user = desk.directory.find(login)
  if (!user) throw userNotFound('Username/client id combination not found.')
  checkPassword(password, desk.pool.passwordPolicy)
  const hashed = hashPassword(desk, user.username, password)
  takeCode(desk, 'reset', user.username, code)
  const changed: UserRecord = { ...user, password: hashed, status: 'CONFIRMED', modified: desk.now() }
  desk.directory.save(changed)
  forgetAttempts(desk, 'sign-in', user.username)
  forgetAttempts(desk, 'reset', user.username)
  await callTrigger(desk, {
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
