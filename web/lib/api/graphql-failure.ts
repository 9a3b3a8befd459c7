import { fieldOf } from '#web/lib/json.ts'

/**
 * Why an operation returned no data. `type` is AppSync's `errorType` (an error code of ours), or `network`: no reply;
 * `signed-out`: no valid tokens; `not-allowed`: the user's role may not access a field.
 */
export type GraphqlFailure = { type: string; data: unknown }

const of = (type: string): GraphqlFailure => ({ type, data: undefined })
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Cognito and Amplify error names that mean that the session has ended. */
const ENDED = [
  'NotAuthorizedException',
  'NoSignedUser',
  'PasswordResetRequiredException',
  'RefreshTokenReuseException',
  'TokenRevokedException',
  'UserNotConfirmedException',
  'UserNotFoundException',
  'UserUnAuthenticatedException',
]

/** The failure in a reply's first error; undefined for a reply without errors. `status` is the HTTP status. */
export function graphqlFailure(status: number, body: unknown): GraphqlFailure | undefined {
  const errors = fieldOf(body, 'errors')
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  if (status === 401) return of('signed-out')
  if (first === undefined) return undefined
  const type = text(fieldOf(first, 'errorType'))
  // An authorization error of a field has a path and doesn't end the session.
  if (type === 'Unauthorized') return of(fieldOf(first, 'path') === undefined ? 'signed-out' : 'not-allowed')
  return { type, data: fieldOf(first, 'errorInfo') ?? fieldOf(first, 'data') }
}

/**
 * The failure in an error thrown before any reply: without a network, the browser throws a TypeError and Amplify a
 * NetworkError.
 */
export function thrownFailure(error: unknown): GraphqlFailure {
  const name = error instanceof Error ? error.name : ''
  if (error instanceof TypeError || name === 'NetworkError') return of('network')
  return of(ENDED.includes(name) ? 'signed-out' : name)
}
