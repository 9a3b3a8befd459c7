import { networkFailure } from './network-failure.ts'

/** Shown if the server returns no refusal: a bug, a lost network, a session that ended. */
export const unknownFailure = 'Something went wrong on our side. Please try again.'

/** The home page's message for an unknown address. */
export const unknownPage = "That page doesn't exist"

/** A screen's code failed to load even though the browser is online. */
export const missingCode =
  'Your connection may have dropped, or the app was just updated. Trying again loads the newest version.'

export const failureMessages = {
  offline: 'You’re offline. We’ll continue when you’re back.',
  network: networkFailure,
  'text-malformed': 'Something in your text can’t be saved. Type it again.',
  'request-invalid': 'Something went wrong. Reload the page.',
  'signed-out': 'Please sign in',
  'not-allowed': 'You are not allowed to view that page',
} as const
