import { networkFailure } from './network-failure.ts'

/** Shown if the server returns no refusal: a bug, a lost network, a session that ended. */
export const unknownFailure = 'Something went wrong on our side. Please try again.'

/** The home page's message for an unknown address. */
export const unknownPage = "That page doesn't exist"

/** A screen's code failed to load even though the browser is online. */
export const missingCode =
  'Your connection may have dropped, or the app was just updated. Trying again loads the newest version.'

export const failureMessages = {
  offline: 'You are offline. What is on this page stays; the rest continues by itself.',
  network: networkFailure,
  'text-malformed': 'A text holds half of a character that cannot be stored; please type it again',
  'request-invalid': 'That could not be read. Please load the page again.',
  'signed-out': 'Please sign in',
  'not-allowed': 'You are not allowed to view that page',
} as const
