const NO_CREDENTIALS = new Set(['CredentialsProviderError', 'TokenProviderError'])
const EXPIRED = new Set(['ExpiredToken', 'ExpiredTokenException', 'TokenRefreshRequired', 'RequestExpired'])
const REFUSED = new Set([
  ...['AuthFailure', 'IncompleteSignature', 'InvalidAccessKeyId', 'InvalidClientTokenId', 'InvalidSignatureException'],
  ...['MissingAuthenticationToken', 'SignatureDoesNotMatch', 'UnrecognizedClientException'],
])
const DENIED = new Set(['AccessDenied', 'AccessDeniedException', 'NotAuthorized', 'UnauthorizedOperation'])
const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|TimeoutError/

const SIGN_IN = 'Sign in with aws sso login, or set AWS_PROFILE, and run this again.'

/** Whether an error has one of these names. */
export const hasName = (error: unknown, ...names: readonly string[]): boolean =>
  error instanceof Error && names.includes(error.name)

/** The first line of an error's message. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

/** Describes missing, expired, or unknown credentials in one sentence; undefined for any other error. */
export function credentialsProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { name, message } = error
  const isAbsent = NO_CREDENTIALS.has(name)
  if (EXPIRED.has(name) || (isAbsent && /expired/i.test(message)))
    return `Your AWS credentials have expired. ${SIGN_IN}`
  if (isAbsent) return `No AWS credentials were found. ${SIGN_IN}`
  if (REFUSED.has(name)) return `AWS doesn't accept these credentials (${name}). ${SIGN_IN}`
  return undefined
}

/** Whether AWS denied a call. */
export const isDenied = (error: unknown): boolean => error instanceof Error && DENIED.has(error.name)

/** The action that AWS denied, such as `cloudtrail:DescribeTrails`. */
export const deniedAction = (error: unknown): string | undefined =>
  /authorized to perform:?\s*[`'"]?([\w-]+:\w+)/.exec(messageOf(error))?.[1]

/** Whether a missing policy permission is the only reason for AWS's error. */
export const isMissingRight = (error: unknown): boolean =>
  isDenied(error) && /\b(?:policy|policies)\b|explicit deny/.test(messageOf(error))

/** Whether AWS can't be reached. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  UNREACHABLE.test(`${error.name} ${error.message} ${'code' in error ? String(error.code) : ''}`)
