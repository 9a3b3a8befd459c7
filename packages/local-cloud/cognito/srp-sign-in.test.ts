import { InitiateAuthCommand, RespondToAuthChallengeCommand } from '@aws-sdk/client-cognito-identity-provider'
import { Amplify } from 'aws-amplify'
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth'
import { randomBytes, scryptSync } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterBySrp, srpAnswer } from './testing/enter-by-srp.ts'
import {
  PASSWORD,
  codeIn,
  dataDir,
  declared,
  enrol,
  forgot,
  mails,
  passTime,
  refusal,
  reopen,
  reset,
  restart,
  sdk,
  users,
} from './testing/test-pool.ts'

const SRP_ONLY = declared({}, { ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'] })
const given = (email = 'ann@example.com', password = PASSWORD) => ({
  cognito: sdk('nobody'),
  clientId: 'client1',
  poolId: 'us-east-1_Local',
  email,
  password,
})

beforeEach(async () => {
  await restart(SRP_ONLY)
  await enrol()
})

describe('SRP through the unmodified Amplify client', () => {
  beforeEach(() => {
    Amplify.configure({
      Auth: { Cognito: { userPoolId: 'us-east-1_Local', userPoolClientId: 'client1', userPoolEndpoint: users.url } },
    })
  })

  it('signs in through the default flow with the pool’s tokens', async () => {
    expect((await signIn({ username: 'Ann@Example.com', password: PASSWORD })).isSignedIn).toBe(true)
    const { tokens } = await fetchAuthSession()
    expect(await users.verifyToken(String(tokens?.accessToken))).toMatchObject({ token_use: 'access' })
    await signOut()
  })

  it.each(['pässwörd ünïcode', 'x'.repeat(200)])('accepts the password %j exactly as typed', async (password) => {
    await enrol('bob@example.com', password)
    expect((await signIn({ username: 'bob@example.com', password })).isSignedIn).toBe(true)
    await signOut()
    await expect(signIn({ username: 'bob@example.com', password: `${password}x` })).rejects.toMatchObject(
      refusal('NotAuthorizedException', 'Incorrect username or password.'),
    )
  })

  it('reports an unknown user when the pool allows it', async () => {
    await expect(signIn({ username: 'nobody@example.com', password: PASSWORD })).rejects.toMatchObject(
      refusal('UserNotFoundException', 'User does not exist.'),
    )
  })
})

describe('an SRP challenge', () => {
  it('works once, for a correct or an incorrect answer', async () => {
    const answer = await srpAnswer(given())
    expect((await sdk('nobody').send(answer)).AuthenticationResult?.AccessToken).toBeDefined()
    await expect(sdk('nobody').send(answer)).rejects.toMatchObject(refusal('NotAuthorizedException'))
    const right = await srpAnswer(given())
    const ChallengeResponses = { ...right.input.ChallengeResponses, PASSWORD_CLAIM_SIGNATURE: 'AAAA' }
    const wrong = new RespondToAuthChallengeCommand({ ...right.input, ChallengeResponses })
    await expect(sdk('nobody').send(wrong)).rejects.toMatchObject({ message: 'Incorrect username or password.' })
    await expect(sdk('nobody').send(right)).rejects.toMatchObject(refusal('NotAuthorizedException'))
  })

  it('expires after three minutes', async () => {
    const answer = await srpAnswer(given())
    passTime(3 * 60_000 + 1)
    await expect(sdk('nobody').send(answer)).rejects.toMatchObject(
      refusal('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
    )
  })

  it.each(['0', '', 'no number'])('isn’t created for the client value %j', async (SRP_A) => {
    const AuthParameters = { USERNAME: 'ann@example.com', SRP_A }
    const call = new InitiateAuthCommand({ ClientId: 'client1', AuthFlow: 'USER_SRP_AUTH', AuthParameters })
    await expect(sdk('nobody').send(call)).rejects.toMatchObject(refusal('InvalidParameterException'))
  })

  it('can’t be bypassed by sending the password, because that flow is off', async () => {
    const AuthParameters = { USERNAME: 'ann@example.com', PASSWORD }
    const call = new InitiateAuthCommand({ ClientId: 'client1', AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
    await expect(sdk('nobody').send(call)).rejects.toMatchObject(refusal('InvalidParameterException'))
  })
})

it('checks at most five of thirty simultaneous guesses', async () => {
  const guesses = await Promise.all(Array.from({ length: 30 }, (_, n) => srpAnswer(given(undefined, `guess-${n}`))))
  const outcomes = await Promise.allSettled(guesses.map((guess) => sdk('nobody').send(guess)))
  const judged = outcomes.filter(
    (outcome) => outcome.status === 'rejected' && /Incorrect/.test((outcome.reason as Error).message),
  )
  expect(judged).toHaveLength(5)
  await expect(enterBySrp(given())).rejects.toMatchObject({ message: 'Password attempts exceeded' })
})

/** Restores the password format of older data: a scrypt hash. */
async function asStoredBefore(email: string, password: string): Promise<void> {
  await users.close()
  const file = join(dataDir, 'users.jsonl')
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findLast((text) => text.includes('["user"') && text.includes(email))
  const [change] = JSON.parse(line ?? '[]') as [[string, string, { password: string }]]
  const salt = randomBytes(16)
  const hash = scryptSync(password, salt, 32, { N: 4096, r: 8, p: 1 })
  change[2].password = `${salt.toString('base64')}:${hash.toString('base64')}`
  appendFileSync(file, `${JSON.stringify([change])}\n`)
}

describe('data from an earlier version', () => {
  it('a demo account signs in with its known password, and any other account resets its password by e-mail', async () => {
    await enrol('demo@example.com', 'Demo-Pass-1')
    await asStoredBefore('demo@example.com', 'Demo-Pass-1')
    await reopen(SRP_ONLY, [{ email: 'demo@example.com', password: 'Demo-Pass-1' }])
    expect((await enterBySrp(given('demo@example.com', 'Demo-Pass-1'))).AuthenticationResult).toBeDefined()
    await asStoredBefore('ann@example.com', PASSWORD)
    await reopen(SRP_ONLY, [{ email: 'ann@example.com', password: 'another' }])
    await expect(enterBySrp(given())).rejects.toMatchObject(refusal('PasswordResetRequiredException'))
    await forgot('ann@example.com')
    await reset('ann@example.com', codeIn(mails.at(-1)), 'chosen-now')
    expect((await enterBySrp(given(undefined, 'chosen-now'))).AuthenticationResult).toBeDefined()
  })
})
