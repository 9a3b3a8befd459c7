/** What is said when a route is not for this user (spec 1.5.12, 1.6.4, 3.6.2, 3.6.5). */
export const accessMessages = {
  'already-signed-in': 'You are already signed in',
  'not-signed-in': 'You are not signed in',
  'sign-in-first': 'Please sign in',
  'login-first': 'Please login',
  'not-allowed': 'You are not allowed to view that page',
  'no-permission': 'No permission to view that page',
} as const

export type AccessMessage = keyof typeof accessMessages
