import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'

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
