type Words = Readonly<Record<string, unknown>>

/** Words of the specification: their statements, our words, and the specification's exact words. */
export type Pin = readonly [about: string, ours: Words, theirs: Words]
