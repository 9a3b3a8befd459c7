import { create } from 'zustand'
import { THEME_KEY } from './stored-keys.ts'
import { storedValue } from './stored-value.ts'

export type Theme = 'light' | 'dark'

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark'

const stored = storedValue(() => window.localStorage, THEME_KEY, isTheme)

const systemTheme = (): Theme => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** The theme chosen by hand; undefined follows the system. */
export const useThemeStore = create<{ chosen: Theme | undefined }>(() => ({ chosen: stored.read() }))

/** Puts the chosen theme on the document, now and whenever it changes. */
export function applyTheme(): void {
  const apply = ({ chosen }: { chosen: Theme | undefined }) => {
    if (chosen === undefined) delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = chosen
  }
  apply(useThemeStore.getState())
  useThemeStore.subscribe(apply)
}

/** Changes to the other theme and stores the choice. */
export function toggleTheme(): void {
  const now = useThemeStore.getState().chosen ?? systemTheme()
  const chosen = now === 'dark' ? 'light' : 'dark'
  stored.write(chosen)
  useThemeStore.setState({ chosen })
}
