import { randomBytes } from 'node:crypto'
import { textOf, type JsonObject } from '../shared/json.ts'
import { attributesIn, checkSchema, checkWritable } from './attributes.ts'
import { checkLock, forgetAttempts, noteFailure } from './attempts.ts'
import { CognitoError, invalidParameter, notAuthorized, userNotFound } from './cognito-error.ts'
import type { Desk } from './desk.ts'
import { checkPassword, hashPassword, isPassword } from './password.ts'
import type { UserRecord } from './records.ts'
import { authParameters, checkClient, checkPool, metadataOf, need, type Target } from './request.ts'
import { openSession, refreshSession } from './sessions.ts'
import { callTrigger } from './triggers.ts'

const CHALLENGE_LIFE = 3 * 60 * 1000

function allow(desk: Desk, flow: string, message: string): void {
  if (!desk.pool.client.explicitAuthFlows.includes(flow)) throw invalidParameter(message)
}

async function afterPassword(desk: Desk, user: UserRecord, source: string, meta: JsonObject): Promise<object> {
  await callTrigger(desk, {
    trigger: 'postAuthentication',
    source: 'PostAuthentication_Authentication',
    userName: user.username,
    byClient: true,
    request: {
      userAttributes: { ...user.attributes, 'cognito:user_status': user.status },
      newDeviceUsed: false,
      clientMetadata: meta,
    },
  })
  return { AuthenticationResult: await openSession(desk, user, source, meta), ChallengeParameters: {} }
}

function askNewPassword(desk: Desk, user: UserRecord): object {
  const days = desk.pool.passwordPolicy.temporaryPasswordDays
  if (user.temporarySince !== undefined && user.temporarySince + days * 86_400_000 < desk.now())
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.')
  const session = randomBytes(96).toString('base64url')
  desk.store.put('challenge', session, { username: user.username, expires: desk.now() + CHALLENGE_LIFE })
  const { sub: _sub, ...shown } = user.attributes
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: session,
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.username,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(shown),
    },
  }
}

async function byPassword(desk: Desk, parameters: JsonObject, meta: JsonObject): Promise<object> {
  const login = textOf(parameters['USERNAME'])
  const password = textOf(parameters['PASSWORD'])
  if (!login) throw invalidParameter('Missing required parameter USERNAME')
  if (password === undefined) throw invalidParameter('Missing required parameter PASSWORD')
  const user = desk.directory.find(login)
  if (!user) throw desk.pool.client.preventUserExistenceErrors === 'ENABLED' ? notAuthorized() : userNotFound()
  checkLock(desk, user.username)
  await callTrigger(desk, {
    trigger: 'preAuthentication',
    source: 'PreAuthentication_Authentication',
    userName: user.username,
    byClient: true,
    request: {
      userAttributes: { ...user.attributes, 'cognito:user_status': user.status },
      validationData: meta,
      userNotFound: false,
    },
  })
  if (!(await isPassword(password, user.password))) {
    noteFailure(desk, user.username)
    throw notAuthorized()
  }
  if (!user.enabled) throw notAuthorized('User is disabled.')
  if (user.status === 'UNCONFIRMED') throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.')
  if (user.status === 'RESET_REQUIRED')
    throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user')
  forgetAttempts(desk, 'sign-in', user.username)
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askNewPassword(desk, user)
  return afterPassword(desk, user, 'TokenGeneration_Authentication', meta)
}

async function byRefreshToken(desk: Desk, parameters: JsonObject, meta: JsonObject): Promise<object> {
  allow(desk, 'ALLOW_REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN_AUTH flow not enabled for this client')
  const token = textOf(parameters['REFRESH_TOKEN'])
  if (!token) throw invalidParameter('Missing required parameter REFRESH_TOKEN')
  return { AuthenticationResult: await refreshSession(desk, token, meta), ChallengeParameters: {} }
}

function initiate(passwordFlow: 'USER_PASSWORD_AUTH' | 'ADMIN_USER_PASSWORD_AUTH') {
  return (desk: Desk, request: JsonObject): Promise<object> => {
    if (passwordFlow === 'ADMIN_USER_PASSWORD_AUTH') checkPool(desk, request)
    checkClient(desk, request)
    const flow = need(request, 'AuthFlow')
    const parameters = authParameters(request, 'AuthParameters')
    if (flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN')
      return byRefreshToken(desk, parameters, metadataOf(request))
    const asked = flow === 'ADMIN_NO_SRP_AUTH' ? 'ADMIN_USER_PASSWORD_AUTH' : flow
    if (asked === 'USER_SRP_AUTH')
      throw invalidParameter('USER_SRP_AUTH is not served by the local cloud; use USER_PASSWORD_AUTH')
    if (asked !== passwordFlow) throw invalidParameter(`Initiate Auth method not supported.`)
    allow(desk, `ALLOW_${asked}`, `${asked} flow not enabled for this client`)
    return byPassword(desk, parameters, metadataOf(request))
  }
}

async function respond(desk: Desk, request: JsonObject): Promise<object> {
  checkClient(desk, request)
  const name = need(request, 'ChallengeName')
  if (name !== 'NEW_PASSWORD_REQUIRED') throw invalidParameter(`Challenge ${name} is not served by the local cloud`)
  const session = need(request, 'Session')
  const answers = authParameters(request, 'ChallengeResponses')
  const asked = desk.store.get('challenge', session)
  const user = asked && desk.directory.find(asked.username)
  if (!user || asked.expires < desk.now()) throw notAuthorized('Invalid session for the user, session is expired.')
  const password = textOf(answers['NEW_PASSWORD'])
  if (!password) throw invalidParameter('Missing required parameter NEW_PASSWORD')
  checkPassword(password, desk.pool.passwordPolicy)
  const given = Object.entries(answers).filter(([key]) => key.startsWith('userAttributes.'))
  const added = attributesIn(given.map(([key, value]) => ({ Name: key.slice('userAttributes.'.length), Value: value })))
  checkWritable(desk.pool, added)
  checkSchema(desk.pool, added, user)
  const { temporarySince: _since, ...kept } = user
  const hashed = await hashPassword(password)
  const changed: UserRecord = {
    ...kept,
    attributes: { ...user.attributes, ...added },
    status: 'CONFIRMED',
    password: hashed,
    modified: desk.now(),
  }
  desk.store.remove('challenge', session)
  desk.directory.save(changed)
  return afterPassword(desk, changed, 'TokenGeneration_NewPasswordChallenge', metadataOf(request))
}

async function getTokensFromRefreshToken(desk: Desk, request: JsonObject): Promise<object> {
  checkClient(desk, request)
  return { AuthenticationResult: await refreshSession(desk, need(request, 'RefreshToken'), metadataOf(request)) }
}

/** InitiateAuth, RespondToAuthChallenge and their Admin forms, GetTokensFromRefreshToken. */
export const signInTargets: Record<string, Target> = {
  InitiateAuth: { admin: false, run: initiate('USER_PASSWORD_AUTH') },
  RespondToAuthChallenge: { admin: false, run: respond },
  GetTokensFromRefreshToken: { admin: false, run: getTokensFromRefreshToken },
  AdminInitiateAuth: { admin: true, run: initiate('ADMIN_USER_PASSWORD_AUTH') },
  AdminRespondToAuthChallenge: {
    admin: true,
    run: (desk, request) => {
      checkPool(desk, request)
      return respond(desk, request)
    },
  },
}
