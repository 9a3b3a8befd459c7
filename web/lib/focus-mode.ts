import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { QUIET_KEY } from '#web/lib/storage/stored-keys.ts'
import { persistedStore } from '#web/lib/storage/persisted-store.ts'

const isPath = (value: unknown): value is string => typeof value === 'string'

/**
 * The path of the screen shown without menu, breadcrumbs, and footer: a test question (docs/design.md). Stored for this
 * tab, so that a reload renders the screen in focus mode from the first paint.
 */
const quietPath = persistedStore(() => window.sessionStorage, QUIET_KEY, isPath, undefined)

const setQuiet = (value: string | undefined): void => quietPath.setState({ value })

/** Whether the screen at a path is in focus mode. */
export const useIsFocusMode = (pathname: string): boolean => useStore(quietPath, ({ value }) => value === pathname)

/** Whether the current screen was in focus mode when this page loaded, or has been set to it since. */
export const isInFocusMode = (): boolean => quietPath.getState().value === window.location.pathname

/** Keeps the screen in focus mode while `isQuiet`; leaving the screen ends it. */
export function useFocusMode(isQuiet: boolean): void {
  useLayoutEffect(() => {
    setQuiet(isQuiet ? window.location.pathname : undefined)
  }, [isQuiet])
  useLayoutEffect(() => () => setQuiet(undefined), [])
}

/** Ends focus mode if a reloaded page turns out to show no question. */
export function useFocusModeEnd(hasEnded: boolean): void {
  useLayoutEffect(() => {
    if (hasEnded) setQuiet(undefined)
  }, [hasEnded])
}
