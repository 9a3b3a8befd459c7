/** Shown to users without access to a page (spec 1.5.12, 1.6.4, 3.6.2). */
export const accessMessages = {
  'sign-in-required': 'Please sign in',
  'not-allowed': 'You are not allowed to view that page',
  'no-permission': 'No permission to view that page',
  'login-required': 'Please login',
  'already-signed-in': 'You are already signed in',
  'not-signed-in': 'You are not signed in',
} as const

export type AccessMessage = keyof typeof accessMessages
