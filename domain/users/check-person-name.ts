import { capitaliseName } from './capitalise-name.ts'
import { isReadable } from '#domain/text/is-readable.ts'
import { isProfane } from './is-profane.ts'

/** Codes of the account messages. */
export type NameRefusal = 'first-name-invalid' | 'last-name-invalid' | 'first-name-profane' | 'last-name-profane'
export type PersonNameVerdict = { ok: true; name: string } | { ok: false; code: NameRefusal }

const MOST = 60
const allowed = /^[\p{L}\p{M} ,.'’-]+$/u

/**
 * A first or last name: required, longer than one letter, only letters, space, comma, period, apostrophe and hyphen
 * (spec 1.5.4), readable as they look, no profanity (1.5.5), capitalised (1.5.6); at most 60 characters.
 */
export function checkPersonName(which: 'first' | 'last', given: string): PersonNameVerdict {
  const name = capitaliseName(given)
  const letters = name.match(/\p{L}/gu) ?? []
  if (letters.length < 2 || name.length > MOST || !allowed.test(name) || !isReadable(name))
    return { ok: false, code: `${which}-name-invalid` }
  if (isProfane(name)) return { ok: false, code: `${which}-name-profane` }
  return { ok: true, name }
}
