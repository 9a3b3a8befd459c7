import { expect, it } from 'vitest'
import { questionMessages, questionSuccess } from './questions.ts'

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
