import { create } from 'zustand'
import { useSessionStore } from '#web/lib/session/session-store.ts'

/** The contents whose panels an administrator has opened: the way back from a section finds them open. */
export const useOpenContents = create<{ open: readonly string[] }>(() => ({ open: [] }))

export const setContentOpen = (key: string, isOpen: boolean): void => {
  useOpenContents.setState(({ open }) => ({ open: [...open.filter((one) => one !== key), ...(isOpen ? [key] : [])] }))
}

useSessionStore.subscribe(({ session }, before) => {
  if (session?.uid !== before.session?.uid) useOpenContents.setState({ open: [] })
})
