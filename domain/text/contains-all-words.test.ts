import { expect, it } from 'vitest'
import { foldAccents, foldText, containsAllWords, wordsOf } from './contains-all-words.ts'

it.each([
  ['O’Learner', "O'Learner"],
  ["O'Learner", 'o’learner'],
  ['Zoë O`Neil', "zoe o'neil"],
])('finds %s by %s: apostrophes are one, whatever the case and the accents [3.5.29]', (text, query) => {
  expect(containsAllWords(foldText(text), wordsOf(query))).toBe(true)
})

it.each([
  ['Łukasz Đorđević', 'lukasz dordevic'],
  ['Søren Groß', 'soren gross'],
  ['Søren Groß', 'SØREN GROSS'],
  ['Soren Gross', 'søren groß'],
  ['Ærø', 'aero'],
  ['Yıldız', 'yildiz'],
])('finds %s by %s: letters that are none with an accent are plain ones [3.5.29]', (text, query) => {
  expect(containsAllWords(foldText(text), wordsOf(query))).toBe(true)
  // Folded as in an older version.
  expect(containsAllWords(foldAccents(text), wordsOf(query))).toBe(true)
})

it('finds what an older version has folded with its own apostrophe', () => {
  expect(containsAllWords('o’learner', wordsOf("O'Learner"))).toBe(true)
  expect(containsAllWords('olearner', wordsOf("O'Learner"))).toBe(false)
})
