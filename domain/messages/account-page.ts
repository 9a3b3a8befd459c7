import { counted } from '../text/counted.ts'
import type { ReminderKind } from '#domain/users/reminders.ts'

/** Words of the account page in addition to those of its forms (domain/messages/accounts.ts). */
export const profileTitle = 'Profile'

export const reminderWords = {
  title: 'Email reminders',
  lead: 'Choose the reminders you want. We always send receipts and security codes.',
  saved: 'Your reminders have been updated',
} as const

/** The name of each kind of reminder, and when it is sent. */
export const reminderLabels: Record<ReminderKind, { name: string; when: string }> = {
  classTomorrow: { name: 'Class tomorrow', when: 'The day before a Live class starts' },
  daysLeft: { name: 'Access ending soon', when: 'When a course ends in 7 days, and in 1 day' },
}

/**
 * Words of two-step verification: what it is, how to set it up, and the codes for a lost phone (decisions 0044, 0123).
 */
export const twoStepWords = {
  title: 'Two-step verification',
  on: 'On. You need your password and a code from your authenticator app to sign in.',
  off: 'Sign in with your password and a code from your phone, so a stolen password isn’t enough.',
  setUp: 'Set up two-step verification',
  setUpLead:
    'When you turn it on, we’ll sign you out on every device. You’ll then sign in with your password and a code.',
  codesTitle: 'Your recovery codes',
  codesLead:
    'If you lose your phone, sign in with your password and one of these codes instead. Each works once. Save them now: we can’t show them again.',
  saved: 'I’ve saved them',
  appTitle: 'Your authenticator app',
  fileName: 'recovery-codes.txt',
  codesLeft: (left: number): string =>
    left === 0 ? 'You have no recovery codes left.' : `${left} recovery ${left === 1 ? 'code' : 'codes'} left.`,
  newCodes: 'Get new recovery codes',
  newCodesLead: 'Your old recovery codes will stop working.',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off two-step verification?',
  turnOffLead:
    'You’ll need only your password to sign in. Administrators may need two-step verification to do their work. You’ll be signed out on every device.',
} as const

/** Words of the list of sessions (decision 0124). */
export const sessionWords = {
  title: 'Sessions',
  lead: 'You stay signed in for up to a day, or until you close every tab. A session may stay listed for up to a day after that. Don’t recognize one? Sign it out, then change your password.',
  current: 'This device',
  since: (time: string): string => `Signed in ${time}`,
  signOut: 'Sign out',
  signOutOf: (device: string, time: string): string => `Sign out of ${device}, signed in ${time}`,
  signedOut: (device: string): string =>
    `Signed out of ${device}. Pages already open there may keep working for up to 15 minutes.`,
  everywhere: 'Sign out everywhere',
  loading: 'Loading your sessions',
} as const

/** Words of a change of the account's address (decision 0123). */
export const emailWords = {
  change: 'Change email',
  label: 'New email',
  next: 'Continue',
  send: 'Send code',
  prove: 'Confirm it’s you',
  code: (email: string): string => `Enter the 6-digit code we sent to ${email}. It expires in 15 minutes.`,
  confirm: 'Confirm new email',
  same: 'That’s already your email',
  cancel: 'Cancel',
} as const

/** Words of the download of all personal data. */
export const myDataWords = {
  title: 'Your data',
  lead: 'Save everything we have about you in one file: your account, courses, answers, and payments. It may take a minute.',
  action: 'Download my data',
  step: (done: number, total: number): string => `${done} of ${total} courses`,
  done: 'Your data has been saved as a file',
  fileName: 'my-academy-data.json',
  about: 'Everything the academy has about you. Times are in UTC.',
  whileRunning: 'Not in this file while you have a test in progress. Download it again after the test.',
  taskGone: 'A task no longer in the course',
} as const

/**
 * Words of an account's deletion: what is deleted, what is lost with it, and what is kept for accounting (decision
 * 0070).
 */
export const deletionWords = {
  title: 'Delete your account',
  lead: 'This is permanent. We can’t bring your account back.',
  goes: 'Your account, courses, answers, results, and notes about you will be deleted, and you’ll be signed out everywhere.',
  lost: 'Your active courses end immediately, with no refund. A seat in a Live class goes to someone else.',
  /** `courses`: those that have not ended. */
  ends: (courses: readonly { name: string; courseType: string }[]): string => {
    if (courses.length === 0) return 'You have no active courses.'
    const seat = courses.some(({ courseType }) => courseType === 'Live')
    const names = courses.map(({ name }) => name).join(', ')
    return `${counted(courses.length, 'active course')} will end immediately, with no refund: ${names}.${seat ? ' Your seat in the Live class goes to someone else.' : ''}`
  },
  stays: 'We keep your payment records, as the law requires.',
  open: 'Delete my account',
  dialog: 'Delete your account for good?',
  password: 'Enter your password to continue.',
  done: 'Your account has been deleted',
} as const
