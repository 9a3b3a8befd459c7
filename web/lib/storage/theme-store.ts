import { THEME_KEY } from './stored-keys.ts'
import { persistedStore } from './persisted-store.ts'

export type Theme = 'light' | 'dark'

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark'

const systemTheme = (): Theme => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** The theme that the user chose; undefined follows the system. */
const selectedTheme = persistedStore(() => window.localStorage, THEME_KEY, isTheme, undefined)

/** Applies the chosen theme to the document, now and on every change. */
export function applyTheme(): void {
  const apply = ({ value: selected }: { value: Theme | undefined }) => {
    if (selected === undefined) delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = selected
  }
  apply(selectedTheme.getState())
  selectedTheme.subscribe(apply)
}

/** Switches to the other theme and stores the choice. */
export function toggleTheme(): void {
  const now = selectedTheme.getState().value ?? systemTheme()
  selectedTheme.setState({ value: now === 'dark' ? 'light' : 'dark' })
}
