import { randomUUID } from 'node:crypto'
import type { JsonObject } from '../shared/json.ts'
import { attributesIn, checkSchema, checkWritable } from './attributes.ts'
import { countAttempt } from './attempts.ts'
import { CognitoError, invalidParameter, notAuthorized, userNotFound } from './cognito-error.ts'
import { deliveryDetails, sendCode, takeCode } from './codes.ts'
import type { Desk } from './desk.ts'
import { checkPassword, hashPassword } from './password.ts'
import type { UserRecord } from './records.ts'
import { checkClient, metadataOf, need, type Target } from './request.ts'
import { callTrigger } from './triggers.ts'

const taken = (desk: Desk): CognitoError =>
  new CognitoError(
    'UsernameExistsException',
    desk.pool.emailIsUsername ? 'An account with the given email already exists.' : 'User already exists',
  )

function newAttributes(desk: Desk, login: string, request: JsonObject): Record<string, string> {
  const attributes = attributesIn(request['UserAttributes'])
  if (!desk.pool.emailIsUsername) return attributes
  if (!login.includes('@')) throw invalidParameter('Username should be an email.')
  const given = attributes['email']
  if (given !== undefined && given.toLowerCase() !== login.toLowerCase())
    throw invalidParameter('Username and email do not match.')
  return { ...attributes, email: given ?? login }
}

/** Runs PostConfirmation for a user who has just become CONFIRMED by sign-up. */
export async function afterConfirmation(
  desk: Desk,
  user: UserRecord,
  clientMetadata: JsonObject,
  byClient = true,
): Promise<void> {
  await callTrigger(desk, {
    trigger: 'postConfirmation',
    source: 'PostConfirmation_ConfirmSignUp',
    userName: user.username,
    byClient,
    request: { userAttributes: { ...user.attributes, 'cognito:user_status': user.status }, clientMetadata },
  })
}

async function signUp(desk: Desk, request: JsonObject): Promise<object> {
  checkClient(desk, request)
  if (!desk.pool.selfSignUp) throw notAuthorized('SignUp is not permitted for this user pool')
  const login = need(request, 'Username')
  const password = need(request, 'Password')
  checkPassword(password, desk.pool.passwordPolicy)
  checkWritable(desk.pool, attributesIn(request['UserAttributes']))
  const attributes = newAttributes(desk, login, request)
  checkSchema(desk.pool, attributes)
  if (desk.directory.find(login)) throw taken(desk)

  const sub = randomUUID()
  const username = desk.pool.emailIsUsername ? sub : login
  const clientMetadata = metadataOf(request)
  const verdict = await callTrigger(desk, {
    trigger: 'preSignUp',
    source: 'PreSignUp_SignUp',
    userName: username,
    byClient: true,
    request: { userAttributes: attributes, validationData: attributesIn(request['ValidationData']), clientMetadata },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  })
  const hashed = hashPassword(desk, username, password)
  const confirmed = verdict?.['autoConfirmUser'] === true
  const verified: Record<string, string> = {
    ...(verdict?.['autoVerifyEmail'] === true
      ? { email_verified: 'true' }
      : attributes['email']
        ? { email_verified: 'false' }
        : {}),
    ...(verdict?.['autoVerifyPhone'] === true ? { phone_number_verified: 'true' } : {}),
  }
  const user: UserRecord = {
    username,
    attributes: { sub, ...attributes, ...verified },
    enabled: true,
    status: confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
    password: hashed,
    created: desk.now(),
    modified: desk.now(),
  }
  // Somebody may have taken the address while the trigger ran.
  if (desk.directory.find(login)) throw taken(desk)
  desk.directory.save(user)
  if (confirmed) {
    await afterConfirmation(desk, user, clientMetadata)
    return { UserConfirmed: true, UserSub: sub }
  }
  const email = user.attributes['email']
  if (!desk.pool.autoVerifyEmail || email === undefined) return { UserConfirmed: false, UserSub: sub }
  await sendCode(desk, 'sign-up', { source: 'CustomMessage_SignUp', user, to: email, byClient: true, clientMetadata })
  return { UserConfirmed: false, UserSub: sub, ...deliveryDetails(email) }
}

async function confirmSignUp(desk: Desk, request: JsonObject): Promise<object> {
  checkClient(desk, request)
  const user = desk.directory.find(need(request, 'Username'))
  if (!user) throw userNotFound('Username/client id combination not found.')
  if (user.status !== 'UNCONFIRMED') throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`)
  takeCode(desk, 'sign-up', user.username, need(request, 'ConfirmationCode'))
  const confirmed: UserRecord = {
    ...user,
    status: 'CONFIRMED',
    attributes: { ...user.attributes, email_verified: 'true' },
    modified: desk.now(),
  }
  desk.directory.save(confirmed)
  await afterConfirmation(desk, confirmed, metadataOf(request))
  return {}
}

async function resendConfirmationCode(desk: Desk, request: JsonObject): Promise<object> {
  checkClient(desk, request)
  const user = desk.directory.find(need(request, 'Username'))
  if (!user) throw userNotFound('Username/client id combination not found.')
  const to = user.attributes['email']
  if (user.status !== 'UNCONFIRMED' || to === undefined) throw invalidParameter('User is already confirmed.')
  countAttempt(desk, 'reset', user.username)
  await sendCode(desk, 'sign-up', {
    source: 'CustomMessage_ResendCode',
    user,
    to,
    byClient: true,
    clientMetadata: metadataOf(request),
  })
  return deliveryDetails(to)
}

/** SignUp, ConfirmSignUp, ResendConfirmationCode. */
export const signUpTargets: Record<string, Target> = {
  SignUp: { admin: false, run: signUp },
  ConfirmSignUp: { admin: false, run: confirmSignUp },
  ResendConfirmationCode: { admin: false, run: resendConfirmationCode },
}
