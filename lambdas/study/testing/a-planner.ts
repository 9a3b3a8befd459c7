import { academy } from '#domain/academy.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { dayOf, dayText } from '#domain/study/student-day.ts'
import { isSignatureOf, type LinkPurpose, signatureOf } from '#lambdas/aws/link-signer.ts'
import { classicQuestions, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { anExam, examItems } from '#lambdas/attempts/exam-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { createQuizFiles } from '#lambdas/quizzes/quiz-files.ts'
import { filesOf } from '#lambdas/quizzes/testing/a-quizzer.ts'
import type { TaskSummaryItem } from '#table/progress.ts'
import { taskSummaryKey } from '#table/keys.ts'
import { studyPlanKey, studySettingsKey } from '#table/study-keys.ts'
import type { StudyPlanItem, StudySettingsItem } from '#table/study.ts'
import { studyStatusesItem } from '#table/study-statuses.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { aContent, aSection, aTask } from '#table/testing/course-items.ts'
import { NO_STATUSES, withOutcome } from '#domain/study/statuses.ts'
import { aDueCard, aStudier } from './a-studier.ts'
import { answerFeed } from '../plan/answer-feed.ts'
import { studyPlan } from '../plan/plan-reply.ts'
import { changePlanFeed, updateStudyPlan } from '../plan/update-plan.ts'

import type { Table } from '#lambdas/dynamodb/table.ts'

export const DAY = 86_400_000
const questions = classicQuestions(30)
export const exam = anExam({ perArea: 20, judgments: 6, cases: 4 })
export const SHORT = { minQuestions: 24, maxQuestions: 40, caseStudies: 1 }
export const SECRET = 'a key of thirty-two characters or more'
const signer = {
  sign: (purpose: LinkPurpose, text: string) => Promise.resolve(signatureOf(SECRET, purpose, text)),
  verify: (purpose: LinkPurpose, text: string, signature: string) =>
    Promise.resolve(isSignatureOf(SECRET, purpose, text, signature)),
}
export const TODAY = dayOf(START, academy.timeZone)
export const inDays = (days: number) => dayText(TODAY + days)

/** The initial items of these tests' tables. */
export const planBank = () => [...bankItems(questions, START - MINUTE), ...examItems(exam.items)]

/** A student in a course of two readings, a lecture, a practice, and an adaptive test, with three due cards. */
export async function aPlanner(table: Table, progress: Parameters<typeof aStudier>[3] = {}) {
  const cards = questions.slice(0, 3).map(({ id }) => aDueCard({ id }))
  const content = `plan-${Math.random().toString(36).slice(2)}`
  const studier = await aStudier(table, cards, {}, { content: [content], endTime: START + 90 * DAY, ...progress })
  const { uid, clock } = studier
  const statuses = questions
    .slice(0, 4)
    .reduce((all, { id }, at) => withOutcome(all, id, at === 3 ? 'omitted' : at === 2 ? 'wrong' : 'right'), NO_STATUSES)
  const settings: StudySettingsItem = {
    ...studySettingsKey(uid),
    type: 'study-settings',
    ...{ pace: 60, due: 3, dueDay: TODAY },
  }
  await batchPut(table, [
    aContent(content),
    aSection(content, 's1'),
    aTask(content, 's1', `${content}-1`, { taskType: 'Reading', name: 'A Reading' }),
    aTask(content, 's1', `${content}-2`, { taskType: 'Lecture', name: 'B Lecture' }),
    aTask(content, 's1', `${content}-3`, { taskType: 'Reading', name: 'C Reading' }),
    aTask(content, 's1', `${content}-4`, { taskType: 'Practice', name: 'D Practice', numOfQuestions: 5, tags: ['RN'] }),
    aTask(content, 's1', `${content}-5`, {
      ...{ taskType: 'AdaptiveNCLEX', name: 'E Adaptive', tags: ['RN'] },
      ...SHORT,
    }),
    studyStatusesItem(uid, 0, statuses, 1),
    settings,
  ])
  const now = () => clock.time
  const files = createQuizFiles(await filesOf(questions), now)
  const deps = {
    table,
    now,
    files,
    rulesOf,
    random: seededRandom(7),
    calendarUrl: 'https://calendar.example/',
    ...signer,
  }
  const planInput = (more: object = {}) => ({
    ...{ examDay: inDays(30), timeZone: academy.timeZone, freeWeekdays: [], freeDays: [], startMinute: 1_080 },
    ...{ version: 0, settingsVersion: 0 },
    ...more,
  })
  const ask = (url: string, method = 'GET') =>
    answerFeed(
      { requestContext: { http: { method } }, queryStringParameters: Object.fromEntries(new URL(url).searchParams) },
      { ...deps, siteUrl: 'https://site.example' },
    )
  const complete = (task: string, more: Partial<TaskSummaryItem> = {}) => {
    const { pk, sk } = taskSummaryKey(uid, 'p1', 's1', task)
    const summary: TaskSummaryItem = { pk, sk, type: 'task-summary', task, complete: true, ...more }
    return batchPut(table, [summary])
  }
  return {
    ...{ uid, clock, content, complete, ask, given: planInput, deps },
    plan: () => studyPlan(uid, deps),
    update: (more?: object) => updateStudyPlan(uid, planInput(more), deps),
    feed: (on: boolean, version: number) => changePlanFeed(uid, { on, version }, deps),
    stored: () => getItem<StudyPlanItem>(table, studyPlanKey(uid), { consistent: true }),
    settings: () => getItem<StudySettingsItem>(table, studySettingsKey(uid), { consistent: true }),
  }
}
