import { createHmac, randomBytes } from 'node:crypto'
import { isObject, textOf, type JsonObject } from '../shared/json.ts'
import { finishSignIn } from './after-password.ts'
import { checkLock, noteFailure } from './attempts.ts'
import { closeChallenge, findChallenge } from './challenges.ts'
import { CognitoError, invalidParameter } from './cognito-error.ts'
import type { PoolContext } from './pool-context.ts'
import type { SoftwareToken, UserRecord } from './records.ts'
import { metadataOf, namedUser, need, type Target } from './request.ts'
import { userOfToken } from './sessions.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000
/** Accepts codes of the previous and next step because clocks differ. */
const TOLERANCE = 1

const newSecret = (): string => Array.from(randomBytes(52), (byte) => ALPHABET[byte % 32]).join('')

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

/** The six-digit code of a secret in a 30-second step since 1970 (RFC 6238, SHA-1). */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const number = hash.readUInt32BE((hash[19] ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The step that matches a code, at most one step from now; undefined for a wrong code. */
function stepOf(context: PoolContext, secret: string, code: string): number | undefined {
  const now = Math.floor(context.now() / STEP_MS)
  return [now, now - TOLERANCE, now + TOLERANCE].find((step) => codeOf(secret, step) === code)
}

const save = (context: PoolContext, user: UserRecord, softwareToken: SoftwareToken) =>
  context.directory.save({ ...user, softwareToken, modified: context.now() })

const caller = (context: PoolContext, request: JsonObject): UserRecord =>
  userOfToken(context, textOf(request['AccessToken']))

function associate(context: PoolContext, request: JsonObject): object {
  const user = caller(context, request)
  if (!context.pool.softwareTokens)
    throw new CognitoError('SoftwareTokenMFANotFoundException', 'Software Token MFA is not enabled for the user pool.')
  const secret = newSecret()
  save(context, user, { secret, verified: false, enabled: false })
  return { SecretCode: secret }
}

function verify(context: PoolContext, request: JsonObject): object {
  const user = caller(context, request)
  const token = user.softwareToken
  if (!token) throw invalidParameter('Software token has not been associated.')
  const usedStep = stepOf(context, token.secret, need(request, 'UserCode'))
  if (usedStep === undefined) throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch')
  save(context, user, { ...token, verified: true, usedStep })
  return { Status: 'SUCCESS' }
}

function prefer(context: PoolContext, user: UserRecord, settings: unknown): object {
  if (!isObject(settings)) return {}
  const enabled = settings['Enabled'] === true
  const token = user.softwareToken
  if (enabled && token?.verified !== true) throw invalidParameter('User has not verified software token mfa')
  if (token) save(context, user, { ...token, enabled })
  return {}
}

/** The factors that a user has turned on, as GetUser and AdminGetUser return them. */
export const factorsOf = (user: UserRecord) =>
  user.softwareToken?.enabled === true
    ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }
    : {}

/**
 * Checks the code of a sign-in's second step. A wrong code counts as a wrong password; the challenge stays open for
 * another try.
 */
export async function answerSoftwareToken(
  context: PoolContext,
  request: JsonObject,
  answers: JsonObject,
): Promise<object> {
  const session = need(request, 'Session')
  const { user } = findChallenge(context, 'SOFTWARE_TOKEN_MFA', session)
  const token = user.softwareToken
  const code = textOf(answers['SOFTWARE_TOKEN_MFA_CODE'])
  if (!token || code === undefined) throw invalidParameter('Missing required parameter SOFTWARE_TOKEN_MFA_CODE')
  checkLock(context, user.username)
  const usedStep = stepOf(context, token.secret, code)
  if (usedStep === undefined) {
    noteFailure(context, user.username)
    throw new CognitoError('CodeMismatchException', 'Invalid code received for user')
  }
  if (token.usedStep !== undefined && usedStep <= token.usedStep)
    throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.')
  closeChallenge(context, session)
  save(context, user, { ...token, usedStep })
  return finishSignIn(context, user, 'TokenGeneration_Authentication', metadataOf(request))
}

/** AssociateSoftwareToken, VerifySoftwareToken, SetUserMFAPreference and its Admin form. */
export const softwareTokenTargets: Record<string, Target> = {
  AssociateSoftwareToken: { admin: false, run: associate },
  VerifySoftwareToken: { admin: false, run: verify },
  SetUserMFAPreference: {
    admin: false,
    run: (context, request) => prefer(context, caller(context, request), request['SoftwareTokenMfaSettings']),
  },
  AdminSetUserMFAPreference: {
    admin: true,
    run: (context, request) => prefer(context, namedUser(context, request), request['SoftwareTokenMfaSettings']),
  },
}
