/** Invisible characters, and those that change the text direction. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Removes invisible characters from a name: with them two names could look the same. */
export const withoutUnseen = (name: string): string => name.replace(UNSEEN, '').trim()
