import { fieldOf } from '#web/lib/json.ts'
/** The error of a failed operation, whichever shape Amplify gave it. */
export type GraphqlFailure = { type: string; message: string; data: unknown }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Names of the failures that mean that the session has ended. */
const SIGNED_OUT = [
  'Unauthorized',
  'UnauthorizedException',
  'UserUnAuthenticatedException',
  'NotAuthorizedException',
  'NoSignedUser',
  'NoValidAuthTokens',
]

/** The first error of a failed operation: AppSync's `errorType` and `errorInfo`, or the failure to reach it. */
export function graphqlFailure(error: unknown): GraphqlFailure {
  const errors = fieldOf(error, 'errors')
  const first: unknown = Array.isArray(errors) ? errors[0] : error
  const cause = fieldOf(first, 'originalError')
  const status =
    fieldOf(fieldOf(cause, '$metadata'), 'httpStatusCode') ?? fieldOf(fieldOf(cause, 'response'), 'statusCode')
  const message = text(fieldOf(first, 'message'))
  const type = text(fieldOf(first, 'errorType')) || text(fieldOf(first, 'name'))
  if (status === 401 || /no current user|no valid auth|unauthorized/i.test(message) || SIGNED_OUT.includes(type)) {
    // A refusal of one field to one role is no end of the session: AppSync calls both Unauthorized.
    return { type: fieldOf(first, 'path') === undefined ? 'signed-out' : 'not-allowed', message, data: undefined }
  }
  if (/network|failed to fetch/i.test(message) || type === 'NetworkError') {
    return { type: 'network', message, data: undefined }
  }
  return { type, message, data: fieldOf(first, 'errorInfo') ?? fieldOf(first, 'data') }
}
