import {
  AdminUpdateUserAttributesCommand,
  AliasExistsException,
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { UserType } from '#domain/users/user.ts'
import { type Device, forgetDevice, listDevices } from './sessions/devices.ts'
import { requiresSecondFactor } from './sessions/second-factor.ts'

/** The operations of the user pool; each is idempotent. Unknown users are ignored. */
export type Accounts = {
  join: (uid: string, group: UserType) => Promise<void>
  leave: (uid: string, group: UserType) => Promise<void>
  /** Ends every session of the user. */
  signOut: (uid: string) => Promise<void>
  /** Permanently removes the user from the pool; the address may sign up again. */
  remove: (uid: string) => Promise<void>
  /** Returns unconfirmed sign-ups made before a time (epoch milliseconds), from the first 60 that the pool lists. */
  unconfirmed: (before: number) => Promise<string[]>
  /**
   * Changes the user's address, as confirmed. Returns 'used' if another account has it; an unconfirmed one is replaced.
   */
  moveEmail: (uid: string, email: string) => Promise<'moved' | 'used'>
  /** Whether the user's sign-ins require a second factor. */
  hasSecondFactor: (uid: string) => Promise<boolean>
  /** Returns the devices that the pool tracks for a user, one per sign-in. */
  devices: (uid: string) => Promise<Device[]>
  /** Stops issuing tokens to a device's session. */
  forgetDevice: (uid: string, id: string) => Promise<void>
  /** Whether the pool has this user, who can sign in: people may delete their own account there. */
  exists: (uid: string) => Promise<boolean>
}

/** The maximum pages of devices; the next sign-ins forget expired ones. */
const MAX_PAGES = 5

async function unlessUnknown(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error
  }
}

/** Returns whether an address change succeeded; false if another account has it. */
async function isMoved(change: Promise<unknown>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    if (error instanceof AliasExistsException) return false
    throw error
  }
}

/** Returns the accounts of a pool. Creates its client on first use, because few calls need it. */
export function createAccounts(UserPoolId: string): Accounts {
  let opened: CognitoIdentityProviderClient | undefined
  const cognito = () => (opened ??= new CognitoIdentityProviderClient({ maxAttempts: 4 }))
  const remove = (Username: string | undefined) =>
    unlessUnknown(cognito().send(new AdminDeleteUserCommand({ UserPoolId, Username })))
  const find = async (Username: string) => {
    try {
      return await cognito().send(new AdminGetUserCommand({ UserPoolId, Username }))
    } catch (error) {
      if (error instanceof UserNotFoundException) return undefined
      throw error
    }
  }
  return {
    join: (Username, GroupName) =>
      unlessUnknown(cognito().send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }))),
    leave: (Username, GroupName) =>
      unlessUnknown(cognito().send(new AdminRemoveUserFromGroupCommand({ UserPoolId, Username, GroupName }))),
    exists: async (Username) => {
      const user = await find(Username)
      return user !== undefined && user.Enabled !== false && user.UserStatus !== 'UNCONFIRMED'
    },
    moveEmail: async (Username, email) => {
      const UserAttributes = [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ]
      const move = () =>
        isMoved(cognito().send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes })))
      if (await move()) return 'moved'
      const holder = await find(email)
      if (holder && holder.UserStatus !== 'UNCONFIRMED') return 'used'
      if (holder) await remove(holder.Username)
      return (await move()) ? 'moved' : 'used'
    },
    hasSecondFactor: (Username) => requiresSecondFactor(cognito(), { UserPoolId, Username }),
    unconfirmed: async (before) => {
      const Filter = 'cognito:user_status = "UNCONFIRMED"'
      const { Users = [] } = await cognito().send(new ListUsersCommand({ UserPoolId, Filter }))
      return Users.flatMap(({ Username, UserCreateDate }) =>
        Username !== undefined && UserCreateDate !== undefined && UserCreateDate.getTime() < before ? [Username] : [],
      )
    },
    devices: (Username) => listDevices(cognito(), { UserPoolId, Username }, MAX_PAGES),
    forgetDevice: (Username, id) => forgetDevice(cognito(), { UserPoolId, Username }, id),
    remove,
    signOut: (Username) => unlessUnknown(cognito().send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }))),
  }
}
