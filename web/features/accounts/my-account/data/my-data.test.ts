// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { myDataWords } from '#domain/messages/account-page.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { collectMyData, type Step } from './my-data.ts'

const api = mockApi()
const TIME = Date.UTC(2026, 10, 1)
const attempt = (n: number, endTime: number | null) => ({
  ...{ n, version: 1, startTime: TIME, deadline: null, endTime, total: 1, currentQuestion: 1, score: 1, maxScore: 1 },
  ...{ grade: endTime ? 100 : null, passGrade: 75, scoring: null, result: endTime ? 'passing' : null },
  adaptive: null,
})
const course = {
  ...{ key: 'p1', name: 'RN Basics', courseKey: 'c', onlineDays: 30, endTime: 0, complete: false, dateCreated: TIME },
  ...{ courseType: 'Online' as const, subject: 'RN' as const, dates: null, startTime: null, courseEndTime: null },
  ...{ location: null, paymentKey: 'pay-1', overview: null, startedOn: null, completedOn: null },
}
beforeEach(() => {
  api.reply('OwnData', {
    me: {
      ...{ uid: 'u1', firstName: 'Ada', lastName: 'Lane', phone: '(212)555-0123', email: 'ada@example.com' },
      ...{ dateCreated: TIME, lastLogin: TIME, lastSeen: null, reminders: { classTomorrow: true, daysLeft: false } },
    },
    myRefunds: ['pay-2'],
    myExamOutcomes: [{ day: '2026-10-20', passed: true, recordedOn: TIME }],
    myActivity: {
      days: [{ day: '2026-10-01', items: 3, points: 2, maxPoints: 3, timedItems: 3, seconds: 90, reviews: 1 }],
      groups: [],
      shared: true,
    },
    studyPlan: {
      ...{ examDay: '2026-12-01', timeZone: 'Asia/Manila', cap: 60, retention: 0.9 },
      ...{ freeWeekdays: [0], freeDays: [], startMinute: 1_080, feedUrl: null },
    },
  })
  api.reply('MyProgress', ({ nextToken }) => ({
    myProgress: nextToken
      ? { items: [{ ...course, key: 'p2', name: 'PN Basics', paymentKey: null }], nextToken: null }
      : { items: [course], nextToken: 'more' },
  }))
  api.reply('Receipt', ({ key }) => ({
    myPayment: {
      ...{ key, courseName: 'RN Basics', description: 'RN Basics, Online', studentName: 'Ada Lane', amount: 19_900 },
      ...{ date: TIME, processing: false, status: 'paid', refundedAmount: 0, charge: null, progressKey: 'p1' },
    },
  }))
  api.reply('OwnCertificate', ({ progressKey }) => ({
    certificate:
      progressKey === 'p1'
        ? { name: 'Ada Lane', course: 'RN Basics', completedOn: '2026-11-20', issuedOn: TIME, verifyId: null }
        : null,
  }))
  api.reply('OwnTasks', ({ progressKey }) => ({
    ownTasks:
      progressKey === 'p1'
        ? [
            {
              ...{ taskKey: 't1', name: 'Heart', type: 'Practice' as const, complete: true, startTime: null },
              ...{ started: 2, best: 100, watched: null },
            },
          ]
        : [],
  }))
  const mark = {
    position: 0,
    version: 2,
    flagged: true,
    struck: [1],
    note: 'Look it up',
    highlights: [{ block: 'a1', start: 0, text: 'Airway' }],
  }
  api.reply('Quizzes', { quizzes: { quizzes: [], nextToken: null } })
  api.reply('OwnReports', { ownReports: { items: [], nextToken: null } })
  api.reply('OwnCards', { ownCards: { items: [], withheld: 0, nextToken: null } })
  api.reply('AttemptMarks', ({ n }) => ({ attemptMarks: n === 2 ? [mark] : [] }))
  api.reply('OlderAttempts', ({ before }) => ({
    olderAttempts: before > 2 ? [attempt(2, null), attempt(1, TIME)] : [],
  }))
})

it('the download has account, courses, payments, and finished attempts, and reports its progress', async () => {
  api.reply('AttemptReview', {
    attemptReview: {
      attempt: {
        ...attempt(1, TIME),
        progressKey: 'p1',
        taskKey: 't1',
        type: 'Practice',
        question: null,
        breakdown: null,
      },
      questions: [
        {
          question: {
            id: 7,
            type: 'True/False',
            body: 'Is it so?',
            bodyHtml: null,
            answers: [{ letter: 'A', text: 'True', textHtml: null }],
            matches: null,
            item: null,
            caseItem: null,
            scoring: null,
          },
          graded: {
            id: 7,
            correct: true,
            points: 1,
            maxPoints: 1,
            lines: [],
            key: [0],
            choice: [0],
            rationale: 'Because',
            rationaleHtml: null,
            peers: null,
            tags: ['RN'],
          },
          ...{ answered: true, seconds: 12, regraded: null },
        },
      ],
    },
  })
  const steps: Step[] = []
  const data = await collectMyData((step) => steps.push(step))
  expect(data.account).toMatchObject({ email: 'ada@example.com', reminders: { classTomorrow: true, daysLeft: false } })
  expect(data.courses.map(({ name, payment }) => [name, payment?.amountInCents])).toEqual([
    ['RN Basics', 19_900],
    ['PN Basics', undefined],
  ])
  expect(data.examOutcomes).toEqual([{ day: '2026-10-20', passed: true, recorded: '2026-11-01T00:00:00.000Z' }])
  expect(data.activity).toMatchObject({ days: [{ day: '2026-10-01', items: 3, reviews: 1 }], comparesWithOthers: true })
  expect(data.study).toMatchObject({ examDay: '2026-12-01', reviewsADay: 60, freeWeekdays: [0], calendar: null })
  expect(data.refunds).toMatchObject([{ reference: 'pay-2', amountInCents: 19_900 }])
  expect(data.courses.map(({ certificate }) => certificate?.completedOn)).toEqual(['2026-11-20', undefined])
  const [running, finished] = data.courses[0]?.tasks[0]?.attempts ?? []
  expect(running?.answers).toBe(myDataWords.whileRunning)
  expect(running?.marks).toEqual([
    { question: 1, flagged: true, struck: [1], note: 'Look it up', highlighted: ['Airway'] },
  ])
  expect(finished?.answers).toMatchObject([{ question: 'Is it so?', yourChoice: [0], rightAnswer: [0] }])
  expect(steps.at(-1)).toEqual({ done: 2, total: 2 })
  // The questions of a running attempt aren't even requested.
  expect(api.requests('AttemptReview')).toEqual([{ progressKey: 'p1', taskKey: 't1', n: 1 }])
})

it('the download has all pages of quizzes, reported mistakes, and cards', async () => {
  api.refuse('AttemptReview', 'exam-running')
  const filter = {
    areas: [],
    tags: ['Heart'],
    types: [],
    steps: [],
    difficulties: [],
    statuses: [],
    recentMisses: false,
  }
  const form = { filter, questions: 5, mode: 'tutor', pace: null }
  const quiz = (taskKey: string) => ({
    ...{
      taskKey,
      startTime: TIME,
      deadline: TIME,
      timed: false,
      endTime: TIME,
      total: 5,
      answered: 5,
      grade: 100,
      form,
    },
  })
  api.reply('Quizzes', ({ progressKey, nextToken }) => ({
    quizzes:
      progressKey !== 'p1'
        ? { quizzes: [], nextToken: null }
        : nextToken
          ? { quizzes: [quiz('quiz-a')], nextToken: null }
          : { quizzes: [quiz('quiz-b')], nextToken: 'more' },
  }))
  const report = { taskKey: 'quiz-a', n: 1, position: 2, kind: 'typo' as const, text: 'Strydor', sentOn: TIME }
  api.reply('OwnReports', ({ progressKey }) => ({
    ownReports: {
      items: progressKey === 'p1' ? [{ ...report, settledOn: TIME, outcome: 'changed' as const }] : [],
      nextToken: null,
    },
  }))
  const card = (questionId: number) => ({
    ...{
      questionId,
      item: null,
      rating: 'good' as const,
      last: '2026-10-01',
      due: '2026-10-04',
      reviews: 1,
      lapses: 0,
    },
    ...{ stability: 3.1, difficulty: 5 },
  })
  api.reply('OwnCards', ({ nextToken }) => ({
    ownCards: nextToken
      ? { items: [card(8)], withheld: 1, nextToken: null }
      : { items: [card(7)], withheld: 0, nextToken: 'Q0' },
  }))
  const data = await collectMyData(() => undefined)
  const [first, second] = data.courses
  expect(first?.quizzes).toMatchObject([{ form }, { form }])
  expect(first?.quizzes[0]?.attempts).toHaveLength(2)
  expect(api.requests('OlderAttempts')).toContainEqual(
    expect.objectContaining({ progressKey: 'p1', taskKey: 'quiz-a' }),
  )
  expect(first?.reportedMistakes).toEqual([
    {
      ...{ attempt: 1, question: 3, kind: 'typo', text: 'Strydor' },
      ...{ sent: '2026-11-01T00:00:00.000Z', settled: '2026-11-01T00:00:00.000Z', outcome: 'changed' },
    },
  ])
  expect([second?.quizzes, second?.reportedMistakes]).toEqual([[], []])
  const remembered = { cards: [card(7), card(8)], withheld: 1, why: myDataWords.whileRunning }
  expect(data.study.remembered).toEqual(remembered)
})

it('the download has no earlier questions and no cards while an exam runs', async () => {
  api.refuse('AttemptReview', 'exam-running')
  api.refuse('OwnCards', 'exam-running')
  const data = await collectMyData(() => undefined)
  expect(data.courses[0]?.tasks[0]?.attempts.map(({ answers }) => answers)).toEqual([
    myDataWords.whileRunning,
    myDataWords.whileRunning,
  ])
  expect(data.study.remembered).toBe(myDataWords.whileRunning)
})

it('a failed request fails the whole download', async () => {
  api.refuse('AttemptReview', 'network')
  await expect(collectMyData(() => undefined)).rejects.toMatchObject({ code: 'network' })
})
