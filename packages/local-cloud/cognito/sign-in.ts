import { textOf, type JsonObject } from '../shared/json.ts'
import { afterNewPassword, afterPassword, beforePassword } from './after-password.ts'
import { attributesIn, checkSchema, checkWritable } from './attributes.ts'
import { checkLock, noteFailure } from './attempts.ts'
import { closeChallenge, findChallenge } from './challenges.ts'
import { invalidParameter, notAuthorized, notFound, userNotFound } from './cognito-error.ts'
import type { PoolContext } from './pool-context.ts'
import { checkPassword, hashPassword, isPassword } from './password.ts'
import type { UserRecord } from './records.ts'
import { authParameters, checkClient, checkPool, metadataOf, need, type Target } from './request.ts'
import { refreshSession } from './sessions.ts'
import { answerSoftwareToken } from './software-token.ts'
import { answerVerifier, bySrp } from './srp-sign-in.ts'

function allow(context: PoolContext, flow: string, message: string): void {
  if (!context.pool.client.explicitAuthFlows.includes(flow)) throw invalidParameter(message)
}

async function byPassword(context: PoolContext, parameters: JsonObject, meta: JsonObject): Promise<object> {
  const login = textOf(parameters['USERNAME'])
  const password = textOf(parameters['PASSWORD'])
  if (!login) throw invalidParameter('Missing required parameter USERNAME')
  if (password === undefined) throw invalidParameter('Missing required parameter PASSWORD')
  const user = context.directory.find(login)
  if (!user) throw context.pool.client.preventUserExistenceErrors === 'ENABLED' ? notAuthorized() : userNotFound()
  await beforePassword(context, user, meta)
  // Runs synchronously from the lock check to the failure count, so parallel guesses are counted one by one.
  checkLock(context, user.username)
  if (!isPassword(context, user.username, password, user.password)) {
    noteFailure(context, user.username)
    throw notAuthorized()
  }
  return afterPassword(context, user, meta)
}

async function byRefreshToken(context: PoolContext, parameters: JsonObject, meta: JsonObject): Promise<object> {
  allow(context, 'ALLOW_REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN_AUTH flow not enabled for this client')
  const token = textOf(parameters['REFRESH_TOKEN'])
  if (!token) throw invalidParameter('Missing required parameter REFRESH_TOKEN')
  const given = { refresh: token, deviceKey: textOf(parameters['DEVICE_KEY']) }
  return { AuthenticationResult: await refreshSession(context, given, meta), ChallengeParameters: {} }
}

function initiate(passwordFlow: 'USER_PASSWORD_AUTH' | 'ADMIN_USER_PASSWORD_AUTH') {
  return (context: PoolContext, request: JsonObject): Promise<object> => {
    if (passwordFlow === 'ADMIN_USER_PASSWORD_AUTH') checkPool(context, request)
    checkClient(context, request)
    const flow = need(request, 'AuthFlow')
    const parameters = authParameters(request, 'AuthParameters')
    if (flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN')
      return byRefreshToken(context, parameters, metadataOf(request))
    const wanted = flow === 'ADMIN_NO_SRP_AUTH' ? 'ADMIN_USER_PASSWORD_AUTH' : flow
    if (wanted !== passwordFlow && wanted !== 'USER_SRP_AUTH')
      throw invalidParameter(`Initiate Auth method not supported.`)
    allow(context, `ALLOW_${wanted}`, `${wanted} flow not enabled for this client`)
    // Cognito's response for a forgotten device; the client then signs in without it.
    if (parameters['DEVICE_KEY'] !== undefined) throw notFound('Device does not exist.')
    return wanted === 'USER_SRP_AUTH'
      ? bySrp(context, parameters, metadataOf(request))
      : byPassword(context, parameters, metadataOf(request))
  }
}

async function answerNewPassword(context: PoolContext, request: JsonObject, answers: JsonObject): Promise<object> {
  const session = need(request, 'Session')
  const { user } = findChallenge(context, 'NEW_PASSWORD_REQUIRED', session)
  const password = textOf(answers['NEW_PASSWORD'])
  if (!password) throw invalidParameter('Missing required parameter NEW_PASSWORD')
  checkPassword(password, context.pool.passwordPolicy)
  const given = Object.entries(answers).filter(([key]) => key.startsWith('userAttributes.'))
  const added = attributesIn(given.map(([key, value]) => ({ Name: key.slice('userAttributes.'.length), Value: value })))
  checkWritable(context.pool, added)
  checkSchema(context.pool, added, user)
  const { temporarySince: _since, ...facts } = user
  const changed: UserRecord = {
    ...facts,
    attributes: { ...user.attributes, ...added },
    status: 'CONFIRMED',
    password: hashPassword(context, user.username, password),
    modified: context.now(),
  }
  closeChallenge(context, session)
  context.directory.save(changed)
  return afterNewPassword(context, changed, 'TokenGeneration_NewPasswordChallenge', metadataOf(request))
}

async function respond(context: PoolContext, request: JsonObject): Promise<object> {
  checkClient(context, request)
  const name = need(request, 'ChallengeName')
  const answers = authParameters(request, 'ChallengeResponses')
  if (answers['DEVICE_KEY'] !== undefined)
    throw invalidParameter('Challenge DEVICE_SRP_AUTH is not served by the local cloud')
  switch (name) {
    case 'PASSWORD_VERIFIER':
      return answerVerifier(context, answers, metadataOf(request))
    case 'NEW_PASSWORD_REQUIRED':
      return answerNewPassword(context, request, answers)
    case 'SOFTWARE_TOKEN_MFA':
      return answerSoftwareToken(context, request, answers)
    default:
      throw invalidParameter(`Challenge ${name} is not served by the local cloud`)
  }
}

async function getTokensFromRefreshToken(context: PoolContext, request: JsonObject): Promise<object> {
  checkClient(context, request)
  const given = { refresh: need(request, 'RefreshToken'), deviceKey: textOf(request['DeviceKey']) }
  return { AuthenticationResult: await refreshSession(context, given, metadataOf(request)) }
}

/** InitiateAuth, RespondToAuthChallenge and their Admin forms, GetTokensFromRefreshToken. */
export const signInTargets: Record<string, Target> = {
  InitiateAuth: { admin: false, run: initiate('USER_PASSWORD_AUTH') },
  RespondToAuthChallenge: { admin: false, run: respond },
  GetTokensFromRefreshToken: { admin: false, run: getTokensFromRefreshToken },
  AdminInitiateAuth: { admin: true, run: initiate('ADMIN_USER_PASSWORD_AUTH') },
  AdminRespondToAuthChallenge: {
    admin: true,
    run: (context, request) => {
      checkPool(context, request)
      return respond(context, request)
    },
  },
}
