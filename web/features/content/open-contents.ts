import { create } from 'zustand'
import { sessionStore } from '#web/lib/session/session-store.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'

type OpenOf = { uid: string; open: readonly string[] }

const isOpenOf = (value: unknown): value is OpenOf =>
  typeof value === 'object' &&
  value !== null &&
  'uid' in value &&
  typeof value.uid === 'string' &&
  'open' in value &&
  Array.isArray(value.open) &&
  value.open.every((key) => typeof key === 'string')

/** In the tab, with its administrator: a reload finds them, another user of the tab does not. */
const stored = storedValue(() => window.sessionStorage, 'academy.open-contents', isOpenOf)

const uidNow = () => sessionStore.getState().session?.uid

function openOf(uid: string | undefined): readonly string[] {
  const value = stored.read()
  return value !== undefined && value.uid === uid ? value.open : []
}

/** The contents whose panels an administrator has opened: the way back from a section, and a reload, find them open. */
export const useOpenContents = create<{ open: readonly string[] }>(() => ({ open: openOf(uidNow()) }))

export const setContentOpen = (key: string, isOpen: boolean): void => {
  const open = [...useOpenContents.getState().open.filter((openKey) => openKey !== key), ...(isOpen ? [key] : [])]
  useOpenContents.setState({ open })
  const uid = uidNow()
  stored.write(uid === undefined ? undefined : { uid, open })
}

sessionStore.subscribe(({ session }, before) => {
  if (session?.uid !== before.session?.uid) useOpenContents.setState({ open: openOf(session?.uid) })
})
