import {
  type CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  type RespondToAuthChallengeCommandOutput,
} from '@aws-sdk/client-cognito-identity-provider'
import {
  K,
  N,
  G,
  claimSignature,
  derivedKey,
  numberOfHex,
  passwordExponent,
  power,
  randomNumber,
  scrambler,
} from '../srp.ts'

type SignIn = {
  cognito: CognitoIdentityProviderClient
  clientId: string
  poolId: string
  email: string
  password: string
}

/** The response to the challenge PASSWORD_VERIFIER; computed once so that a test can send it twice. */
export async function srpAnswer({ cognito, clientId, poolId, email, password }: SignIn) {
  const secret = randomNumber(128)
  const share = power(G, secret)
  const { ChallengeParameters: parameters = {} } = await cognito.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: share.toString(16) },
    }),
  )
  const owner = { poolName: poolId.split('_')[1] ?? '', username: parameters['USER_ID_FOR_SRP'] ?? '' }
  const serverShare = numberOfHex(parameters['SRP_B'] ?? '')
  const u = scrambler(share, serverShare)
  const x = passwordExponent(owner, password, numberOfHex(parameters['SALT'] ?? ''))
  const base = (((serverShare - K * power(G, x)) % N) + N) % N
  const secretBlock = parameters['SECRET_BLOCK'] ?? ''
  const timestamp = 'Sun Nov 22 12:00:00 UTC 2026'
  const signature = claimSignature(derivedKey(power(base, secret + u * x), u), owner, secretBlock, timestamp)
  return new RespondToAuthChallengeCommand({
    ClientId: clientId,
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME: owner.username,
      PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
      PASSWORD_CLAIM_SIGNATURE: signature.toString('base64'),
      TIMESTAMP: timestamp,
    },
  })
}

/** Signs in with SRP through the pool's API: returns tokens or the next challenge. */
export const enterBySrp = async (given: SignIn): Promise<RespondToAuthChallengeCommandOutput> =>
  given.cognito.send(await srpAnswer(given))
