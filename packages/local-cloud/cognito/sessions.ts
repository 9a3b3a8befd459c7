import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { at, isObject, objectOf, textsOf, textOf, type JsonObject } from '../shared/json.ts'
import { readableAttributes } from './attributes.ts'
import { notAuthorized } from './cognito-error.ts'
import { isDeviceOf, openDevice } from './devices.ts'
import type { PoolContext } from './pool-context.ts'
import type { SessionRecord, UserRecord } from './records.ts'
import type { Claims } from './signing-key.ts'
import { callTrigger } from './triggers.ts'

export type Tokens = {
  AccessToken: string
  IdToken: string
  RefreshToken?: string
  ExpiresIn: number
  TokenType: 'Bearer'
}

/** Included in the result of a sign-in on a device that isn't tracked yet. */
type NewDevice = { NewDeviceMetadata?: { DeviceKey: string; DeviceGroupKey: string } }

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A user's groups, highest precedence (lowest number) first. */
export function groupsOf(context: PoolContext, username: string): string[] {
  const names = context.store.get('membership', username)?.groups ?? []
  const precedence = (name: string) => context.store.get('group', name)?.precedence ?? Number.MAX_SAFE_INTEGER
  return [...names].sort((a, b) => precedence(a) - precedence(b))
}

type Override = { groups: string[]; id: (claims: Claims) => Claims; access: (claims: Claims) => Claims }

const change = (claims: Claims, rules: JsonObject): Claims => {
  const suppressed = textsOf(rules['claimsToSuppress'])
  const allowed = Object.entries(claims).filter(([name]) => !suppressed.includes(name))
  return { ...Object.fromEntries(allowed), ...objectOf(rules['claimsToAddOrOverride']) }
}

const changeScope = (claims: Claims, rules: JsonObject): Claims => {
  const dropped = textsOf(rules['scopesToSuppress'])
  const scopes = [...String(claims['scope']).split(' '), ...textsOf(rules['scopesToAdd'])]
  return { ...change(claims, rules), scope: scopes.filter((scope) => !dropped.includes(scope)).join(' ') }
}

async function override(
  context: PoolContext,
  user: UserRecord,
  source: string,
  clientMetadata: JsonObject,
): Promise<Override> {
  const groups = groupsOf(context, user.username)
  const second = context.pool.preTokenGenerationVersion === 'V2_0'
  const response = await callTrigger(context, {
    trigger: 'preTokenGeneration',
    source,
    userName: user.username,
    byClient: true,
    version: second ? '2' : '1',
    request: {
      userAttributes: { ...user.attributes, 'cognito:user_status': user.status },
      groupConfiguration: { groupsToOverride: groups, iamRolesToOverride: [], preferredRole: null },
      clientMetadata,
      ...(second ? { scopes: ['aws.cognito.signin.user.admin'] } : {}),
    },
    response: second ? { claimsAndScopeOverrideDetails: null } : { claimsOverrideDetails: null },
  })
  const details = objectOf(response?.[second ? 'claimsAndScopeOverrideDetails' : 'claimsOverrideDetails'])
  const given = at(details['groupOverrideDetails'], 'groupsToOverride')
  return {
    groups: given === undefined || given === null ? groups : textsOf(given),
    id: (claims) => change(claims, second ? objectOf(details['idTokenGeneration']) : details),
    access: (claims) => (second ? changeScope(claims, objectOf(details['accessTokenGeneration'])) : claims),
  }
}

const idAttributes = (attributes: Record<string, string>): Claims =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, name.endsWith('_verified') ? value === 'true' : value]),
  )

async function mint(
  context: PoolContext,
  user: UserRecord,
  session: SessionRecord,
  source: string,
  meta: JsonObject,
): Promise<Tokens> {
  const { client } = context.pool
  const rules = await override(context, user, source, meta)
  const iat = Math.floor(context.now() / 1000)
  const shared = {
    sub: user.attributes['sub'] ?? user.username,
    ...(rules.groups.length > 0 ? { 'cognito:groups': rules.groups } : {}),
    iss: context.issuer,
    origin_jti: session.originJti,
    event_id: randomUUID(),
    auth_time: session.authTime,
    iat,
  }
  const access: Claims = {
    ...shared,
    ...(session.deviceKey === undefined ? {} : { device_key: session.deviceKey }),
    client_id: client.id,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    exp: iat + client.accessTokenSeconds,
    jti: randomUUID(),
    username: user.username,
  }
  const id: Claims = {
    ...idAttributes(readableAttributes(context.pool, user)),
    ...shared,
    'cognito:username': user.username,
    aud: client.id,
    token_use: 'id',
    exp: iat + client.idTokenSeconds,
    jti: randomUUID(),
  }
  return {
    AccessToken: context.key.sign(rules.access(access)),
    IdToken: context.key.sign(rules.id(id)),
    ExpiresIn: client.accessTokenSeconds,
    TokenType: 'Bearer',
  }
}

/** Opens a session for an authenticated user: three tokens and, in a pool that tracks devices, a device to confirm. */
export async function openSession(
  context: PoolContext,
  user: UserRecord,
  source: string,
  meta: JsonObject,
): Promise<Tokens & NewDevice> {
  const originJti = randomUUID()
  const device = openDevice(context, user)
  const refresh = `${originJti}.${randomBytes(48).toString('base64url')}`
  const session: SessionRecord = {
    originJti,
    username: user.username,
    refresh: hash(refresh),
    authTime: Math.floor(context.now() / 1000),
    expires: context.now() + context.pool.client.refreshTokenSeconds * 1000,
    revoked: false,
    ...(device === undefined ? {} : { deviceKey: device.DeviceKey }),
  }
  const tokens = await mint(context, user, session, source, meta)
  context.store.put('session', session.originJti, session)
  return { ...tokens, RefreshToken: refresh, ...(device === undefined ? {} : { NewDeviceMetadata: device }) }
}

const findSession = (context: PoolContext, refresh: string): SessionRecord | undefined => {
  const session = context.store.get('session', refresh.split('.')[0] ?? '')
  return session?.refresh === hash(refresh) ? session : undefined
}

/**
 * Returns new access and ID tokens for a refresh token. Rejects a token that is revoked, expired, or globally signed
 * out. In a pool that tracks devices, it requires the sign-in's own device, confirmed and not forgotten.
 */
export async function refreshSession(
  context: PoolContext,
  { refresh, deviceKey }: { refresh: string; deviceKey: string | undefined },
  meta: JsonObject,
): Promise<Tokens> {
  const session = findSession(context, refresh)
  if (!session) throw notAuthorized('Invalid Refresh Token')
  if (session.revoked) throw notAuthorized('Refresh Token has been revoked')
  if (session.expires < context.now()) throw notAuthorized('Refresh Token has expired')
  if (!isDeviceOf(context, session, deviceKey)) throw notAuthorized('Invalid Refresh Token')
  const user = context.directory.find(session.username)
  if (!user) throw notAuthorized('Invalid Refresh Token')
  if (!user.enabled) throw notAuthorized('User is disabled.')
  return mint(context, user, session, 'TokenGeneration_RefreshTokens', meta)
}

/** Ends the session of a refresh token, if it exists. */
export function revokeSession(context: PoolContext, refresh: string): void {
  const session = findSession(context, refresh)
  if (session) context.store.put('session', session.originJti, { ...session, revoked: true })
}

/** Ends every session of a user. */
export function revokeAllSessions(context: PoolContext, username: string): void {
  context.store.together(() => {
    for (const session of context.store.list('session'))
      if (session.username === username && !session.revoked)
        context.store.put('session', session.originJti, { ...session, revoked: true })
  })
}

/** Whether a token is currently valid: `exp` is in the future and `nbf`, if present, in the past. */
function isTimely(context: PoolContext, { exp, nbf }: Claims): boolean {
  const now = context.now()
  if (typeof exp !== 'number' || !Number.isFinite(exp) || exp * 1000 <= now) return false
  return nbf === undefined || (typeof nbf === 'number' && nbf * 1000 <= now)
}

/**
 * The user of an access token, validated as in Cognito's own operations: signature, time, and that its session hasn't
 * ended.
 */
export function userOfToken(context: PoolContext, jwt: string | undefined): UserRecord {
  const claims = jwt === undefined ? undefined : context.key.open(jwt)
  if (!isObject(claims) || claims['token_use'] !== 'access') throw notAuthorized('Invalid Access Token')
  if (!isTimely(context, claims)) throw notAuthorized('Access Token has expired')
  const session = context.store.get('session', textOf(claims['origin_jti']) ?? '')
  const user = context.directory.find(textOf(claims['username']) ?? '')
  if (!session || session.revoked || !user) throw notAuthorized('Access Token has been revoked')
  if (!user.enabled) throw notAuthorized('User is disabled.')
  return user
}

/**
 * Verifies a token as AppSync and API gateways do: signature, issuer, client, time. They can't see revocation. Throws a
 * plain Error.
 */
export function verifyToken(context: PoolContext, jwt: string): Claims {
  const claims = context.key.open(jwt)
  if (!claims) throw new Error('The token is not signed by this user pool.')
  const audience = claims['token_use'] === 'id' ? claims['aud'] : claims['client_id']
  if (claims['iss'] !== context.issuer) throw new Error('The token was issued by another user pool.')
  if (claims['token_use'] !== 'id' && claims['token_use'] !== 'access') throw new Error('The token is of no known use.')
  if (audience !== context.pool.client.id) throw new Error('The token is for another client.')
  if (!isTimely(context, claims)) throw new Error('The token has expired, or holds not yet or for ever.')
  return claims
}
