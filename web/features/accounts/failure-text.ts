import { accountFailures, accountFieldHints } from '#domain/messages/accounts.ts'
import { unknownFailure } from '#domain/messages/failures.ts'

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')
function messageOf(error: unknown): string {
  if (isCaptchaRefusal(error)) return accountFailures['captcha-missing']
  if (isBlocked(error)) return accountFailures['too-many-tries']
  return error instanceof Error && error.message !== '' ? error.message : unknownFailure
}

/** What the firewall before the user pool refused. */
const isBlocked = (error: unknown): boolean => nameOf(error) === 'ForbiddenException'

/** A request that the firewall lets through once a puzzle is solved; only the words of the refusal distinguish it. */
export const isCaptchaRefusal = (error: unknown): boolean =>
  isBlocked(error) && error instanceof Error && /captcha/i.test(error.message)

/** Cognito calls a wrong password, a locked and a disabled account by one name: only the message distinguishes them. */
export const isWrongPassword = (error: unknown) =>
  nameOf(error) === 'NotAuthorizedException' && !/exceeded|disabled|expired/i.test(messageOf(error))

export const isUnknownUser = (error: unknown): boolean => nameOf(error) === 'UserNotFoundException'

/** What the academy's own rules in the user pool refused. */
export const isTriggerRefusal = (error: unknown): boolean => nameOf(error) === 'UserLambdaValidationException'

/** What a failed sign-in says, and the field that it is about (spec 1.8.2 to 1.8.4). */
export function signInFailure(error: unknown): { name?: 'email' | 'password'; message: string } {
  if (isUnknownUser(error)) return { name: 'email', message: accountFailures['sign-in-user-not-found'] }
  if (isWrongPassword(error)) return { name: 'password', message: accountFailures['sign-in-wrong-password'] }
  return { message: messageOf(error) }
}

/** What a failed sign-up says: the service's words (spec 1.8.5). */
export const signUpFailureText = (error: unknown): string => messageOf(error)

/** What the e-mail's field of sign-up says: the service's words, and what to do; undefined when the failure is not about it. */
export const usedEmailText = (error: unknown): string | undefined =>
  nameOf(error) === 'UsernameExistsException'
    ? `${messageOf(error).replace(/\.?$/, '.')} ${accountFieldHints['email-used']}`
    : undefined

/** What the field of an e-mailed code says; undefined when the failure is not about the code. */
export const codeFailureText = (error: unknown): string | undefined =>
  isCodeFailure(error) ? accountFieldHints['code-wrong'] : undefined

/** Codes that were wrong or used already: the sign-in waits for another one. */
const CODE_FAILURES = ['CodeMismatchException', 'EnableSoftwareTokenMFAException', 'ExpiredCodeException']

export const isCodeFailure = (error: unknown): boolean => CODE_FAILURES.includes(nameOf(error))

/** What a refused code of a second factor says. */
export function secondFactorFailureText(error: unknown): string {
  if (nameOf(error) === 'ExpiredCodeException') return accountFailures['second-factor-used']
  if (isCodeFailure(error)) return accountFailures['second-factor-wrong']
  // The three minutes for the second step are over, or the page was loaded again.
  const isOver = ['NotAuthorizedException', 'SignInException'].includes(nameOf(error))
  return isOver && !/exceeded/i.test(messageOf(error)) ? accountFailures['second-factor-late'] : messageOf(error)
}

/** What a failed change of one's own account says. */
export const changeFailureText = (error: unknown): string =>
  isWrongPassword(error) ? accountFailures['current-password-wrong'] : messageOf(error)

/** What a failed request for a reset says: 'User not found', else the error's code (spec 1.8.6), unless the firewall refused it. */
export function resetFailureText(error: unknown): string {
  if (isUnknownUser(error)) return accountFailures['reset-user-not-found']
  return isBlocked(error) ? messageOf(error) : nameOf(error) || unknownFailure
}
