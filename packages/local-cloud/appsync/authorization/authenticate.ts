import { RequestError } from '../http/request-error.ts'
import type { AppSyncOptions, Claims, SignedRequest } from '../options.ts'
import { asList, toText } from '#shared/json.ts'
import type { Caller } from './caller.ts'

const unauthorized = (message: string) => new RequestError(401, 'UnauthorizedException', message)

function userCaller(claims: Claims, defaultAction: 'ALLOW' | 'DENY', sourceIp: readonly string[]): Caller {
  const groups = asList(claims['cognito:groups']).map(toText)
  const expires = claims['exp']
  return {
    mode: 'AMAZON_COGNITO_USER_POOLS',
    groups,
    expires: typeof expires === 'number' ? expires * 1000 : undefined,
    identity: {
      claims,
      defaultAuthStrategy: defaultAction,
      groups: groups.length > 0 ? groups : null,
      issuer: toText(claims['iss']),
      sourceIp,
      sub: toText(claims['sub']),
      username: toText(claims['cognito:username'] ?? claims['username']),
    },
  }
}

/** Identifies the caller of a request. Throws RequestError 401 if its credential is missing or not valid. */
export async function authenticate(
  { authentication }: AppSyncOptions,
  request: SignedRequest,
  sourceIp: readonly string[],
): Promise<Caller> {
  const { authorization = '' } = request.headers
  if (authorization.startsWith('AWS4-HMAC-SHA256')) {
    const iam = authentication.additional[0]
    if (!iam) throw unauthorized('You are not authorized to make this call.')
    return { mode: 'AWS_IAM', authorize: (field) => iam.authorize(request, field) }
  }
  if (request.headers['x-api-key'] !== undefined && authorization === '')
    throw unauthorized('You are not authorized to make this call.')
  if (authorization === '') throw unauthorized('Valid authorization header not provided.')
  const token = authorization.replace(/^Bearer\s+/i, '')
  if (token.split('.').length !== 3) throw unauthorized('Unable to parse JWT token.')
  try {
    return userCaller(await authentication.default.verifyToken(token), authentication.default.defaultAction, sourceIp)
  } catch (error) {
    const isExpired = error instanceof Error && /expired/i.test(`${error.name} ${error.message}`)
    throw unauthorized(isExpired ? 'Token has expired.' : 'You are not authorized to make this call.')
  }
}
