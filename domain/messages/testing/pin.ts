type Words = Readonly<Record<string, unknown>>

/** Words of the specification by what they are about: the statements that give them, ours, and theirs to the letter. */
export type Pin = readonly [about: string, ours: Words, theirs: Words]
