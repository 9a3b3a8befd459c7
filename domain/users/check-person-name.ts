import { collapseDuplicatesTransformer, englishDataset, RegExpMatcher, toAsciiLowerCaseTransformer } from 'obscenity'
import { isReadable } from '../text/is-readable.ts'
import { capitaliseName } from './capitalise-name.ts'

/** Real names that the word list rejects; in lower case. */
const REAL_NAMES = new Set(['bich', 'cocks', 'dick', 'dyke', 'fuk', 'hooker', 'negro', 'semen', 'tit'])

/** Rejected anywhere in a name, also within words. */
const BANNED = /asshole|cunt|dickhead|faggot|fuck|nigger|shithead|wanker/i

/** Letters that are doubled in words of the list. */
const DOUBLED = ['b', 'e', 'g', 'l', 'o', 's']

let matcher: RegExpMatcher | undefined

const theMatcher = (): RegExpMatcher =>
  (matcher ??= new RegExpMatcher({
    ...englishDataset.build(),
    blacklistMatcherTransformers: [
      toAsciiLowerCaseTransformer(),
      collapseDuplicatesTransformer({ customThresholds: new Map(DOUBLED.map((letter) => [letter, 2])) }),
    ],
  }))

/**
 * Whether a whole word is in the list: many names contain its words (Fukuda, Analia), and an accent makes another word.
 */
const isListed = (word: string): boolean =>
  theMatcher()
    .getAllMatches(word)
    .some(({ startIndex, endIndex }) => startIndex === 0 && endIndex === word.length - 1)

/**
 * Whether a name contains a profanity from the maintained word list, apart from real names (spec 1.5.5, decisions 1.5).
 */
function isProfane(name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}]+/u)
  return words.some((word) => BANNED.test(word) || (!REAL_NAMES.has(word.toLowerCase()) && isListed(word)))
}

/** Codes of the account messages. */
export type NameRefusal = 'first-name-invalid' | 'last-name-invalid' | 'first-name-profane' | 'last-name-profane'
export type PersonNameVerdict = { ok: true; name: string } | { ok: false; code: NameRefusal }

const MAX_LENGTH = 60
const allowed = /^[\p{L}\p{M} ,.'’-]+$/u
/** Text that mail programs turn into a link: an address, or the beginning of one. */
const link =
  /\.(app|biz|click|club|co|com|dev|edu|gov|info|io|link|live|me|net|online|org|shop|site|top|us|xyz)\b|\b(https?|www)\b/i

/**
 * Checks a first or last name: required, longer than one letter, only letters, space, comma, period, apostrophe, and
 * hyphen (spec 1.5.4), readable as written and no link in an e-mail, no profanity (1.5.5), capitalized (1.5.6); at most
 * 60 characters.
 */
export function checkPersonName(which: 'first' | 'last', value: string): PersonNameVerdict {
  const name = capitaliseName(value)
  // A Han character or a Korean syllable is a whole name.
  const isLong = (name.match(/\p{L}/gu) ?? []).length > 1 || /[\p{Script=Han}\p{Script=Hangul}]/u.test(name)
  if (!isLong || name.length > MAX_LENGTH || !allowed.test(name) || !isReadable(name) || link.test(name))
    return { ok: false, code: `${which}-name-invalid` }
  if (isProfane(name)) return { ok: false, code: `${which}-name-profane` }
  return { ok: true, name }
}
