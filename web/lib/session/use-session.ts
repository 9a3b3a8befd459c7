import { type Session, useSessionStore } from './session-store.ts'

/** The signed-in user's session; undefined when signed out. */
export const useSession = (): Session | undefined => useSessionStore(({ session }) => session)
