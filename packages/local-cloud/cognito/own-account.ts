import { textOf, textsOf, type JsonObject } from '../shared/json.ts'
import { attributePairs, attributesIn, checkSchema, checkWritable, readableAttributes } from './attributes.ts'
import { checkLock, forgetAttempts, noteFailure } from './attempts.ts'
import { CognitoError, invalidParameter, notAuthorized } from './cognito-error.ts'
import { deliveryDetails, sendCode, takeCode } from './codes.ts'
import type { PoolContext } from './pool-context.ts'
import { checkPassword, hashPassword, isPassword } from './password.ts'
import type { UserRecord } from './records.ts'
import { checkClient, metadataOf, need, type Target } from './request.ts'
import { revokeAllSessions, revokeSession, userOfToken } from './sessions.ts'
import { factorsOf } from './software-token.ts'

const caller = (context: PoolContext, request: JsonObject): UserRecord =>
  userOfToken(context, textOf(request['AccessToken']))

function getUser(context: PoolContext, request: JsonObject): object {
  const user = caller(context, request)
  const UserAttributes = attributePairs(readableAttributes(context.pool, user))
  return { Username: user.username, UserAttributes, ...factorsOf(user) }
}

async function updateUserAttributes(context: PoolContext, request: JsonObject): Promise<object> {
  const user = caller(context, request)
  const changes = attributesIn(request['UserAttributes'])
  checkWritable(context.pool, changes)
  checkSchema(context.pool, changes, user)
  const email = changes['email']
  const moved = email !== undefined && email !== user.attributes['email']
  const holder = email === undefined ? undefined : context.directory.find(email)
  if (holder && holder.username !== user.username)
    throw new CognitoError('AliasExistsException', 'An account with the given email already exists.')
  const { email: _email, ...others } = changes
  const waits = moved && context.pool.keepOriginalEmail
  const changed: UserRecord = {
    ...user,
    attributes: waits
      ? { ...user.attributes, ...others }
      : { ...user.attributes, ...changes, ...(moved ? { email_verified: 'false' } : {}) },
    modified: context.now(),
  }
  if (!moved || !context.pool.autoVerifyEmail) {
    context.directory.save(changed)
    return { CodeDeliveryDetailsList: [] }
  }
  await sendCode(context, 'verify-email', {
    source: 'CustomMessage_UpdateUserAttribute',
    user: changed,
    to: email,
    byClient: true,
    clientMetadata: metadataOf(request),
  })
  context.directory.save(changed)
  return { CodeDeliveryDetailsList: [deliveryDetails(email).CodeDeliveryDetails] }
}

function deleteUserAttributes(context: PoolContext, request: JsonObject): object {
  const user = caller(context, request)
  const names = textsOf(request['UserAttributeNames'])
  checkWritable(context.pool, Object.fromEntries(names.map((name) => [name, ''])))
  const needed = names.find((name) =>
    context.pool.schemaAttributes.some((declared) => declared.name === name && declared.required),
  )
  if (needed) throw invalidParameter(`user.${needed}: Attribute is required and cannot be deleted.`)
  const attributes = Object.entries(user.attributes).filter(([name]) => !names.includes(name))
  context.directory.save({ ...user, attributes: Object.fromEntries(attributes), modified: context.now() })
  return {}
}

async function sendVerification(context: PoolContext, request: JsonObject): Promise<object> {
  const user = caller(context, request)
  const to = user.attributes['email']
  if (need(request, 'AttributeName') !== 'email' || to === undefined)
    throw invalidParameter('Only the email attribute can be verified.')
  await sendCode(context, 'verify-email', {
    source: 'CustomMessage_VerifyUserAttribute',
    user,
    to,
    byClient: true,
    clientMetadata: metadataOf(request),
  })
  return deliveryDetails(to)
}

function verifyUserAttribute(context: PoolContext, request: JsonObject): object {
  const user = caller(context, request)
  const { email } = takeCode(context, 'verify-email', user.username, need(request, 'Code'))
  const holder = context.directory.find(email)
  if (holder && holder.username !== user.username)
    throw new CognitoError('AliasExistsException', 'An account with the given email already exists.')
  context.directory.save({
    ...user,
    attributes: { ...user.attributes, email, email_verified: 'true' },
    modified: context.now(),
  })
  return {}
}

function changePassword(context: PoolContext, request: JsonObject): object {
  const user = caller(context, request)
  const next = need(request, 'ProposedPassword')
  checkLock(context, user.username)
  checkPassword(next, context.pool.passwordPolicy)
  if (!isPassword(context, user.username, need(request, 'PreviousPassword'), user.password)) {
    noteFailure(context, user.username)
    throw notAuthorized()
  }
  forgetAttempts(context, 'sign-in', user.username)
  const password = hashPassword(context, user.username, next)
  context.directory.save({ ...user, password, modified: context.now() })
  return {}
}

function globalSignOut(context: PoolContext, request: JsonObject): object {
  revokeAllSessions(context, caller(context, request).username)
  return {}
}

function revokeToken(context: PoolContext, request: JsonObject): object {
  checkClient(context, request)
  revokeSession(context, need(request, 'Token'))
  return {}
}

function deleteUser(context: PoolContext, request: JsonObject): object {
  context.directory.remove(caller(context, request))
  return {}
}

const open = (run: Target['run']): Target => ({ admin: false, run })

/** The operations of signed-in users on their own accounts, by access token. */
export const ownAccountTargets: Record<string, Target> = {
  GetUser: open(getUser),
  UpdateUserAttributes: open(updateUserAttributes),
  DeleteUserAttributes: open(deleteUserAttributes),
  GetUserAttributeVerificationCode: open(sendVerification),
  VerifyUserAttribute: open(verifyUserAttribute),
  ChangePassword: open(changePassword),
  GlobalSignOut: open(globalSignOut),
  RevokeToken: open(revokeToken),
  DeleteUser: open(deleteUser),
}
