import type { Store } from '../shared/open-store.ts'

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED'

export type UserRecord = {
  /** The sub, in pools where users sign in with their e-mail address. */
  username: string
  attributes: Record<string, string>
  enabled: boolean
  status: UserStatus
  /** SRP's salt and verifier (`password.ts`), or a scrypt hash in older data; '' until a password is set. */
  password: string
  /** Epoch milliseconds. */
  created: number
  modified: number
  /** When the temporary password was set. */
  temporarySince?: number
  /** The software token, once requested. */
  softwareToken?: SoftwareToken
}

export type SoftwareToken = {
  /** Base32. */
  secret: string
  /** Whether the user has confirmed a code of it; required before it can be turned on. */
  verified: boolean
  /** Whether sign-ins require it. */
  enabled: boolean
  /** The 30-second step of the last accepted code; a code is valid once. */
  usedStep?: number
}

export type CodePurpose = 'sign-up' | 'reset' | 'verify-email'

/** A code sent by e-mail, stored by purpose and username. */
export type CodeRecord = { code: string; expires: number; email: string }

/** A sign-in and the tokens refreshed from it; stored by its origin_jti. */
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
  /** The device of the sign-in, in a pool that tracks devices. */
  deviceKey?: string
}

/** A user's device, by key. It is tracked once the client has confirmed it. */
export type DeviceRecord = {
  key: string
  username: string
  confirmed: boolean
  name?: string
  /** Epoch milliseconds. */
  created: number
}

/** An unanswered challenge, by its session string; for PASSWORD_VERIFIER by its secret block. */
export type ChallengeRecord = {
  session: string
  name: ChallengeName
  username: string
  /** Epoch milliseconds. */
  expires: number
  /** The hexadecimal numbers of an SRP exchange. */
  exchange?: { clientShare: string; serverShare: string; secret: string }
}

export type ChallengeName = 'PASSWORD_VERIFIER' | 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA'

export type GroupRecord = { name: string; description?: string; precedence?: number; created: number; modified: number }

/** Groups of a user, in the order of joining. */
export type MembershipRecord = { groups: string[] }

/** Times (epoch milliseconds) of recent attempts, by purpose and user. */
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
