// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { examWords } from '#domain/messages/exams.ts'
import { quizResultWords as words } from '#domain/messages/quiz-result.ts'
import { testResultWords } from '#domain/messages/test-result.ts'
import { QUIZZES, quizTaskKey } from '#domain/quizzes/quiz.ts'
import { anAttempt, aGraded, aQuestion, aTestView } from '#web/features/attempts/testing/an-attempt.ts'
import {
  api,
  aPlace,
  finished,
  finishWith,
  moved,
  press,
  setUpAttemptSession,
  show,
  willStart,
} from '#web/features/attempts/testing/an-attempt-session.tsx'

setUpAttemptSession()

const taskKey = quizTaskKey('mihq4x5000123456789ab')
const aQuizPath = () => ({ ...aPlace(), contentKey: QUIZZES, sectionKey: QUIZZES, taskKey })
const aQuizView = (facts = {}) => aTestView({ key: taskKey, name: 'Quiz of 2 questions', passGrade: null, ...facts })
const ended = () => finished({ taskKey, result: null })

/** Expects no pass-or-fail wording on the page, apart from the text in `except`. */
const expectNoStandard = (except = '') => {
  expect(document.body.textContent.replace(except, '')).not.toMatch(
    /pass(?!age)|fail|attempts? left|no attempts|try again/i,
  )
  expect(document.querySelector('.score-ring__notch, .score-ring--error')).toBeNull()
}

it('a quiz ends without a pass grade, passed or failed (decision 0106), and its questions lead back to its result', async () => {
  const questions = [{ question: aQuestion(), graded: aGraded(), answered: true, seconds: 40, regraded: null }]
  api.reply('AttemptReview', { attemptReview: { attempt: ended(), questions } })
  willStart(anAttempt({ taskKey }))
  show(aQuizView({ open: 1, attempts: 1 }), aQuizPath())
  await screen.findByRole('heading', { name: 'Question 1 of 2' })
  await finishWith(ended())
  await screen.findByRole('heading', { name: words.finished })
  // Only this sentence mentions a pass grade.
  screen.getByText(words.next)
  expectNoStandard(words.next)
  await press('Attempt Details')
  await screen.findByRole('heading', { name: words.details })
  await press(words.result)
  await screen.findByRole('heading', { name: words.finished })
})

it('a quiz that ends early counts only answered questions, as its dialog announces', async () => {
  willStart(anAttempt({ taskKey, total: 27, currentQuestion: 3 }))
  show(aQuizView({ open: 1, attempts: 1 }), aQuizPath())
  await press('Finish early')
  expect((await screen.findByRole('alertdialog')).textContent).toContain(examWords.quizEnds(24))
  api.replyOnce('MoveTest', moved({ ...ended(), total: 27, currentQuestion: 3, score: 1, maxScore: 3, grade: 33 }))
  await press('Finish the quiz')
  await screen.findByRole('heading', { name: words.finished })
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts).toEqual(['1 of 3 points', '3 of 27'])
  expect(screen.getByText(testResultWords.bothOf(3, 27))).toBeTruthy()
})

it('a quiz with a deleted question shows that it cannot continue, and does not restart by itself', async () => {
  api.refuse('StartTest', 'questions-error')
  show(aQuizView({ open: 1, attempts: 1 }), aQuizPath())
  await screen.findByText('Questions error, contact instructor')
  expect(api.requests('StartTest')).toHaveLength(1)
  expectNoStandard()
})
