/** A uniform whole number from 0 to below `max` (max at least 1). Cryptographic on the server, seeded in tests. */
export type Random = (max: number) => number
