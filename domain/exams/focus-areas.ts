import type { Standing } from './report.ts'

export type FocusArea = { name: string; standing: Standing; ability: number | null }

const MAX_AREAS = 3
const RANKS: Record<Standing, number> = { below: 0, near: 1, above: 2, none: 3 }

/** Sorts the areas of an adaptive test: below, near, above the standard, then those without a scored question. */
export const byStanding = <Each extends FocusArea>(areas: readonly Each[]): Each[] =>
  [...areas].sort(
    (a, b) =>
      RANKS[a.standing] - RANKS[b.standing] || (a.ability ?? 0) - (b.ability ?? 0) || (a.name < b.name ? -1 : 1),
  )

/**
 * Returns what to study first after an adaptive test, the weakest first: at most three areas below the standard, or, if
 * none is, near it.
 */
export function focusAreas<Each extends FocusArea>(areas: readonly Each[]): Each[] {
  const sorted = byStanding(areas)
  const below = sorted.filter(({ standing }) => standing === 'below')
  return (below.length > 0 ? below : sorted.filter(({ standing }) => standing === 'near')).slice(0, MAX_AREAS)
}
