import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'

/** Real names in which the word list sees something else; in lower case, as the matcher compares. */
const REAL_NAMES = [
  'analisa',
  'cumming',
  'cummings',
  'dickens',
  'dickerson',
  'dickey',
  'dickinson',
  'dickson',
  'dyke',
  'fagan',
  'hooker',
  'kiker',
  'peniston',
  'pissarro',
  'raper',
  'slutsky',
]

let matcher: RegExpMatcher | undefined

function theMatcher(): RegExpMatcher {
  if (matcher) return matcher
  const words = englishDataset.build()
  const whitelistedTerms = [...(words.whitelistedTerms ?? []), ...REAL_NAMES]
  matcher = new RegExpMatcher({ ...words, ...englishRecommendedTransformers, whitelistedTerms })
  return matcher
}

/** Whether a text holds a profanity of the maintained word list (spec 1.5.5, decisions 1.5). */
export const isProfane = (text: string): boolean => theMatcher().hasMatch(text)
