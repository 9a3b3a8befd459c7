import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { isReadable } from '../text/is-readable.ts'
import { capitaliseName } from './capitalise-name.ts'

/** Names and parts of names that people bear, in which the word list sees something else; in lower case. Only as whole words. */
const REAL_NAMES = new Set(
  `analiese analisa analise anushit assefa bich boobalan boopathi cocks cumming cummings cummins deekshit deekshita dick dickens
  dickerson dickey dickie dickinson dickman dicks dickson dikshit dikshita dyke dykes fagan faggioni fagundes focker fokker fuk fuks
  hooker kikelomo kiker lakshit lakshita nishit nishita peniston pissarro pornchai pornpimol pornsak pornthip porntip rakshit rakshita
  raper semen semenov semenova shital shitanshu shitara shitole siriporn slutsky slutzky supaporn thanaporn wankel wankhede`.split(
    /\s+/,
  ),
)

const isRealName = (word: string): boolean => REAL_NAMES.has(word.toLowerCase())

let matcher: RegExpMatcher | undefined

const theMatcher = (): RegExpMatcher =>
  (matcher ??= new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers }))

/** Whether a text holds a profanity of the maintained word list, apart from real names in it (spec 1.5.5, decisions 1.5). */
export function isProfane(text: string): boolean {
  const rest = text.split(/([^\p{L}\p{M}]+)/u).filter((part) => !isRealName(part))
  return theMatcher().hasMatch(rest.join(''))
}

/** Codes of the account messages. */
export type NameRefusal = 'first-name-invalid' | 'last-name-invalid' | 'first-name-profane' | 'last-name-profane'
export type PersonNameVerdict = { ok: true; name: string } | { ok: false; code: NameRefusal }

const MOST = 60
const allowed = /^[\p{L}\p{M} ,.'’-]+$/u
/** What mail programs make a link of: an address, or the beginning of one. */
const link =
  /\.(app|biz|click|club|co|com|dev|edu|gov|info|io|link|live|me|net|online|org|shop|site|top|us|xyz)\b|\b(https?|www)\b/i

/**
 * A first or last name: required, longer than one letter, only letters, space, comma, period, apostrophe and hyphen
 * (spec 1.5.4), readable as they look and no link in a mail, no profanity (1.5.5), capitalised (1.5.6); at most 60 characters.
 */
export function checkPersonName(which: 'first' | 'last', given: string): PersonNameVerdict {
  const name = capitaliseName(given)
  const letters = name.match(/\p{L}/gu) ?? []
  if (letters.length < 2 || name.length > MOST || !allowed.test(name) || !isReadable(name) || link.test(name))
    return { ok: false, code: `${which}-name-invalid` }
  if (isProfane(name)) return { ok: false, code: `${which}-name-profane` }
  return { ok: true, name }
}
