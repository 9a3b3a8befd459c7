import type { Store } from '../shared/open-store.ts'

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED'

export type UserRecord = {
  /** The sub in pools where the e-mail address is the sign-in name. */
  username: string
  attributes: Record<string, string>
  enabled: boolean
  status: UserStatus
  /** SRP's salt and verifier (`password.ts`), a scrypt hash in data of before; '' until a password is set. */
  password: string
  /** Epoch milliseconds. */
  created: number
  modified: number
  /** When a temporary password was given. */
  temporarySince?: number
  /** The software token, once one was asked for. */
  softwareToken?: SoftwareToken
}

export type SoftwareToken = {
  /** Base32. */
  secret: string
  /** Whether a code of it was shown; only then it can be turned on. */
  verified: boolean
  /** Whether a sign-in asks for it. */
  enabled: boolean
  /** The 30 seconds whose code was used last: a code is good once. */
  usedStep?: number
}

export type CodePurpose = 'sign-up' | 'reset' | 'verify-email'

/** A code sent by e-mail, by purpose and username. */
export type CodeRecord = { code: string; expires: number; email: string }

/** One sign-in and what descends from it by refreshing; kept by its origin_jti. */
export type SessionRecord = {
  originJti: string
  username: string
  /** Hash of the refresh token. */
  refresh: string
  /** Epoch seconds. */
  authTime: number
  /** Epoch milliseconds. */
  expires: number
  revoked: boolean
  /** The device it was opened on, in a pool that tracks devices. */
  deviceKey?: string
}

/** A device of a user, by its key. It is tracked once the client has confirmed it. */
export type DeviceRecord = {
  key: string
  username: string
  confirmed: boolean
  name?: string
  /** Epoch milliseconds. */
  created: number
}

/** An unanswered challenge, by its session text; for PASSWORD_VERIFIER by its secret block. */
export type ChallengeRecord = {
  session: string
  name: ChallengeName
  username: string
  /** Epoch milliseconds. */
  expires: number
  /** The numbers of an SRP exchange, hexadecimal. */
  exchange?: { clientShare: string; serverShare: string; secret: string }
}

export type ChallengeName = 'PASSWORD_VERIFIER' | 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA'

export type GroupRecord = { name: string; description?: string; precedence?: number; created: number; modified: number }

/** Groups of a user, in the order of joining. */
export type MembershipRecord = { groups: string[] }

/** Times (epoch milliseconds) of recent attempts, by what they try and who. */
export type AttemptsRecord = { times: number[]; lockedUntil: number }

export type UserRecords = {
  user: UserRecord
  code: CodeRecord
  session: SessionRecord
  device: DeviceRecord
  challenge: ChallengeRecord
  group: GroupRecord
  membership: MembershipRecord
  attempts: AttemptsRecord
}

export type UserStore = Store<UserRecords>
