import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { QUIET_KEY } from '#web/lib/storage/stored-keys.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'

const isPath = (value: unknown): value is string => typeof value === 'string'

/** The path of the screen that was quiet last in this tab: after a reload it is so from the first paint on. */
const stored = storedValue(() => window.sessionStorage, QUIET_KEY, isPath)

/** The path of the screen that is shown without menu, breadcrumbs and footer: a question of a test (docs/design.md). */
const useQuietPath = create<{ path: string | undefined }>(() => ({
  path: typeof window === 'undefined' ? undefined : stored.read(),
}))

function setQuiet(path: string | undefined): void {
  stored.write(path)
  useQuietPath.setState({ path })
}

/** Whether the screen at a path is quiet. */
export const useIsFocusMode = (pathname: string): boolean => useQuietPath(({ path }) => path === pathname)

/** Whether the screen was quiet when this page was loaded or last changed. */
export const isInFocusMode = (): boolean => useQuietPath.getState().path === window.location.pathname

/** Keeps the screen quiet while `isQuiet`; leaving the screen ends it. */
export function useFocusMode(isQuiet: boolean): void {
  useLayoutEffect(() => {
    setQuiet(isQuiet ? window.location.pathname : undefined)
  }, [isQuiet])
  useLayoutEffect(() => () => setQuiet(undefined), [])
}

/** Ends it where a reloaded page turns out to show no question. */
export function useFocusModeEnd(hasEnded: boolean): void {
  useLayoutEffect(() => {
    if (hasEnded) setQuiet(undefined)
  }, [hasEnded])
}
