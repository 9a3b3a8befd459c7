import { paths } from '#web/app/paths.ts'

/** The list that a user's page was opened from, as that page's link remembers it. */
export function listBehind(state: unknown): string {
  const isKnown = typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string'
  return isKnown ? `${paths.users}${String(state.list)}` : paths.users
}
