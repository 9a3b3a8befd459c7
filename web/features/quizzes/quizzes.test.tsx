// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { formNameWords, quizFieldWords, quizPageWords as words } from '#domain/messages/quiz-page.ts'
import { runningCourseWords } from '#domain/messages/running-course.ts'
import { testingMessages } from '#domain/messages/testing.ts'
import { quizMessages } from '#domain/messages/quizzes.ts'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import type { QuizCountsQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { selectionStore } from '#web/lib/session/selection-store.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { aProgress } from '#web/testing/a-progress.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { aRunningTest } from '#web/testing/a-running-test.ts'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aQuiz, form, options } from './quiz-fixture.ts'
import { QuizzesPage } from './quizzes.route.tsx'

const api = mockApi()
const show = () => renderScreen(<QuizzesPage />, { path: '/my-courses/quizzes/:progressKey', at: paths.quizzes('p1') })
const counts = (total: number, options: QuizCountsQuery['quizCounts']['options'] = []) =>
  api.reply('QuizCounts', { quizCounts: { total, options, recentMisses: 3 } })
const start = () => screen.findByRole('button', { name: words.start })

setUpScreen()
beforeEach(() => {
  startSession(student)
  api.reply('QuizOptions', options())
  api.reply('RunningTests', { runningTests: [] })
  api.reply('Quizzes', { quizzes: { quizzes: [], nextToken: null } })
  api.reply('MyProgress', { myProgress: { items: [], nextToken: null } })
  counts(0)
})

it('a running exam replaces the count, with a link to it', async () => {
  const running = { progressKey: 'p9', contentKey: 'c9', sectionKey: 's9', taskKey: 't9', name: '3. Mock exam' }
  api.refuse('QuizCounts', 'exam-running', { running })
  show()
  expect(await screen.findByText(testingMessages['exam-running'])).toBeDefined()
  expect(screen.getByRole('button', { name: 'Go to 3. Mock exam' })).toBeDefined()
  expect(await start()).toHaveProperty('disabled', true)
  expect(screen.queryByText(words.notCounted)).toBeNull()
})

it('a quiz of 150 from 40 questions has 40, as the form shows before Start', async () => {
  counts(40)
  api.reply('StartQuiz', { startQuiz: { taskKey: 'quiz-1' } })
  show()
  const field = await screen.findByLabelText(words.questions)
  await userEvent.clear(field)
  await userEvent.type(field, '150')
  expect(await screen.findByText(words.fewer(40))).toBeDefined()
  expect(screen.getByLabelText(`${words.recentMisses} 3`)).toBeDefined()
  await userEvent.click(await start())
  await waitFor(() =>
    expect(api.requests('StartQuiz')).toMatchObject([{ input: { progressKey: 'p1', form: { questions: 150 } } }]),
  )
})

it('a start that finds no questions shows a message and keeps the choices', async () => {
  counts(5)
  api.refuse('StartQuiz', 'quiz-finds-nothing')
  show()
  await screen.findByText(words.found(5))
  await userEvent.click(screen.getByLabelText(/^Incorrect/))
  await userEvent.click(await start())
  expect(await screen.findByText(quizMessages['quiz-finds-nothing'])).toBeDefined()
  expect(screen.getByLabelText(/^Incorrect/)).toHaveProperty('checked', true)
})

it('a double click starts one quiz', async () => {
  counts(40)
  const held = api.hold('StartQuiz')
  show()
  await screen.findByText(words.found(40))
  await userEvent.dblClick(await start())
  expect(api.requests('StartQuiz')).toHaveLength(1)
  await held.reply({ startQuiz: { taskKey: 'quiz-1' } })
  await waitFor(() =>
    expect(selectionStore.getState().selection).toMatchObject({
      ...{ progressKey: 'p1', contentKey: QUIZZES, sectionKey: QUIZZES, taskKey: 'quiz-1' },
    }),
  )
})

it('the same form is resent under the same request id, and a changed one under another', async () => {
  counts(400)
  api.refuse('StartQuiz', 'quizzes-not-offered')
  show()
  await screen.findByText(words.found(400))
  await userEvent.click(await start())
  expect(await screen.findByText(quizMessages['quizzes-not-offered'])).toBeDefined()
  await userEvent.click(await start())
  await userEvent.click(screen.getByLabelText(/^Incorrect/))
  await userEvent.click(await start())
  await waitFor(() => expect(api.requests('StartQuiz')).toHaveLength(3))
  const [first, second, third] = api.requests('StartQuiz').map((sent) => JSON.stringify(sent))
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('running and past quizzes are listed, and the settings of one can be used again', async () => {
  counts(400)
  const over = aQuiz({
    taskKey: 'quiz-0',
    endTime: 1_780_000_000_001,
    answered: 20,
    grade: 75,
    form: { ...form, questions: 33 },
  })
  api.reply('Quizzes', { quizzes: { quizzes: [aQuiz(), over], nextToken: null } })
  show()
  expect(await screen.findByText(words.answered(3, 20))).toBeDefined()
  expect(screen.getByRole('link', { name: words.resume })).toBeDefined()
  expect(screen.getByText(words.grade(75))).toBeDefined()
  const [, again] = screen.getAllByRole('button', { name: words.useAgain })
  if (again) await userEvent.click(again)
  expect(screen.getByLabelText(words.questions)).toHaveProperty('value', '33')
})

it('a course without quizzes has no form, but lists started quizzes', async () => {
  api.reply('QuizOptions', options({ offered: false }))
  api.reply('Quizzes', { quizzes: { quizzes: [aQuiz()], nextToken: null } })
  show()
  expect(await screen.findByText(new RegExp(words.notOffered))).toBeDefined()
  expect(await screen.findByRole('link', { name: words.resume })).toBeDefined()
  expect(screen.queryByRole('button', { name: words.start })).toBeNull()
})

it('a late reply from before a reset keeps its undo', async () => {
  counts(12)
  api.reply('ResetStatuses', { resetStatuses: { resetOn: 1_780_000_000_000 } })
  const { client } = show()
  await start()
  const late = api.hold('QuizOptions')
  void client.invalidateQueries({ queryKey: ['quiz-options'] })
  await userEvent.click(screen.getByRole('button', { name: words.reset }))
  await userEvent.click(screen.getByRole('button', { name: words.resetConfirm }))
  await screen.findByRole('button', { name: words.undo })
  await late.reply(options())
  await waitFor(() => expect(client.isFetching({ queryKey: ['quiz-options'] })).toBe(0))
  expect(screen.getByRole('button', { name: words.undo })).toBeDefined()
})

it('the page ends at once when the course ends', async () => {
  counts(40)
  show()
  await start()
  api.publish('OnProgress', { onProgress: aProgress({ key: 'another', endTime: 1 }) })
  const endTime = Date.now()
  api.publish('OnProgress', { onProgress: aProgress({ key: 'p1', endTime }) })
  act(() => clockStore.setState({ now: endTime + 2000 }))
  await screen.findByText('Course Ended')
  expect(screen.queryByRole('button', { name: words.start })).toBeNull()
})

it('the page ends when the course’s time is over', async () => {
  api.reply('QuizOptions', options({ endTime: Date.now() + 60_000 }))
  counts(40)
  show()
  await start()
  act(() => clockStore.setState({ now: Date.now() + 62_000 }))
  await screen.findByText('Course Ended')
})

it('a missed end of the course is shown after a reconnect', async () => {
  counts(40)
  show()
  await start()
  api.refuse('QuizOptions', 'course-ended')
  api.reconnect('OnProgress')
  await screen.findByText('Course Ended')
})

it('an unknown course leads back to the courses, since a retry would not help', async () => {
  api.refuse('QuizOptions', 'progress-not-found')
  const { router } = show()
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe(paths.myCourses)
})

it('the running test is shown with a link back to it, and the counts by result say that they leave it out', async () => {
  counts(40)
  const { unmount } = show()
  await screen.findByRole('group', { name: words.status })
  expect(screen.queryByText(words.statusHint)).toBeNull()
  unmount()
  api.reply('RunningTests', aRunningTest())
  show()
  await screen.findByRole('button', { name: 'Resume 3. Mock exam' })
  expect(screen.getByText(words.statusHint)).toBeTruthy()
})

it('the fields show why a form cannot be saved, and drop errors of an earlier press', async () => {
  const saved = { forms: [{ name: 'Weak areas', form }], version: 1 }
  api.reply('QuizOptions', options({ saved }))
  counts(40)
  api.refuse('SaveQuizForms', 'quiz-forms-changed', { saved })
  api.refuse('StartQuiz', 'quiz-finds-nothing')
  show()
  const questions = await screen.findByLabelText(words.questions)
  const name = screen.getByLabelText(words.saveName)
  const save = () => userEvent.click(screen.getByRole('button', { name: words.saveAs }))
  await userEvent.clear(questions)
  await userEvent.type(name, 'weak areas')
  await save()
  expect(screen.getByText(quizFieldWords.questions)).toBeDefined()
  expect(screen.getByText(formNameWords.taken)).toBeDefined()
  expect(api.requests('SaveQuizForms')).toHaveLength(0)
  await userEvent.type(questions, '20')
  await userEvent.type(name, ' 2')
  await save()
  expect(await screen.findByText(quizMessages['quiz-forms-changed'])).toBeDefined()
  await userEvent.click(await start())
  expect(await screen.findByText(quizMessages['quiz-finds-nothing'])).toBeDefined()
  expect(screen.queryByText(quizMessages['quiz-forms-changed'])).toBeNull()
  await save()
  expect(await screen.findByText(quizMessages['quiz-forms-changed'])).toBeDefined()
  expect(screen.queryByText(quizMessages['quiz-finds-nothing'])).toBeNull()
})

it('removing a saved form needs a confirmation', async () => {
  api.reply('QuizOptions', options({ saved: { forms: [{ name: 'Weak areas', form }], version: 1 } }))
  counts(40)
  show()
  await userEvent.click(await screen.findByRole('button', { name: words.remove('Weak areas') }))
  screen.getByText(words.removeText('Weak areas'))
  expect(api.requests('SaveQuizForms')).toHaveLength(0)
  api.reply('SaveQuizForms', { saveQuizForms: { forms: [], version: 2 } })
  await userEvent.click(screen.getByRole('button', { name: words.removeConfirm }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Weak areas' })).toBeNull())
  expect(api.requests('SaveQuizForms')).toEqual([{ input: { forms: [], version: 1 } }])
})

it('each option says how many questions it would find', async () => {
  counts(40, [
    { list: 'statuses', name: 'wrong', count: 7 },
    { list: 'areas', name: 'Safety', count: 12 },
  ])
  show()
  await screen.findByText(words.found(40))
  expect(screen.getByLabelText('Incorrect 7')).toBeDefined()
  expect(screen.getByLabelText('Correct 0')).toBeDefined()
  await userEvent.click(screen.getByRole('combobox', { name: words.areas }))
  expect(screen.getByRole('option', { name: 'Safety 12' })).toBeDefined()
})

it('missed questions are practiced by one press, at least 5 and at most 20', async () => {
  counts(400, [{ list: 'statuses', name: 'wrong', count: 31 }])
  api.reply('StartQuiz', { startQuiz: { taskKey: 'quiz-1' } })
  show()
  await screen.findByText(words.missedText(31))
  await userEvent.click(screen.getByRole('button', { name: words.practiceMissed }))
  await waitFor(() =>
    expect(api.requests('StartQuiz')).toMatchObject([
      { input: { form: { questions: 20, mode: 'tutor', filter: { ...form.filter, statuses: ['wrong'] } } } },
    ]),
  )
})

const showEntry = (...courses: Parameters<typeof aProgress>[0][]) => {
  api.reply('MyProgress', { myProgress: { items: courses.map(aProgress), nextToken: null } })
  return renderScreen(<QuizzesPage />, { path: '/my-courses/quizzes/:progressKey?', at: paths.practice }).router
}
const at = (key: string, lastActivity: number) => ({
  key,
  name: `Course ${key}`,
  overview: { completed: 1, total: 2, lastActivity, average: null, best: null, next: null },
})

it('without a course in the address, the running course that was used last opens, and another can be chosen', async () => {
  const router = showEntry(at('old', 5), { ...at('waiting', 9), endTime: 0 }, at('last', 7))
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.quizzes('last')))
  await userEvent.selectOptions(await screen.findByLabelText(runningCourseWords.course), 'Course old')
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.quizzes('old')))
})

it('without a running course, Practice says so', async () => {
  showEntry({ endTime: 0 })
  await screen.findByText(runningCourseWords.none)
  expect(api.requests('QuizOptions')).toEqual([])
})
