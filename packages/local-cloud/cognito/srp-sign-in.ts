import { timingSafeEqual } from 'node:crypto'
import { textOf, type JsonObject } from '../shared/json.ts'
import { afterPassword, beforePassword } from './after-password.ts'
import { checkLock, noteFailure } from './attempts.ts'
import { openChallenge, takeChallenge } from './challenges.ts'
import { CognitoError, invalidParameter, notAuthorized, userNotFound } from './cognito-error.ts'
import type { PoolContext } from './pool-context.ts'
import { ownerOf, storedVerifier } from './password.ts'
import { claimSignature, N, numberOfHex, openExchange, serverKey } from './srp.ts'

const TIMESTAMP = /^\w{3} \w{3} \d{1,2} \d{2}:\d{2}:\d{2} UTC \d{4}$/

function clientShareOf(parameters: JsonObject): bigint {
  const text = textOf(parameters['SRP_A']) ?? ''
  const share = /^[0-9a-f]{1,800}$/i.test(text) ? numberOfHex(text) : 0n
  if (share % N === 0n) throw invalidParameter('Incorrect SRP_A')
  return share
}

/** USER_SRP_AUTH: responds to the client's share with the server's and the challenge PASSWORD_VERIFIER. */
export async function bySrp(context: PoolContext, parameters: JsonObject, meta: JsonObject): Promise<object> {
  const login = textOf(parameters['USERNAME'])
  if (!login) throw invalidParameter('Missing required parameter USERNAME')
  const clientShare = clientShareOf(parameters)
  const user = context.directory.find(login)
  if (!user) throw context.pool.client.preventUserExistenceErrors === 'ENABLED' ? notAuthorized() : userNotFound()
  checkLock(context, user.username)
  await beforePassword(context, user, meta)
  const stored = storedVerifier(user.password)
  // An older hash yields no verifier, so this user resets the password by e-mail, like an imported Cognito user.
  if (!stored) throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user')
  const { secret, share } = openExchange(stored.verifier)
  const exchange = {
    clientShare: clientShare.toString(16),
    serverShare: share.toString(16),
    secret: secret.toString(16),
  }
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: stored.salt.toString(16),
      SRP_B: exchange.serverShare,
      SECRET_BLOCK: openChallenge(context, 'PASSWORD_VERIFIER', user, exchange),
      USERNAME: user.username,
      USER_ID_FOR_SRP: user.username,
    },
  }
}

/** Whether the signature proves knowledge of the challenge's password. */
export async function answerVerifier(context: PoolContext, answers: JsonObject, meta: JsonObject): Promise<object> {
  const secretBlock = textOf(answers['PASSWORD_CLAIM_SECRET_BLOCK']) ?? ''
  const timestamp = textOf(answers['TIMESTAMP']) ?? ''
  const signature = Buffer.from(textOf(answers['PASSWORD_CLAIM_SIGNATURE']) ?? '', 'base64')
  if (!TIMESTAMP.test(timestamp))
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.')
  const { challenge, user } = takeChallenge(context, 'PASSWORD_VERIFIER', secretBlock)
  const { exchange } = challenge
  const stored = storedVerifier(user.password)
  if (!exchange || !stored) throw notAuthorized()
  // Runs synchronously from the lock check to the failure count, so parallel guesses are counted one by one.
  checkLock(context, user.username)
  const key = serverKey({
    clientShare: numberOfHex(exchange.clientShare),
    serverShare: numberOfHex(exchange.serverShare),
    secret: numberOfHex(exchange.secret),
    verifier: stored.verifier,
  })
  const expected = claimSignature(key, ownerOf(context, user.username), secretBlock, timestamp)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
    noteFailure(context, user.username)
    throw notAuthorized()
  }
  return afterPassword(context, user, meta)
}
