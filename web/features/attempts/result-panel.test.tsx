// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { quizMessages } from '#domain/messages/quizzes.ts'
import { testResultWords as words } from '#domain/messages/test-result.ts'
import { resultWords } from '#domain/messages/testing.ts'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import type { AttemptReviewQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { selectionStore } from '#web/lib/session/selection-store.ts'
import { api, begin, finished, finishWith, press, setUpAttemptSession } from './testing/an-attempt-session.tsx'
import { aGraded, aQuestion } from './testing/an-attempt.ts'

type Reviewed = AttemptReviewQuery['attemptReview']['questions'][number]
type Outcome = 'right' | 'wrong' | 'partly' | 'hidden' | 'unanswered'

/** A question of which the student had these points; tagged with an exam and a format, too. */
const aReviewed = (id: number, outcome: Outcome, facts = {}): Reviewed => {
  const points = { right: 2, partly: 1, wrong: 0, hidden: 0, unanswered: 0 }[outcome]
  const graded = aGraded({
    ...{ id, correct: points === 2, points, maxPoints: 2 },
    tags: ['RN', 'Next Generation', `Subject ${id}`],
  })
  return {
    question: aQuestion({ id, body: `Body of ${id}?`, ...facts }),
    graded: outcome === 'hidden' || outcome === 'unanswered' ? null : graded,
    answered: outcome !== 'unanswered',
    seconds: 20,
    regraded: null,
  }
}

const end = async (questions: readonly Reviewed[], facts = {}) => {
  api.reply('AttemptReview', { attemptReview: { attempt: finished(), questions: [...questions] } })
  const shown = await begin()
  await finishWith(finished(facts))
  await screen.findByText(/^Missed:|^You got every/)
  return shown
}
const rows = () =>
  within(screen.getByRole('region', { name: words.questions }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())

setUpAttemptSession()

it('a result lists its questions first, each with its outcome and subjects, and opens one', async () => {
  await end([aReviewed(1, 'right'), aReviewed(2, 'partly'), aReviewed(3, 'hidden'), aReviewed(4, 'unanswered')])
  expect(rows()).toEqual([
    'Question 1 Correct Subject 1',
    'Question 2 Partially correct Subject 2',
    'Question 3 Shown later',
    'Question 4 Not answered',
  ])
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings.slice(0, 3)).toEqual(['Test finished', words.questions, 'Breakdown by tag'])
  await press(/2 Partially correct/)
  const region = await screen.findByRole('region', { name: 'Questions' })
  expect([...region.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true, false, false])
})

it('a long result lists what was missed, and the others on request', async () => {
  await end(Array.from({ length: 30 }, (_, at) => aReviewed(at + 1, at % 10 === 3 ? 'wrong' : 'right')))
  expect(screen.getByText(words.missed(3, 0, 30))).toBeTruthy()
  expect(rows()).toEqual([4, 14, 24].map((id) => `Question ${id} Incorrect Subject ${id}`))
  await press(words.showAll(30))
  expect(rows()).toHaveLength(30)
})

it('what was missed becomes a quiz in one press, which counts a case study whole', async () => {
  const items = [1, 2].map((caseItem) => aReviewed(7, 'wrong', { caseItem }))
  const { place } = await end([aReviewed(1, 'right'), aReviewed(2, 'partly'), ...items, aReviewed(8, 'unanswered')])
  api.reply('StartQuiz', { startQuiz: { taskKey: 'quiz-1' } })
  const practice = screen.getByRole('button', { name: words.practice(7) })
  expect(practice.className).toContain('button--primary')
  expect(document.querySelectorAll('.button--primary')).toHaveLength(1)
  expect(screen.getByText(`${words.practiceHint} ${words.practiceCase}`)).toBeTruthy()
  await userEvent.click(practice)
  expect(api.requests('StartQuiz')).toMatchObject([
    { input: { progressKey: place.progressKey, missedIn: { taskKey: 't1', n: 1 }, form: { mode: 'tutor' } } },
  ])
  expect(selectionStore.getState().selection).toMatchObject({ sectionKey: QUIZZES, taskKey: 'quiz-1' })
})

it.each([
  ['quiz-finds-nothing', words.nothingToPractice],
  ['quizzes-not-offered', quizMessages['quizzes-not-offered']],
] as const)('a refused quiz (%s) says why, where it was started', async (code, message) => {
  await end([aReviewed(1, 'wrong')])
  api.refuseOnce('StartQuiz', code)
  await press(words.practice(1))
  const region = screen.getByRole('region', { name: 'Test finished' })
  expect((await within(region).findByRole('alert')).textContent).toContain(message)
})

it('a result without a miss offers no quiz of it', async () => {
  await end([aReviewed(1, 'right')], {
    breakdown: [{ name: 'Renal', correct: 1, total: 1, grade: 100, answered: null }],
  })
  expect(await screen.findByText(words.allCorrect)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Practice/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again' }).className).toContain('button--primary')
})

it('a refused review leaves the result, with a link to the running exam', async () => {
  const running = { progressKey: 'p9', contentKey: 'c9', sectionKey: 's9', taskKey: 't9', name: '3. Mock exam' }
  const { router } = await begin()
  api.refuse('AttemptReview', 'exam-running', { running })
  await finishWith(finished())
  await press('Go to 3. Mock exam')
  expect(router.state.location.pathname).toBe(paths.taskView)
})

it('a breakdown folds tags with fewer than five questions, and those that are no subject', async () => {
  const tag = (name: string, total: number) => ({
    name,
    correct: 1,
    total,
    grade: Math.floor(100 / total),
    answered: null,
  })
  await end([], { breakdown: [tag('Cardiac', 5), tag('Next Generation', 9), tag('Renal', 4), tag('RN', 9)] })
  const names = () =>
    screen.getAllByRole('table').map((table) =>
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    )
  expect(names()).toEqual([['Cardiac']])
  await press(words.showAll(4))
  expect(names()).toEqual([['Cardiac'], ['Renal'], ['Next Generation', 'RN']])
  const advice = screen.getByRole('region', { name: 'Focus areas' })
  expect(advice.textContent).not.toMatch(/RN|Next Generation/)
})

it('a test ended without an answer suggests another try, and no rationales to read', async () => {
  await end([], { currentQuestion: 0, score: 0, grade: 0, breakdown: [] })
  expect(screen.getByText(words.unanswered)).toBeTruthy()
  expect(screen.queryByText(resultWords.failed)).toBeNull()
})

it('an area that an NCLEX ended before is neither passing nor failing, counts as 0, and is no focus area', async () => {
  await end([], {
    type: 'NCLEX',
    grade: 0,
    breakdown: [
      { name: 'Renal', correct: 0, total: 9, grade: 0, answered: 1 },
      { name: 'Safety', correct: 0, total: 9, grade: 0, answered: 0 },
    ],
  })
  const cells = (area: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${area}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cells('Safety')).toEqual(['0', '9', '0%', words.unreached])
  expect(cells('Renal')).toEqual(['0', '9', '0%', 'Failing'])
  const advice = screen.getByRole('region', { name: 'Focus areas' })
  expect(advice.textContent).toContain('Renal')
  expect(advice.textContent).not.toContain('Safety')
})

it('focus areas with too few questions are folded, or open if there are no others', async () => {
  const tag = (name: string, correct: number, total: number) => ({
    name,
    correct,
    total,
    grade: (100 * correct) / total,
    answered: null,
  })
  const folded = words.fewOnes('questions')
  const { unmount } = await end([], { breakdown: [tag('Cardiac', 2, 5), tag('Renal', 0, 2)] })
  const list = () => screen.getByRole('region', { name: resultWords.weakest }).textContent
  expect(list()).toContain('Cardiac')
  expect(list()).not.toContain('Renal')
  await press(folded)
  expect(list()).toContain('Renal')
  unmount()
  await end([], { breakdown: [tag('Renal', 0, 2)] })
  expect(list()).toContain('Renal')
})
