import { textOf, textsOf, type JsonObject } from '../shared/json.ts'
import { attributePairs, attributesIn, checkSchema, checkWritable, readableAttributes } from './attributes.ts'
import { checkLock, forgetAttempts, noteFailure } from './attempts.ts'
import { CognitoError, invalidParameter, notAuthorized } from './cognito-error.ts'
import { deliveryDetails, sendCode, takeCode } from './codes.ts'
import type { Desk } from './desk.ts'
import { checkPassword, hashPassword, isPassword } from './password.ts'
import type { UserRecord } from './records.ts'
import { checkClient, metadataOf, need, type Target } from './request.ts'
import { revokeAllSessions, revokeSession, userOfToken } from './sessions.ts'
import { factorsOf } from './software-token.ts'

const caller = (desk: Desk, request: JsonObject): UserRecord => userOfToken(desk, textOf(request['AccessToken']))

function getUser(desk: Desk, request: JsonObject): object {
  const user = caller(desk, request)
  const UserAttributes = attributePairs(readableAttributes(desk.pool, user))
  return { Username: user.username, UserAttributes, ...factorsOf(user) }
}

async function updateUserAttributes(desk: Desk, request: JsonObject): Promise<object> {
  const user = caller(desk, request)
  const changes = attributesIn(request['UserAttributes'])
  checkWritable(desk.pool, changes)
  checkSchema(desk.pool, changes, user)
  const email = changes['email']
  const moved = email !== undefined && email !== user.attributes['email']
  const holder = email === undefined ? undefined : desk.directory.find(email)
  if (holder && holder.username !== user.username)
    throw new CognitoError('AliasExistsException', 'An account with the given email already exists.')
  const { email: _email, ...others } = changes
  const waits = moved && desk.pool.keepOriginalEmail
  const changed: UserRecord = {
    ...user,
    attributes: waits
      ? { ...user.attributes, ...others }
      : { ...user.attributes, ...changes, ...(moved ? { email_verified: 'false' } : {}) },
    modified: desk.now(),
  }
  if (!moved || !desk.pool.autoVerifyEmail) {
    desk.directory.save(changed)
    return { CodeDeliveryDetailsList: [] }
  }
  await sendCode(desk, 'verify-email', {
    source: 'CustomMessage_UpdateUserAttribute',
    user: changed,
    to: email,
    byClient: true,
    clientMetadata: metadataOf(request),
  })
  desk.directory.save(changed)
  return { CodeDeliveryDetailsList: [deliveryDetails(email).CodeDeliveryDetails] }
}

function deleteUserAttributes(desk: Desk, request: JsonObject): object {
  const user = caller(desk, request)
  const names = textsOf(request['UserAttributeNames'])
  checkWritable(desk.pool, Object.fromEntries(names.map((name) => [name, ''])))
  const needed = names.find((name) =>
    desk.pool.schemaAttributes.some((declared) => declared.name === name && declared.required),
  )
  if (needed) throw invalidParameter(`user.${needed}: Attribute is required and cannot be deleted.`)
  const attributes = Object.entries(user.attributes).filter(([name]) => !names.includes(name))
  desk.directory.save({ ...user, attributes: Object.fromEntries(attributes), modified: desk.now() })
  return {}
}

async function sendVerification(desk: Desk, request: JsonObject): Promise<object> {
  const user = caller(desk, request)
  const to = user.attributes['email']
  if (need(request, 'AttributeName') !== 'email' || to === undefined)
    throw invalidParameter('Only the email attribute can be verified.')
  await sendCode(desk, 'verify-email', {
    source: 'CustomMessage_VerifyUserAttribute',
    user,
    to,
    byClient: true,
    clientMetadata: metadataOf(request),
  })
  return deliveryDetails(to)
}

function verifyUserAttribute(desk: Desk, request: JsonObject): object {
  const user = caller(desk, request)
  const { email } = takeCode(desk, 'verify-email', user.username, need(request, 'Code'))
  const holder = desk.directory.find(email)
  if (holder && holder.username !== user.username)
    throw new CognitoError('AliasExistsException', 'An account with the given email already exists.')
  desk.directory.save({
    ...user,
    attributes: { ...user.attributes, email, email_verified: 'true' },
    modified: desk.now(),
  })
  return {}
}

function changePassword(desk: Desk, request: JsonObject): object {
  const user = caller(desk, request)
  const next = need(request, 'ProposedPassword')
  checkLock(desk, user.username)
  checkPassword(next, desk.pool.passwordPolicy)
  if (!isPassword(desk, user.username, need(request, 'PreviousPassword'), user.password)) {
    noteFailure(desk, user.username)
    throw notAuthorized()
  }
  forgetAttempts(desk, 'sign-in', user.username)
  const password = hashPassword(desk, user.username, next)
  desk.directory.save({ ...user, password, modified: desk.now() })
  return {}
}

function globalSignOut(desk: Desk, request: JsonObject): object {
  revokeAllSessions(desk, caller(desk, request).username)
  return {}
}

function revokeToken(desk: Desk, request: JsonObject): object {
  checkClient(desk, request)
  revokeSession(desk, need(request, 'Token'))
  return {}
}

function deleteUser(desk: Desk, request: JsonObject): object {
  desk.directory.remove(caller(desk, request))
  return {}
}

const open = (run: Target['run']): Target => ({ admin: false, run })

/** What a signed-in user does with the own account, by access token. */
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
