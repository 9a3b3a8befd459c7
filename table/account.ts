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

/** What an account's owner is mailed about: made in the transaction of the change, it is the order for the mail (decision 0122). */
export type AccountChangeItem = Key & {
  type: 'account-change'
  uid: string
  change: AccountChange
  /** Epoch milliseconds. */
  at: number
  /** The address that is mailed: of a changed e-mail, the one before. */
  email: string
  firstName: string
  /** The new name or the new address, where one changed. */
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

/** An address that waits for the code that was mailed to it (decision 0123). */
export type EmailChangeItem = Key & {
  type: 'email-change'
  /** The new address. */
  email: string
  /** Of the user and the code; the code itself is in the mail alone. */
  codeHash: string
  /** How many codes were tried; as many as there may be once one was right. */
  tries: number
  /** Until when the code is good, and when it was mailed: epoch milliseconds. */
  until: number
  sentAt: number
  /** How many codes were mailed since `firstSentAt`, within a day. */
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

/** For how long codes that were mailed are counted, in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000

/** The recovery codes of an account that are not used yet, as hashes (decision 0123). */
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

/** An invitation in the table; gone 90 days after its last mail (`ttl`, epoch seconds). */
export type InvitationItem = Key & { gsi1pk: string; gsi1sk: string } & Invitation & {
    type: 'invitation'
    /** Of the secret in the link of its last mail; absent once it was withdrawn. */
    secretHash?: string
    /** Which request sent it last (a hash). */
    request: string
    version: number
    ttl: number
  }

const KEPT_MS = 90 * 86_400_000

export const invitationItem = (
  invitation: Invitation & Pick<InvitationItem, 'request' | 'version'> & { secretHash: string },
): InvitationItem => ({
  ...invitationKey(invitation.key),
  ...invitationsByTime(invitation.sentOn, invitation.key),
  type: 'invitation',
  ...invitation,
  ttl: Math.ceil((invitation.sentOn + KEPT_MS) / 1_000),
})

/** A note about a user in the table; the most recent one also lies on the user's profile. */
export type NoteItem = Key & UserNote & { type: 'note' }

/** The item of a note. Its key is its time: no two notes about one user have the same. */
export const noteItem = (note: Omit<UserNote, 'key'>): NoteItem => {
  const key = String(note.createdOn)
  return { ...noteKey(note.uid, key), type: 'note', key, ...note }
}

/** The note that an item holds. */
export const noteOf = ({ key, uid, text, author, createdOn }: UserNote): UserNote => ({
  key,
  uid,
  text,
  author,
  createdOn,
})

/** Marks that a request to add a note was carried out, and by which note. */
export type NoteOnceItem = IdempotencyMarkerItem & { note: string }

/** `request` names the request among all administrators' requests about all users. */
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
  /** The administrator who opened it, and alone can use it (uid). */
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
