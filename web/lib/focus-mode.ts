import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { QUIET_KEY } from '#web/lib/storage/stored-keys.ts'
import { persistedStore } from '#web/lib/storage/persisted-store.ts'

const isPath = (value: unknown): value is string => typeof value === 'string'

/**
 * The path of the screen that is shown without menu, breadcrumbs and footer: a question of a test (docs/design.md). It is
 * kept in this tab: after a reload the screen is quiet from the first paint on.
 */
const quietPath = persistedStore(() => window.sessionStorage, QUIET_KEY, isPath, undefined)

const setQuiet = (value: string | undefined): void => quietPath.setState({ value })

/** Whether the screen at a path is quiet. */
export const useIsFocusMode = (pathname: string): boolean => useStore(quietPath, ({ value }) => value === pathname)

/** Whether the screen was quiet when this page was loaded or last changed. */
export const isInFocusMode = (): boolean => quietPath.getState().value === window.location.pathname

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
