import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'

/** Real names in which the word list sees something else. */
const REAL_NAMES = [
  'Analisa',
  'Cumming',
  'Cummings',
  'Dickens',
  'Dickerson',
  'Dickey',
  'Dickinson',
  'Dickson',
  'Dyke',
  'Fagan',
  'Hooker',
  'Kiker',
  'Peniston',
  'Pissarro',
  'Raper',
  'Slutsky',
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
