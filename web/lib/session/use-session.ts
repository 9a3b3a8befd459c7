import { useStore } from 'zustand'
import { type Session, sessionStore } from './session-store.ts'

/** The signed-in user's session; undefined when signed out. */
export const useSession = (): Session | undefined => useStore(sessionStore, ({ session }) => session)
