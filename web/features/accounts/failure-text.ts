import { accountFailures, accountFieldHints } from '#domain/messages/accounts.ts'
import { unknownFailure } from '#domain/messages/failures.ts'

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')
function messageOf(error: unknown): string {
  if (isCaptchaRefusal(error)) return accountFailures['captcha-missing']
  if (isBlocked(error)) return accountFailures['too-many-tries']
  if (STORAGE_ERRORS.includes(nameOf(error))) return accountFailures['storage-blocked']
  return error instanceof Error && error.message !== '' ? error.message : unknownFailure
}

/** Errors of a browser that blocks the site's storage. */
const STORAGE_ERRORS = ['SecurityError', 'QuotaExceededError']

/** Rejected by the firewall in front of the user pool. */
const isBlocked = (error: unknown): boolean => nameOf(error) === 'ForbiddenException'

/** Whether the firewall accepts the request once a puzzle is solved. Only the message distinguishes this error. */
export const isCaptchaRefusal = (error: unknown): boolean =>
  isBlocked(error) && error instanceof Error && /captcha/i.test(error.message)

/**
 * Cognito uses one error name for a wrong password, a locked account, and a disabled account. Only the message
 * distinguishes them.
 */
export const isWrongPassword = (error: unknown) =>
  nameOf(error) === 'NotAuthorizedException' && !/exceeded|disabled|expired/i.test(messageOf(error))

export const isUnknownUser = (error: unknown): boolean => nameOf(error) === 'UserNotFoundException'

/** Rejected by the academy's own rules in the user pool. */
export const isTriggerRefusal = (error: unknown): boolean => nameOf(error) === 'UserLambdaValidationException'

/** The message of a failed sign-in and its field (spec 1.8.2 to 1.8.4). */
export function signInFailure(error: unknown): { name?: 'email' | 'password'; message: string } {
  if (isUnknownUser(error)) return { name: 'email', message: accountFailures['sign-in-user-not-found'] }
  if (isWrongPassword(error)) return { name: 'password', message: accountFailures['sign-in-wrong-password'] }
  return { message: messageOf(error) }
}

/** The message of a failed sign-up: that of the service (spec 1.8.5). */
export const signUpFailureText = (error: unknown): string => messageOf(error)

/** The error for the e-mail field of sign-up: the service's message and what to do. Undefined for other errors. */
export const usedEmailText = (error: unknown): string | undefined =>
  nameOf(error) === 'UsernameExistsException'
    ? `${messageOf(error).replace(/\.?$/, '.')} ${accountFieldHints['email-used']}`
    : undefined

/** The error for the field of an e-mailed code. Undefined for other errors. */
export const codeFailureText = (error: unknown): string | undefined =>
  isCodeFailure(error) ? accountFieldHints['code-wrong'] : undefined

/** Errors for wrong or used codes, after which the sign-in waits for another code. */
const CODE_FAILURES = ['CodeMismatchException', 'EnableSoftwareTokenMFAException', 'ExpiredCodeException']

export const isCodeFailure = (error: unknown): boolean => CODE_FAILURES.includes(nameOf(error))

/** The message for a rejected second-factor code. */
export function secondFactorFailureText(error: unknown): string {
  if (nameOf(error) === 'ExpiredCodeException') return accountFailures['second-factor-used']
  if (isCodeFailure(error)) return accountFailures['second-factor-wrong']
  // The second step timed out after three minutes, or the page was reloaded.
  const isOver = ['NotAuthorizedException', 'SignInException'].includes(nameOf(error))
  return isOver && !/exceeded/i.test(messageOf(error)) ? accountFailures['second-factor-late'] : messageOf(error)
}

/** The message for a failed change to the user's own account. */
export const changeFailureText = (error: unknown): string =>
  isWrongPassword(error) ? accountFailures['current-password-wrong'] : messageOf(error)

/**
 * The message for a failed reset request: 'User not found', or the error's code (spec 1.8.6), unless the firewall
 * rejected it.
 */
export function resetFailureText(error: unknown): string {
  if (isUnknownUser(error)) return accountFailures['reset-user-not-found']
  return isBlocked(error) ? messageOf(error) : nameOf(error) || unknownFailure
}
