import { describe, expect, it } from 'vitest'
import { addSeen } from '#domain/exams/seen-questions.ts'
import { dayOf, dayText } from '#domain/study/student-day.ts'
import { MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { aForm } from '#lambdas/quizzes/testing/a-quizzer.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { courseKey } from '#table/keys.ts'
import { seenQuestionsItem } from '#table/exam.ts'
import { aProgress, aTask } from '#table/testing/course-items.ts'
import { countQuiz } from '#lambdas/quizzes/count-quiz.ts'
import { resetStatuses } from '#lambdas/quizzes/reset-statuses.ts'
import { DAY, exam, SHORT, inDays, planBank, aPlanner } from '../testing/a-planner.ts'

const table = sharedTable(planBank())
const planner = (progress?: Parameters<typeof aPlanner>[1]) => aPlanner(table, progress)

const nameOf = (content: string) => ({
  ...{ sectionName: 'Section s1', taskKey: `${content}-1`, name: 'A Reading', type: 'Reading' },
})

describe('a plan', () => {
  it('needs the exam day first, and covers the remaining time', async () => {
    const { plan, update } = await planner()
    expect(await plan()).toMatchObject({ state: 'examDayMissing', weeks: [], days: [], feedUrl: null, version: 0 })
    const made = await update()
    // Of 30 questions, three were answered and one was skipped.
    expect(made).toMatchObject({ state: 'planned', unseen: 27, newADay: 2, wanted: 2, examDay: inDays(30), version: 1 })
    expect(made).toMatchObject({ settingsVersion: 1, cap: 80, today: inDays(0), feedUrl: null })
    expect(made.days).toHaveLength(14)
    expect(made.days[0]).toMatchObject({ day: inDays(0), newItems: 2, reviews: 3, lessons: ['A Reading'] })
    expect(made.weeks.reduce((sum, { newItems }) => sum + newItems, 0)).toBe(27)
    expect(made.weeks.reduce((sum, { lessons }) => sum + lessons, 0)).toBe(3)
    // The practice once, the adaptive test twice in the last three weeks.
    expect(made.weeks.reduce((sum, { tests }) => sum + tests, 0)).toBe(3)
    expect(await plan()).toEqual(made)
  })

  it('counts the unanswered questions that a quiz finds, and continues with them when quizzes forget', async () => {
    const { update, plan, uid, deps } = await planner()
    await update()
    const unanswered = { ...aForm().filter, statuses: ['unused', 'omitted'] }
    const notAnswered = async () => (await countQuiz({ progressKey: 'p1', filter: unanswered }, uid, deps)).total
    expect([(await plan()).unseen, await notAnswered()]).toEqual([27, 27])
    await resetStatuses({ requestId: 'reset-plan' }, uid, deps)
    expect([(await plan()).unseen, await notAnswered()]).toEqual([27, 30])
  })

  it('includes an adaptive test as often as it can still be started', async () => {
    const { uid, content, update, plan } = await planner()
    await update()
    const sittings = async () => (await plan()).weeks.reduce((sum, { tests }) => sum + tests, 0) - 1
    const { items } = exam
    const seeing = (share: number) => {
      const ids = items.filter(({ id }) => id < 50_000 && id % 17 < share).map(({ id }) => id)
      return batchPut(table, [seenQuestionsItem(uid, addSeen(undefined, ids, START), 1)])
    }
    expect([items.length > 160, await sittings()]).toEqual([true, 2])
    await seeing(8)
    expect(await sittings()).toBe(1)
    await seeing(14)
    expect(await sittings()).toBe(0)
    await seeing(0)
    const once = { taskType: 'AdaptiveNCLEX' as const, name: 'E', tags: ['RN'], ...SHORT, attempts: 1 }
    await batchPut(table, [aTask(content, 's1', `${content}-5`, once)])
    expect(await sittings()).toBe(1)
  })

  it('plans no questions of a course that offers no quizzes', async () => {
    const { uid, update, plan } = await planner({ courseKey: 'no-quizzes' })
    await batchPut(table, [
      { ...courseKey('no-quizzes'), type: 'course', key: 'no-quizzes', ownQuizzes: false } as never,
    ])
    await update()
    expect(await plan()).toMatchObject({ state: 'planned', unseen: 0, newADay: 0, quizCourse: null })
    await batchPut(table, [aProgress(uid, 'p2', { endTime: START + 90 * DAY })])
    expect(await plan()).toMatchObject({ unseen: 27, quizCourse: 'p2' })
    // A quiz can't be started before its course.
    await batchPut(table, [aProgress(uid, 'p2', { endTime: 0 })])
    expect(await plan()).toMatchObject({ unseen: 27, quizCourse: null })
  })

  it('lists today’s tasks with their places, and marks those done today until midnight', async () => {
    const { content, complete, update, plan, clock } = await planner()
    await update()
    const shown = async () =>
      (await plan()).tasksToday.map(({ task, done, failed, progressKey }) => [
        progressKey,
        task.taskKey,
        failed ? 'failed' : done,
      ])
    expect((await plan()).tasksToday[0]).toEqual({
      progressKey: 'p1',
      task: { contentKey: content, sectionKey: 's1', ...nameOf(content) },
      ...{ done: false, failed: false },
    })
    const planned = (await plan()).days.flatMap(({ tasks }) => tasks)
    expect(planned.map(({ progressKey, task }) => [progressKey, task.taskKey]).slice(0, 3)).toEqual(
      ['1', '2', '5'].map((n) => ['p1', `${content}-${n}`]),
    )
    await complete(`${content}-1`, { startTime: START })
    await complete(`${content}-4`, { endedOn: START + MINUTE })
    expect(await shown()).toEqual([
      ['p1', `${content}-1`, true],
      ['p1', `${content}-4`, 'failed'],
    ])
    await complete(`${content}-4`, { endedOn: START + MINUTE, best: 65 })
    expect((await shown())[1]).toEqual(['p1', `${content}-4`, true])
    expect((await plan()).days[0]).toMatchObject({ lessons: [], tests: [], tasks: [] })
    clock.time += DAY
    expect(await shown()).toEqual([['p1', `${content}-2`, false]])
  })

  it('ends with the access to the last course, and reports it', async () => {
    const { update, plan } = await planner({ endTime: START + 10 * DAY })
    await update()
    const { accessUntil, days, weeks } = await plan()
    expect(accessUntil).toBe(inDays(10))
    expect(days.at(-1)?.day).toBe(inDays(9))
    expect(weeks.at(-1)?.to).toBe(inDays(9))
    expect(weeks.reduce((sum, { newItems }) => sum + newItems, 0)).toBe(27)
  })

  it('counts work done in one of two courses, and names the course of each task', async () => {
    const { content, uid, complete, update, plan } = await planner()
    await batchPut(table, [aProgress(uid, 'p2', { content: [content], name: 'Second Course', endTime: 0 })])
    await update()
    expect((await plan()).tasksToday[0]).toMatchObject({ progressKey: 'p1', done: false })
    await complete(`${content}-1`)
    const { days, accessUntil } = await plan()
    expect(accessUntil).toBeNull()
    expect(days[0]?.lessons).toEqual([expect.stringMatching(/^B Lecture \((?!Second)/)])
    expect(days.flatMap(({ lessons }) => lessons).filter((name) => name.startsWith('A Reading'))).toEqual([])
  })

  it('names a course to start if those that run end before the exam', async () => {
    const { content, uid, update, plan } = await planner({ endTime: START + 10 * DAY })
    expect((await plan()).startNext).toBeNull()
    await batchPut(table, [aProgress(uid, 'p2', { content: [content], name: 'Second Course', endTime: 0 })])
    await update()
    expect(await plan()).toMatchObject({ accessUntil: inDays(10), startNext: 'Second Course' })
  })

  it('plans a task of two courses for as long as the later one can be opened', async () => {
    const { content, uid, update, plan } = await planner({ endTime: START + 3 * DAY })
    await batchPut(table, [
      aProgress(uid, 'p2', { content: [content], name: 'Later Course', endTime: START + 20 * DAY }),
    ])
    await update()
    const { days, accessUntil } = await plan()
    expect(accessUntil).toBe(inDays(20))
    const last = days.findLast(({ lessons }) => lessons.length > 0)?.day ?? ''
    expect(last > inDays(3)).toBe(true)
  })

  it('reports that there is no course once it has ended, and that the exam is over', async () => {
    const { clock, update, plan } = await planner()
    await update()
    clock.time += 31 * DAY
    expect(await plan()).toMatchObject({ state: 'examDayOver', days: [] })
    clock.time += 60 * DAY
    expect(await plan()).toMatchObject({ state: 'noCourse', examDay: inDays(30), weeks: [] })
  })

  it('ends a day at the midnight of its student', async () => {
    const { update, clock } = await planner()
    const far = await update({ timeZone: 'Pacific/Kiritimati' })
    expect(far.today).toBe(dayText(dayOf(clock.time, 'Pacific/Kiritimati')))
    expect((await update({ timeZone: 'Pacific/Pago_Pago', version: 1, settingsVersion: 1 })).today).toBe(
      dayText(dayOf(clock.time, 'Pacific/Pago_Pago')),
    )
  })
})
