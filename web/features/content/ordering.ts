/**
 * State of a list whose order is being edited: the moved keys (none for by name) and the version they are based on.
 * Kept by the page, which asks for confirmation before leaving.
 */
export type Ordering = { moved?: { keys: readonly string[]; seen: number } }

export type OrderingProps = { ordering: Ordering | undefined; onOrdering: (ordering: Ordering | undefined) => void }
