import { expect, it } from 'vitest'
import { foldAccents, foldText, containsAllWords, wordsOf } from './contains-all-words.ts'

it.each([
  ['O’Learner', "O'Learner"],
  ["O'Learner", 'o’learner'],
  ['Zoë O`Neil', "zoe o'neil"],
])('the text %s matches %s: apostrophes, case, and accents are ignored [3.5.29]', (text, query) => {
  expect(containsAllWords(foldText(text), wordsOf(query))).toBe(true)
})

it.each([
  ['Łukasz Đorđević', 'lukasz dordevic'],
  ['Søren Groß', 'soren gross'],
  ['Søren Groß', 'SØREN GROSS'],
  ['Soren Gross', 'søren groß'],
  ['Ærø', 'aero'],
  ['Yıldız', 'yildiz'],
])('the text %s matches %s: special letters equal plain ones [3.5.29]', (text, query) => {
  expect(containsAllWords(foldText(text), wordsOf(query))).toBe(true)
  // Folded as in an older version.
  expect(containsAllWords(foldAccents(text), wordsOf(query))).toBe(true)
})

it('a text folded by an older version with its own apostrophe still matches', () => {
  expect(containsAllWords('o’learner', wordsOf("O'Learner"))).toBe(true)
  expect(containsAllWords('olearner', wordsOf("O'Learner"))).toBe(false)
})
