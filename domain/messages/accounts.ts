/** Why a field of sign-in, sign-up or reset is refused (spec 1.5.1 to 1.5.11); the key is the rule's code. */
export const accountRefusals = {
  'sign-in-email-empty': 'Please enter an email to sign in',
  'sign-in-email-invalid': 'Invalid email',
  'sign-in-email-submit': 'Please enter a valid email',
  'sign-in-password-empty': 'Please enter a password',
  'first-name-invalid': 'First name must be valid',
  'last-name-invalid': 'Last name must be valid',
  'first-name-profane': 'That first name is not allowed',
  'last-name-profane': 'That last name is not allowed',
  'phone-invalid': 'Please enter a valid U.S. phone number with area code',
  'email-invalid': 'E-mail must be valid',
  'password-unconfirmed': 'Please confirm your password',
  'passwords-differ': 'Passwords do not match',
  'password-common': 'Please choose a less common password',
  'deletion-email-differs': 'You’re signed in to a different account. Sign in to the one you want to delete',
  'sign-in-again': 'For your security, enter your password again',
  'administrator-stays':
    'You can’t delete an administrator account. Ask another administrator to make you a student first',
  'payment-open': 'You have a payment or refund in progress. Try again when it’s done',
  'email-same': 'That’s already your email',
  'email-used': 'Another account already uses that email',
  'email-code-just-sent': 'You requested a code less than a minute ago. Wait a minute, then try again',
  'email-codes-used-up': 'You’ve requested five codes today. Try again tomorrow',
  'email-code-wrong': 'That code is incorrect or expired. Enter the latest code we sent, or request a new one',
  'email-fixed': 'You can’t change the email of an account',
} as const

/** Refuses a password shorter than the deployment's minimum (spec 1.5.9, 1.9.11). */
export const passwordShort = (min: number): string => `Password must be ${min} characters or more`

export type AccountRefusal = keyof typeof accountRefusals

/** Failures of the sign-in and reset services (spec 1.8.2, 1.8.3, 1.8.6). */
export const accountFailures = {
  'sign-in-user-not-found': 'User not found. Please sign up first',
  'sign-in-wrong-password': 'Wrong password, click/tap "Forgot Password" if you have forgotten your password',
  'reset-user-not-found': 'User not found',
  'current-password-wrong': 'Incorrect password',
  'second-factor-wrong': 'Incorrect code. Enter the code your app shows now',
  'second-factor-used': 'That code was already used. Wait for the next one',
  'second-factor-late': 'Sign-in timed out. Sign in again',
  'recovery-code-wrong': 'That recovery code is incorrect or was already used',
  'password-reset-due': 'You need a new password. We’ll email you a code',
  'too-many-tries': 'Too many attempts from your network. Wait five minutes, then try again',
  'storage-blocked': 'Your browser blocks this site’s data. Allow site data (cookies), then sign in.',
  'captcha-missing': 'We’ve added a security check. Reload the page, then sign up again',
} as const

/** Hints of a field after a failure; 'email-used' follows the service's message (spec 1.8.5). */
export const accountFieldHints = {
  'email-used': 'If it’s yours, sign in or reset your password.',
  'code-wrong': 'Incorrect or expired code',
} as const

/** Success messages (spec 1.8.6, 1.8.7). */
export const accountSuccess = {
  signedIn: 'Signed in',
  signedUp: 'Signed up, you may now use your account.',
  signedOut: 'Signed out',
  resetSent: 'Password reset email sent!',
  accountChanged: 'Your account has been updated',
  passwordChanged: 'Password changed',
  emailCodeSent: 'Code sent',
  emailChanged: 'Email changed',
  secondFactorOn: 'Two-step verification is on. Sign in with your password and a code',
  secondFactorOff: 'Two-step verification is off',
  recovered: 'Signed in. Two-step verification is now off. Set it up again on your new phone',
  signedOutEverywhere: 'Signed out everywhere',
} as const

/**
 * Words of the sign-in page. `notYou` forgets the e-mail of the last sign-in; `signedOut` follows a sign-out in another
 * tab.
 */
export const signInWords = { notYou: 'Not you?', signedOut: 'You were signed out' } as const

/** The benefits of an account, next to the sign-up and sign-in forms. */
export const accountReasons = [
  { title: 'Pick up where you left off', text: 'Readings, lectures, and tests are saved on every device.' },
  { title: 'Know what to do next', text: 'Each result shows your weakest areas and what to read.' },
  { title: 'Safe on shared computers', text: 'We sign you out when you close your browser.' },
] as const
