import type { QuestionSearch } from '#domain/questions/check-search.ts'
import { holdsWords, wordsOf } from '#domain/text/holds-words.ts'
import type { QuestionEntry } from './question-entry.ts'

const fits = (search: QuestionSearch): ((question: QuestionEntry) => boolean) => {
  if (search.type === 'Number') return ({ id }) => id === Number(search.text)
  if (search.type === 'Tag') return ({ tags }) => search.tags.every((tag) => tags.includes(tag))
  if (search.type === 'Areas')
    return ({ tags, area }) => tags.includes(search.subject) && search.areas.some((name) => area.includes(name))
  const words = wordsOf(search.text)
  return ({ text }) => holdsWords(text, words)
}

/**
 * The questions that a search finds (spec 2.2.7, 2.5.33 to 2.5.36), in the order given: Default by words, Number by the whole
 * number, Tag by all of the tags, Areas by RN or PN together with any of the areas. Without a search, all of them.
 */
export const findQuestions = (
  questions: readonly QuestionEntry[],
  search: QuestionSearch | undefined,
): readonly QuestionEntry[] => (search ? questions.filter(fits(search)) : questions)
