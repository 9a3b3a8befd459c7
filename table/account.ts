import type { Invitation } from '#domain/users/invitation.ts'
import type { UserNote } from '#domain/search/user-entry.ts'
import type { AccountChange } from '#domain/users/account-change.ts'
import {
  accountChangeKey,
  type Key,
  emailChangeKey,
  recoveryKey,
  invitationKey,
  invitationsByTime,
  noteKey,
  idempotencyKey,
  studentViewKey,
} from './keys.ts'
import type { UserItem } from './user.ts'
import { type IdempotencyMarkerItem, markerTtl } from './guards.ts'

/**
 * An account change that its owner is e-mailed about: created in the change's transaction, it triggers the e-mail
 * (decision 0122).
 */
export type AccountChangeItem = Key & {
  type: 'account-change'
  uid: string
  change: AccountChange
  /** Epoch milliseconds. */
  at: number
  /** The address to e-mail: for a changed e-mail, the previous one. */
  email: string
  firstName: string
  /** The new name or the new address, if changed. */
  now?: string
}

export const accountChangeItem = (
  { uid, email, firstName }: Pick<UserItem, 'uid' | 'email' | 'firstName'>,
  { change, at, now }: Pick<AccountChangeItem, 'change' | 'at' | 'now'>,
): AccountChangeItem => ({
  ...accountChangeKey(uid, at),
  type: 'account-change',
  uid,
  change,
  at,
  email,
  firstName,
  ...(now === undefined ? {} : { now }),
})

/** A new address that awaits its e-mailed code (decision 0123). */
export type EmailChangeItem = Key & {
  type: 'email-change'
  /** The new address. */
  email: string
  /** Hash of the user and the code; the code itself is only in the e-mail. */
  codeHash: string
  /** How many codes were tried; set to the maximum once one was right. */
  tries: number
  /** When the code expires, and when it was sent: epoch milliseconds. */
  until: number
  sentAt: number
  /** How many codes were sent since `firstSentAt`, within a day. */
  sent: number
  firstSentAt: number
  /** Epoch seconds. */
  ttl: number
}

export const emailChangeItem = (
  uid: string,
  facts: Omit<EmailChangeItem, keyof Key | 'type' | 'ttl'>,
): EmailChangeItem => ({
  ...emailChangeKey(uid),
  type: 'email-change',
  ...facts,
  ttl: Math.ceil((facts.firstSentAt + DAY_MS) / 1000),
})

/** The period over which sent codes are counted, in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000

/** An account's unused recovery codes, as hashes (decision 0123). */
export type RecoveryItem = Key & {
  type: 'recovery'
  /** Absent once every code is used. */
  hashes?: ReadonlySet<string>
  /** Epoch milliseconds. */
  madeAt: number
}

export const recoveryItem = (uid: string, hashes: readonly string[], madeAt: number): RecoveryItem => ({
  ...recoveryKey(uid),
  type: 'recovery',
  hashes: new Set(hashes),
  madeAt,
})

/** An invitation in the table; expires 90 days after its last e-mail (`ttl`, epoch seconds). */
export type InvitationItem = Key & { gsi1pk: string; gsi1sk: string } & Invitation & {
    type: 'invitation'
    /** Hash of the secret in its last e-mail's link; absent once withdrawn. */
    secretHash?: string
    /** The request that last sent it (a hash). */
    request: string
    version: number
    ttl: number
  }

const TTL_MS = 90 * 86_400_000

export const invitationItem = (
  invitation: Invitation & Pick<InvitationItem, 'request' | 'version'> & { secretHash: string },
): InvitationItem => ({
  ...invitationKey(invitation.key),
  ...invitationsByTime(invitation.sentOn, invitation.key),
  type: 'invitation',
  ...invitation,
  ttl: Math.ceil((invitation.sentOn + TTL_MS) / 1_000),
})

/** A note about a user in the table; the most recent one is also stored in the user's profile. */
export type NoteItem = Key & UserNote & { type: 'note' }

/** Returns a note's item. Its key is its time: no two notes about a user have the same. */
export const noteItem = (note: Omit<UserNote, 'key'>): NoteItem => {
  const key = String(note.createdOn)
  return { ...noteKey(note.uid, key), type: 'note', key, ...note }
}

/** Returns the note of an item. */
export const noteOf = ({ key, uid, text, author, createdOn }: UserNote): UserNote => ({
  key,
  uid,
  text,
  author,
  createdOn,
})

/** Marks that a request to add a note was completed, and with which note. */
export type NoteOnceItem = IdempotencyMarkerItem & { note: string }

/** `request` identifies the request among all administrators' requests about all users. */
export const noteOnceItem = (request: string, note: string, now: number): NoteOnceItem => ({
  ...idempotencyKey(`note#${request}`),
  type: 'once',
  note,
  ttl: markerTtl(now),
})

/** An administrator's view of a student in the table. Times in epoch milliseconds; `ttl` in epoch seconds. */
export type StudentViewItem = Key & {
  type: 'student-view'
  key: string
  /** The student. */
  uid: string
  firstName: string
  lastName: string
  /** The administrator who opened it, the only one who can use it (uid). */
  by: string
  openedOn: number
  until: number
  ttl: number
}

export const studentViewItem = (view: Omit<StudentViewItem, 'pk' | 'sk' | 'type' | 'ttl'>): StudentViewItem => ({
  ...studentViewKey(view.uid, view.key),
  type: 'student-view',
  ...view,
  ttl: Math.ceil(view.until / 1_000),
})
