import { expect, it } from 'vitest'
import { questionMessages, questionPopups, questionSuccess, sampleWords } from './questions.ts'

it('keeps the owner’s words for searches of the bank [2.5.34, 2.5.35, 2.5.36]', () =>
  expect(questionMessages).toMatchObject({
    'search-digits': 'Please type only digits to search or change search type',
    'search-tags': 'Please select tags to search or change search type',
    'search-areas': 'Please select RN or PN with NCLEX Areas to search or change search type',
  }))

it('keeps the owner’s words for questions [2.8.13, 2.8.14, 2.8.15, 2.8.16, 2.8.17]', () => {
  expect(questionMessages).toMatchObject({
    'body-empty': 'Question body is empty',
    'answers-few': 'Questions must have 2 or more answer choices',
    'matches-empty': 'Please fill the text of all matching options',
    'answers-empty': 'Please fill the text of all answer choices',
    'correct-missing': 'Please select the correct answer',
    'answers-many': 'Too many answers!',
    'question-not-found': 'Question not found',
  })
  expect(questionSuccess.added(101)).toBe('Question 101 added!')
  expect(questionSuccess.updated(101)).toBe('Question 101 updated!')
  expect(questionSuccess.deleted(101)).toBe('Question 101 was deleted')
  expect(questionSuccess.tagSaved('RN')).toBe('Tag "RN" saved!')
  expect(questionSuccess.areaSaved('Safety')).toBe('NCLEX Area: "Safety" saved')
})

it('says what is wrong with formatted texts and their pictures, in these words', () =>
  expect(questionMessages).toMatchObject({
    'image-undescribed': 'Please describe every picture in words, for those who cannot see it',
    'image-gone': 'An image of this text is no longer stored; please delete it and insert it again',
    'formatted-malformed':
      'The formatted texts of this row cannot be read: they are no JSON of the form { "body", "rationale", "answers" }',
  }))

it('names the popups as the owner does [2.4.14]', () =>
  expect(Object.values(questionPopups)).toEqual([
    'Done',
    'Warning',
    'Deleting Answer',
    'Tags',
    'Adding Tag',
    'NCLEX Areas',
    'Adding NCLEX Area',
    'Deleting Question',
  ]))

it('says what it means that a question is a sample, in these words', () => {
  const { question, marked, unmarked, ...words } = sampleWords
  expect(words).toEqual({
    title: 'Sample question',
    isSample: 'This question is public: anybody can try it on the home page, with its right answer and rationale.',
    isNone: 'Sample questions can be tried on the home page and the pages of courses by anybody, without signing in.',
    public: 'Public',
    private: 'Not public',
    mark: 'Make it a sample',
    unmark: 'Take it back',
    stays:
      'It stays in the bank, and tests may still ask it. Edits of it are published at once; it can be taken back at any time.',
  })
  expect(question(7)).toBe(
    'Question 7 becomes public, with its right answer and its rationale. Search engines and students who will be tested may read it.',
  )
  expect([marked(7), unmarked(7)]).toEqual(['Question 7 is a sample now', 'Question 7 is no sample any more'])
  expect(questionMessages['samples-many']).toBe('There are ten sample questions already: take one back first')
})
