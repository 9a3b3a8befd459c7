import { expect, it } from 'vitest'
import { testingMessages, testingWords } from './testing.ts'

it("keeps the owner's words about tests to the letter [3.5.20] [3.5.21] [3.5.22] [3.5.23] [3.5.24] [3.5.25] [3.8.4]", () => {
  expect(testingMessages).toMatchObject({
    'answer-first': 'Please answer the question first',
    'too-few-in-areas': 'Not enough questions in some areas',
    'too-few-easy-or-normal': 'Not enough easy or normal questions with those tags; please Edit the test',
    'too-few-easy': 'Not enough easy questions with those tags; please Edit the test',
    'too-few-normal': 'Not enough normal questions with those tags; please Edit the test',
    'questions-error': 'Questions error, contact instructor',
    'start-failed': 'Fatal error while starting test, please contact the instructor',
    'no-attempts-left': 'You have no more attempts!',
    'create-failed': 'Fatal error while creating test. Please refresh page.',
    'grade-failed': 'Fatal error while grading question. Please refresh page.',
    'next-failed': 'Fatal error while changing questions. Please refresh the page.',
    'submit-failed': 'Fatal error while submitting test. Please refresh the page.',
  })
  expect(testingWords).toEqual({
    noAttemptsLeft: 'No Attempts Left',
    unlimited: 'Unlimited',
    noBreakdown: 'No Breakdown Available',
    attemptDetails: 'Attempt Details',
    undecided: 'Not enough evidence to pass or fail',
  })
})
