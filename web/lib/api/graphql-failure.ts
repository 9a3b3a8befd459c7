import { fieldOf } from '#web/lib/json.ts'

/**
 * Why an operation has no data. `type` is AppSync's `errorType` (a refusal's code), or `network`: no reply;
 * `signed-out`: no valid tokens; `not-allowed`: a field that is refused to this user's role.
 */
export type GraphqlFailure = { type: string; data: unknown }

const of = (type: string): GraphqlFailure => ({ type, data: undefined })
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Names of Cognito's and Amplify's errors that mean that the session has ended. */
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

/** What the first error of a reply says; undefined for a reply without errors. `status` is HTTP's. */
export function graphqlFailure(status: number, body: unknown): GraphqlFailure | undefined {
  const errors = fieldOf(body, 'errors')
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  if (status === 401) return of('signed-out')
  if (first === undefined) return undefined
  const type = text(fieldOf(first, 'errorType'))
  // The refusal of a field to a role has a path, and ends no session.
  if (type === 'Unauthorized') return of(fieldOf(first, 'path') === undefined ? 'signed-out' : 'not-allowed')
  return { type, data: fieldOf(first, 'errorInfo') ?? fieldOf(first, 'data') }
}

/** What an error before the reply says: the browser throws a TypeError without a network, Amplify a NetworkError. */
export function thrownFailure(error: unknown): GraphqlFailure {
  const name = error instanceof Error ? error.name : ''
  if (error instanceof TypeError || name === 'NetworkError') return of('network')
  return of(ENDED.includes(name) ? 'signed-out' : name)
}
