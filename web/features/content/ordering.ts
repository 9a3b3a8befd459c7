/**
 * A list whose order is being changed: what was moved, over the order of which version; no keys: by name. Kept by the screen, which asks
 * before it is left.
 */
export type Ordering = { moved?: { keys: readonly string[]; seen: number } }

export type OrderingProps = { ordering: Ordering | undefined; onOrdering: (ordering: Ordering | undefined) => void }
