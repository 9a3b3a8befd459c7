import type { UserRecord, UserStore } from './records.ts'

export type Directory = {
  /** By username, sub or e-mail address (case-insensitive). */
  find: (login: string) => UserRecord | undefined
  save: (user: UserRecord) => void
  remove: (user: UserRecord) => void
  /** Oldest first. */
  all: () => UserRecord[]
}

const emailOf = (user: UserRecord): string | undefined => user.attributes['email']?.toLowerCase()

/** Opens the users with an index by address, so that a lookup doesn't read them all. */
export function openDirectory(store: UserStore): Directory {
  const byEmail = new Map<string, string>()
  const index = (user: UserRecord) => {
    const email = emailOf(user)
    if (email !== undefined) byEmail.set(email, user.username)
  }
  const forget = (user: UserRecord | undefined) => {
    const email = user && emailOf(user)
    if (email !== undefined && byEmail.get(email) === user?.username) byEmail.delete(email)
  }
  store.list('user').forEach(index)
  return {
    find: (login) => store.get('user', login) ?? store.get('user', byEmail.get(login.toLowerCase()) ?? ''),
    save: (user) => {
      forget(store.get('user', user.username))
      store.put('user', user.username, user)
      index(user)
    },
    remove: (user) => {
      forget(user)
      store.together(() => {
        store.remove('user', user.username)
        store.remove('membership', user.username)
        for (const session of store.list('session'))
          if (session.username === user.username) store.remove('session', session.originJti)
        for (const device of store.list('device'))
          if (device.username === user.username) store.remove('device', device.key)
      })
    },
    all: () => store.list('user'),
  }
}
