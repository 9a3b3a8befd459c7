import { expect, it } from 'vitest'
import { questionMessages, questionPopups, questionSuccess } from './questions.ts'

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
