import { useStore } from 'zustand'
import { isBoolean, persistedStore } from '#web/lib/storage/persisted-store.ts'

/** Whether the tools are open. Stored in this browser, so that a student who never opens them never loads them. */
const toolsOpen = persistedStore(() => window.localStorage, 'academy.test-tools', isBoolean, false)

export const useToolsOpen = (): boolean => useStore(toolsOpen).value

export const setToolsOpen = (value: boolean): void => toolsOpen.setState({ value })
