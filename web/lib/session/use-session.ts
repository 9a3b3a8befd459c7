import { type Session, useSessionStore } from './session-store.ts'

/** Who is signed in; undefined when nobody is. */
export const useSession = (): Session | undefined => useSessionStore(({ session }) => session)
