import { randomInt, randomUUID } from 'node:crypto'
import { numberOf, textOf, textsOf, type JsonObject } from '../shared/json.ts'
import { attributePairs, attributesIn, checkSchema } from './attributes.ts'
import { CognitoError, invalidParameter, notAuthorized } from './cognito-error.ts'
import { sendMessage } from './codes.ts'
import type { PoolContext } from './pool-context.ts'
import { checkPassword, hashPassword } from './password.ts'
import type { UserRecord } from './records.ts'
import { checkPool, metadataOf, namedUser, need, seconds, type Target } from './request.ts'
import { sendResetCode } from './reset-password.ts'
import { revokeAllSessions } from './sessions.ts'
import { factorsOf } from './software-token.ts'
import { afterConfirmation } from './sign-up.ts'
import { callTrigger } from './triggers.ts'

/** A user as lists return it. */
export const userView = (user: UserRecord) => ({
  Username: user.username,
  Attributes: attributePairs(user.attributes),
  Enabled: user.enabled,
  UserStatus: user.status,
  UserCreateDate: seconds(user.created),
  UserLastModifiedDate: seconds(user.modified),
})

function adminGetUser(context: PoolContext, request: JsonObject): object {
  const user = namedUser(context, request)
  const { Attributes, ...view } = userView(user)
  return { ...view, UserAttributes: Attributes, ...factorsOf(user) }
}

const pick = (letters: string, count: number): string =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)] ?? 'x').join('')

const temporaryPassword = (length: number): string =>
  `${pick('ABCDEFGHJKLMNPQRSTUVWXYZ', 2)}${pick('abcdefghijkmnpqrstuvwxyz', Math.max(6, length - 4))}${pick('23456789', 2)}!`

async function adminCreateUser(context: PoolContext, request: JsonObject): Promise<object> {
  checkPool(context, request)
  const login = need(request, 'Username')
  const { emailIsUsername, passwordPolicy } = context.pool
  if (emailIsUsername && !login.includes('@')) throw invalidParameter('Username should be an email.')
  const attributes = { ...attributesIn(request['UserAttributes']), ...(emailIsUsername ? { email: login } : {}) }
  checkSchema(context.pool, attributes)
  const exists = () => {
    if (context.directory.find(login)) throw new CognitoError('UsernameExistsException', 'User account already exists')
  }
  exists()
  const password = textOf(request['TemporaryPassword']) ?? temporaryPassword(passwordPolicy.minimumLength)
  checkPassword(password, passwordPolicy)
  const sub = randomUUID()
  const username = emailIsUsername ? sub : login
  await callTrigger(context, {
    trigger: 'preSignUp',
    source: 'PreSignUp_AdminCreateUser',
    userName: username,
    byClient: false,
    request: { userAttributes: attributes, validationData: {}, clientMetadata: metadataOf(request) },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  })
  const hashed = hashPassword(context, username, password)
  exists()
  const user: UserRecord = {
    username,
    attributes: { sub, ...attributes },
    enabled: true,
    status: 'FORCE_CHANGE_PASSWORD',
    password: hashed,
    created: context.now(),
    modified: context.now(),
    temporarySince: context.now(),
  }
  context.directory.save(user)
  const to = user.attributes['email']
  if (request['MessageAction'] !== 'SUPPRESS' && to !== undefined)
    await sendMessage(context, {
      source: 'CustomMessage_AdminCreateUser',
      user,
      to,
      secret: password,
      byClient: false,
      clientMetadata: metadataOf(request),
    })
  return { User: userView(user) }
}

function adminSetUserPassword(context: PoolContext, request: JsonObject): object {
  const user = namedUser(context, request)
  const password = need(request, 'Password')
  checkPassword(password, context.pool.passwordPolicy)
  const hashed = hashPassword(context, user.username, password)
  const { temporarySince: _since, ...facts } = user
  const changed: UserRecord = { ...facts, password: hashed, modified: context.now() }
  if (request['Permanent'] === true) context.directory.save({ ...changed, status: 'CONFIRMED' })
  else context.directory.save({ ...changed, status: 'FORCE_CHANGE_PASSWORD', temporarySince: context.now() })
  return {}
}

function adminUpdateUserAttributes(context: PoolContext, request: JsonObject): object {
  const user = namedUser(context, request)
  const changes = attributesIn(request['UserAttributes'])
  if ('sub' in changes) throw invalidParameter('user.sub: Attribute cannot be updated.')
  checkSchema(context.pool, changes, user)
  const holder = changes['email'] === undefined ? undefined : context.directory.find(changes['email'])
  if (holder && holder.username !== user.username)
    throw new CognitoError('AliasExistsException', 'An account with the email already exists.')
  const moved = changes['email'] !== undefined && changes['email'] !== user.attributes['email']
  const unverified = moved && changes['email_verified'] === undefined ? { email_verified: 'false' } : {}
  context.directory.save({
    ...user,
    attributes: { ...user.attributes, ...changes, ...unverified },
    modified: context.now(),
  })
  return {}
}

function adminDeleteUserAttributes(context: PoolContext, request: JsonObject): object {
  const user = namedUser(context, request)
  const names = textsOf(request['UserAttributeNames'])
  const attributes = Object.entries(user.attributes).filter(([name]) => name === 'sub' || !names.includes(name))
  context.directory.save({ ...user, attributes: Object.fromEntries(attributes), modified: context.now() })
  return {}
}

async function adminConfirmSignUp(context: PoolContext, request: JsonObject): Promise<object> {
  const user = namedUser(context, request)
  if (user.status !== 'UNCONFIRMED') throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`)
  const confirmed: UserRecord = { ...user, status: 'CONFIRMED', modified: context.now() }
  context.directory.save(confirmed)
  await afterConfirmation(context, confirmed, metadataOf(request), false)
  return {}
}

async function adminResetUserPassword(context: PoolContext, request: JsonObject): Promise<object> {
  const user = namedUser(context, request)
  await sendResetCode(context, user, metadataOf(request), false)
  context.directory.save({ ...user, status: 'RESET_REQUIRED', modified: context.now() })
  return {}
}

const enable = (enabled: boolean) => (context: PoolContext, request: JsonObject) => {
  context.directory.save({ ...namedUser(context, request), enabled, modified: context.now() })
  return {}
}

function adminUserGlobalSignOut(context: PoolContext, request: JsonObject): object {
  revokeAllSessions(context, namedUser(context, request).username)
  return {}
}

const FILTER = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"(.*)"\s*$/

function filterOf(text: string | undefined): (user: UserRecord) => boolean {
  if (text === undefined || text === '') return () => true
  const [, name = '', how, value = ''] = FILTER.exec(text) ?? []
  if (name.startsWith('custom:')) throw invalidParameter(`Invalid search attribute: ${name}`)
  if (how === undefined) throw invalidParameter('Error while parsing filter.')
  const fieldOf = (user: UserRecord): string =>
    name === 'username'
      ? user.username
      : name === 'cognito:user_status'
        ? user.status
        : name === 'status'
          ? user.enabled
            ? 'Enabled'
            : 'Disabled'
          : (user.attributes[name] ?? '')
  const wanted = value.replaceAll('\\"', '"').toLowerCase()
  return (user) => {
    const field = fieldOf(user).toLowerCase()
    return how === '=' ? field === wanted : field.startsWith(wanted)
  }
}

/** A page of at most 60; its token is the number of preceding items. */
export function pageOf<T>(all: T[], request: JsonObject, token: string): { page: T[]; next: string | undefined } {
  const limit = numberOf(request['Limit']) ?? 60
  if (limit < 0 || limit > 60)
    throw invalidParameter(
      `1 validation error detected: Value '${String(limit)}' at 'limit' failed to satisfy constraint: Member must have value less than or equal to 60`,
    )
  const start = numberOf(request[token]) ?? 0
  const end = start + (limit === 0 ? 60 : limit)
  return { page: all.slice(start, end), next: all.length > end ? String(end) : undefined }
}

function listUsers(context: PoolContext, request: JsonObject): object {
  checkPool(context, request)
  const wanted = textsOf(request['AttributesToGet'])
  const { page, next } = pageOf(
    context.directory.all().filter(filterOf(textOf(request['Filter']))),
    request,
    'PaginationToken',
  )
  const users = page.map((user) => {
    const view = userView(user)
    return wanted.length === 0
      ? view
      : { ...view, Attributes: view.Attributes.filter(({ Name }) => wanted.includes(Name)) }
  })
  return { Users: users, ...(next === undefined ? {} : { PaginationToken: next }) }
}

const admin = (run: Target['run']): Target => ({ admin: true, run })

/** Operations on users that require AWS credentials. */
export const adminUserTargets: Record<string, Target> = {
  AdminGetUser: admin(adminGetUser),
  AdminCreateUser: admin(adminCreateUser),
  AdminSetUserPassword: admin(adminSetUserPassword),
  AdminUpdateUserAttributes: admin(adminUpdateUserAttributes),
  AdminDeleteUserAttributes: admin(adminDeleteUserAttributes),
  AdminConfirmSignUp: admin(adminConfirmSignUp),
  AdminResetUserPassword: admin(adminResetUserPassword),
  AdminEnableUser: admin(enable(true)),
  AdminDisableUser: admin(enable(false)),
  AdminUserGlobalSignOut: admin(adminUserGlobalSignOut),
  AdminDeleteUser: admin((context, request) => {
    context.directory.remove(namedUser(context, request))
    return {}
  }),
  ListUsers: admin(listUsers),
}
