/** Characters that nobody sees, and those that turn the direction of a text. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A name without what nobody sees: with it two names would look the same. */
export const withoutUnseen = (name: string): string => name.replace(UNSEEN, '').trim()
