import { FLAW_STATES, type FlawState } from '#domain/item-analysis/flaw-case.ts'
import { FLAWS, type FlawKind } from '#domain/item-analysis/flaws.ts'
import { paths } from '#web/app/paths.ts'
import { type ListPlace, listPlaceOf } from '#web/lib/list-address.ts'

/** What the inbox shows: '' for all; the reason 'reports' is that students reported it. */
export type FlawsPlace = ListPlace & { state: FlawState | ''; reason: FlawKind | 'reports' | '' }

/** Kinds of reasons in the order of their urgency. */
export const REASONS = [...FLAWS, 'reports'] as const

/** In the address of the statistics; without it they are shown. */
export const FLAWS_VIEW = 'flaws'

/** The inbox that an address shows: what is new, unless it says otherwise ('all'). */
export const flawsPlaceOf = (params: URLSearchParams): FlawsPlace => ({
  ...listPlaceOf(params),
  state: params.get('state') === 'all' ? '' : (FLAW_STATES.find((state) => state === params.get('state')) ?? 'new'),
  reason: REASONS.find((reason) => reason === params.get('reason')) ?? '',
})

/** The address of an inbox. */
export function addressOfFlaws({ search, state, reason, page }: FlawsPlace): string {
  const shown = state === '' ? 'all' : state === 'new' ? '' : state
  const entries = { view: FLAWS_VIEW, search, state: shown, reason, page: page > 1 ? String(page) : '' }
  const text = new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== '')).toString()
  return `${paths.statistics}?${text}`
}
