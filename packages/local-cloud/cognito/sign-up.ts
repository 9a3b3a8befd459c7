import { randomUUID } from 'node:crypto'
import type { JsonObject } from '../shared/json.ts'
import { attributesIn, checkSchema, checkWritable } from './attributes.ts'
import { countAttempt } from './attempts.ts'
import { CognitoError, invalidParameter, notAuthorized, userNotFound } from './cognito-error.ts'
import { deliveryDetails, sendCode, takeCode } from './codes.ts'
import type { PoolContext } from './pool-context.ts'
import { checkPassword, hashPassword } from './password.ts'
import type { UserRecord } from './records.ts'
import { checkClient, metadataOf, need, type Target } from './request.ts'
import { callTrigger } from './triggers.ts'

const taken = (context: PoolContext): CognitoError =>
  new CognitoError(
    'UsernameExistsException',
    context.pool.emailIsUsername ? 'An account with the given email already exists.' : 'User already exists',
  )

function newAttributes(context: PoolContext, login: string, request: JsonObject): Record<string, string> {
  const attributes = attributesIn(request['UserAttributes'])
  if (!context.pool.emailIsUsername) return attributes
  if (!login.includes('@')) throw invalidParameter('Username should be an email.')
  const given = attributes['email']
  if (given !== undefined && given.toLowerCase() !== login.toLowerCase())
    throw invalidParameter('Username and email do not match.')
  return { ...attributes, email: given ?? login }
}

/** Runs PostConfirmation for a user whom sign-up has just confirmed. */
export async function afterConfirmation(
  context: PoolContext,
  user: UserRecord,
  clientMetadata: JsonObject,
  byClient = true,
): Promise<void> {
  await callTrigger(context, {
    trigger: 'postConfirmation',
    source: 'PostConfirmation_ConfirmSignUp',
    userName: user.username,
    byClient,
    request: { userAttributes: { ...user.attributes, 'cognito:user_status': user.status }, clientMetadata },
  })
}

async function signUp(context: PoolContext, request: JsonObject): Promise<object> {
  checkClient(context, request)
  if (!context.pool.selfSignUp) throw notAuthorized('SignUp is not permitted for this user pool')
  const login = need(request, 'Username')
  const password = need(request, 'Password')
  checkPassword(password, context.pool.passwordPolicy)
  checkWritable(context.pool, attributesIn(request['UserAttributes']))
  const attributes = newAttributes(context, login, request)
  checkSchema(context.pool, attributes)
  if (context.directory.find(login)) throw taken(context)

  const sub = randomUUID()
  const username = context.pool.emailIsUsername ? sub : login
  const clientMetadata = metadataOf(request)
  const verdict = await callTrigger(context, {
    trigger: 'preSignUp',
    source: 'PreSignUp_SignUp',
    userName: username,
    byClient: true,
    request: { userAttributes: attributes, validationData: attributesIn(request['ValidationData']), clientMetadata },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  })
  const hashed = hashPassword(context, username, password)
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
    created: context.now(),
    modified: context.now(),
  }
  // Another user may have registered the address while the trigger ran.
  if (context.directory.find(login)) throw taken(context)
  context.directory.save(user)
  if (confirmed) {
    await afterConfirmation(context, user, clientMetadata)
    return { UserConfirmed: true, UserSub: sub }
  }
  const email = user.attributes['email']
  if (!context.pool.autoVerifyEmail || email === undefined) return { UserConfirmed: false, UserSub: sub }
  await sendCode(context, 'sign-up', {
    source: 'CustomMessage_SignUp',
    user,
    to: email,
    byClient: true,
    clientMetadata,
  })
  return { UserConfirmed: false, UserSub: sub, ...deliveryDetails(email) }
}

async function confirmSignUp(context: PoolContext, request: JsonObject): Promise<object> {
  checkClient(context, request)
  const user = context.directory.find(need(request, 'Username'))
  if (!user) throw userNotFound('Username/client id combination not found.')
  if (user.status !== 'UNCONFIRMED') throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`)
  takeCode(context, 'sign-up', user.username, need(request, 'ConfirmationCode'))
  const confirmed: UserRecord = {
    ...user,
    status: 'CONFIRMED',
    attributes: { ...user.attributes, email_verified: 'true' },
    modified: context.now(),
  }
  context.directory.save(confirmed)
  await afterConfirmation(context, confirmed, metadataOf(request))
  return {}
}

async function resendConfirmationCode(context: PoolContext, request: JsonObject): Promise<object> {
  checkClient(context, request)
  const user = context.directory.find(need(request, 'Username'))
  if (!user) throw userNotFound('Username/client id combination not found.')
  const to = user.attributes['email']
  if (user.status !== 'UNCONFIRMED' || to === undefined) throw invalidParameter('User is already confirmed.')
  countAttempt(context, 'reset', user.username)
  await sendCode(context, 'sign-up', {
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
