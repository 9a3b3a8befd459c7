import { expect, it } from 'vitest'
import { blockOf } from '#domain/attempts/highlights.ts'
import { isSignatureOf, type LinkPurpose, signatureOf } from '#lambdas/aws/link-signer.ts'
import { choiceFor, classicQuestions, enrolmentItems, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { markQuestion } from '#lambdas/attempts/marks/mark-question.ts'
import { reportMistake, sentReport } from '#lambdas/attempts/marks/report-mistake.ts'
import { updateTaskProgress } from '#lambdas/attempts/answer/update-task-progress.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import { projectCards } from '#lambdas/projections/study/cards.ts'
import { ON } from '#lambdas/projections/on.ts'
import { aBatch, aRecord } from '#lambdas/projections/testing/batch-fixture.ts'
import { mistakeReports } from '#lambdas/questions/flaws/mistake-reports.ts'
import { readAllItems } from '#lambdas/questions/testing/bank-fixture.ts'
import { createQuizFiles } from '#lambdas/quizzes/quiz-files.ts'
import { resetStatuses } from '#lambdas/quizzes/reset-statuses.ts'
import { saveQuizForms } from '#lambdas/quizzes/save-forms.ts'
import { startQuiz } from '#lambdas/quizzes/start-quiz.ts'
import { aForm, filesOf } from '#lambdas/quizzes/testing/a-quizzer.ts'
import { recordExamOutcome } from '#lambdas/study/exam-outcomes.ts'
import { answerFeed } from '#lambdas/study/plan/answer-feed.ts'
import { changePlanFeed, updateStudyPlan } from '#lambdas/study/plan/update-plan.ts'
import { shareActivity } from '#lambdas/study/share-activity.ts'
import { aDueCard, aStudier } from '#lambdas/study/testing/a-studier.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { fakeAccounts } from '#lambdas/users/testing/users-fixture.ts'
import type { AttemptItem } from '#table/attempt.ts'
import { attemptsOfUser, type Key, partitionOfUser } from '#table/keys.ts'
import { examOutcomes, partitionOfStudy, sharingStudents } from '#table/study-keys.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { userItem } from '#table/user.ts'
import { deleteAccount } from './delete-account.ts'

const questions = classicQuestions(60)
const SECRET = 'a key of thirty-two characters or more'
const signer = {
  calendarUrl: 'https://calendar.example/',
  siteUrl: 'https://site.example',
  sign: (purpose: LinkPurpose, text: string) => Promise.resolve(signatureOf(SECRET, purpose, text)),
  verify: (purpose: LinkPurpose, text: string, signature: string) =>
    Promise.resolve(isSignatureOf(SECRET, purpose, text, signature)),
}

const table = freshTable(bankItems(questions, START - MINUTE))

/** A student with data from every study feature, written by the features' own functions. */
async function aStudious(email: string) {
  const student = await aStudier(table, [aDueCard({ id: 150 })])
  const { uid, deps, keys, start, check, answer, clock } = student
  await batchPut(table, [...enrolmentItems(uid), userItem(aUser({ uid, email }))])
  const quizDeps = { ...deps, files: createQuizFiles(await filesOf(questions), deps.now) }
  const planDeps = { ...quizDeps, ...signer }
  await answer({ id: 150 }, choiceFor(questions[49]!, true))
  const place = { progressKey: keys.progressKey, taskKey: keys.taskKey, n: 1, position: 0 }
  await check(await start(), true)
  const highlights = [{ block: blockOf('Which?'), start: 0, text: 'Which' }]
  await markQuestion({ ...place, version: 0, flagged: true, struck: [1], note: `Of ${uid}`, highlights }, uid, deps)
  const report = () =>
    reportMistake({ ...place, requestId: `report-${uid}`, kind: 'typo', text: `Strydor ${email}` }, uid, deps)
  await report()
  const begin = () =>
    startQuiz({ progressKey: 'p1', form: aForm(), requestId: `quiz-${uid.slice(0, 8)}` }, uid, quizDeps)
  const quiz = await begin()
  const given = { progressKey: 'p1', taskKey: quiz.taskKey, n: 1 }
  const questionId = quiz.question?.id ?? 0
  const choice = choiceFor(quiz.question ?? { type: '' }, false)
  await updateTaskProgress({ ...given, action: 'check', position: 0, questionId, choice }, uid, deps)
  await updateTaskProgress({ ...given, action: 'finish' }, uid, deps)
  /** The ended tests, as the stream delivers them. */
  const ended = async () => {
    const items = await queryItems<AttemptItem>(table, { ...attemptsOfUser(uid), consistent: true })
    const records = items.filter(({ endTime }) => endTime !== undefined)
    return aBatch(ON.cards, ...records.map(({ endTime, ...running }) => aRecord(running, { ...running, endTime })))
  }
  await projectCards(await ended(), { table })
  await saveQuizForms({ forms: [{ name: 'Mine', form: aForm() }], version: 0 }, uid, quizDeps)
  await resetStatuses({ requestId: 'reset-1' }, uid, deps)
  const days = { examDay: '2026-12-01', timeZone: 'UTC', freeWeekdays: [0], freeDays: [], startMinute: 600 }
  const made = await updateStudyPlan(uid, { ...days, version: 0, settingsVersion: 0 }, planDeps)
  const { feedUrl } = await changePlanFeed(uid, { on: true, version: made.version }, planDeps)
  await shareActivity(uid, true, deps)
  await recordExamOutcome(uid, { day: '2026-05-01', passed: true, consent: true }, deps)
  const feed = async () => {
    const queryStringParameters = Object.fromEntries(new URL(feedUrl ?? '').searchParams)
    return (await answerFeed({ requestContext: { http: { method: 'GET' } }, queryStringParameters }, planDeps))
      .statusCode
  }
  const stored = async () => ({
    own: await queryItems<Key>(table, { ...partitionOfUser(uid), consistent: true }),
    study: await queryItems<Key>(table, { ...partitionOfStudy(uid), consistent: true }),
  })
  return { uid, deps, clock, place, email, ended, feed, stored, report, begin }
}

it('a deleted student’s study data, marks, plan, and reports are removed, and nobody else’s', async () => {
  const [leaver, stayer] = [await aStudious('jane@academy.example'), await aStudious('tom@academy.example')]
  const { uid, deps, clock, email } = leaver
  const kinds = (items: Key[]) => [...new Set(items.map(({ sk }) => sk.split('#')[0]))].sort()
  const before = await leaver.stored()
  expect(kinds(before.study)).toEqual([
    'ACTIVITY',
    'CARDS',
    'OUTCOMES',
    'PLAN',
    'QUIZFORMS',
    'SETTINGS',
    'STATUS',
    'UNDO',
  ])
  expect(kinds(before.own)).toEqual(expect.arrayContaining(['ATTEMPT', 'MARK', 'REPORT', 'REPORTS', 'RUNNING']))
  expect(before.own.filter(({ sk }) => sk.startsWith('ATTEMPT#p1#quiz-'))).toHaveLength(1)
  const [others, late] = [await stayer.stored(), await leaver.ended()]
  expect([await leaver.feed(), await stayer.feed()]).toEqual([200, 200])

  const deletion = {
    ...{ table, accounts: fakeAccounts(), now: () => clock.time, publish: () => Promise.resolve() },
    ...{ site: { write: () => Promise.resolve(), remove: () => Promise.resolve() }, sendMail: () => Promise.resolve() },
  }
  await deleteAccount({ email }, { sub: uid, signedInAt: clock.time / 1_000 }, deletion)
  expect(await leaver.stored()).toEqual({ own: [], study: [] })
  expect(await stayer.stored()).toEqual(others)
  expect([await leaver.feed(), await stayer.feed()]).toEqual([410, 200])
  const uids = async (index: { gsi1pk: string }) =>
    (await queryWholeIndex<Key>(table, { index: 'gsi1', pk: index.gsi1pk })).map(({ pk }) => pk)
  expect(await uids(sharingStudents)).toEqual([`STUDY#${stayer.uid}`])
  expect(await uids(examOutcomes)).toEqual([`STUDY#${stayer.uid}`])
  // In the whole table, only the e-mail's mark names them, for some months; their reports stay without a name (decision
  // 0108).
  const naming = (await readAllItems(table)).filter((item) => JSON.stringify(item).includes(uid))
  expect(naming.map(({ pk }) => pk)).toEqual([`ONCE#deleted#${uid}`])
  expect((await mistakeReports({ settled: false }, { table })).items.map(({ text }) => text).sort()).toEqual([
    'Strydor jane@academy.example',
    'Strydor tom@academy.example',
  ])

  // A late stream batch, another window that continues, and a retry after a lost reply.
  await projectCards(late, { table })
  expect(await codeOf(leaver.report())).toBe('attempt-not-found')
  expect(await codeOf(leaver.begin())).toBe('progress-not-found')
  expect(await codeOf(shareActivity(uid, true, deps))).toBe('user-not-found')
  expect(await sentReport(leaver.place, uid, deps)).toBeNull()
  expect(await leaver.stored()).toEqual({ own: [], study: [] })
})
