import { describe, expect, it } from 'vitest'
import { courseKey, enrolmentLockKey, paymentKey, progressKey, taskSummaryKey, userKey } from '#table/keys.ts'
import type { EnrolmentLockItem } from '#table/progress.ts'
import { aContent, aProgress, aSection, aTask } from '#table/testing/course-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { findCertificate } from './find-certificate.ts'
import { issueCertificate } from './issue-certificate.ts'
import { shareCertificate } from './share-certificate.ts'
import { aCompletedCourse, EVENING } from './testing/completed-course.ts'

const table = sharedTable()

it('a certificate has the name, the course, the academy’s day, and the minutes of the completed tasks', async () => {
  const { issue, certificate, clock } = await aCompletedCourse(table)
  expect(await certificate()).toBeNull()
  const issued = await issue()
  expect(issued).toEqual({
    progressKey: 'p1',
    name: 'Nora Newman',
    course: 'RN Online Review',
    completedOn: '2026-11-23',
    issuedOn: clock.time,
    minutes: 65,
    verifyId: null,
  })
  expect(await certificate()).toEqual(issued)
})

it('repeated and concurrent calls issue one certificate', async () => {
  const { issue, clock } = await aCompletedCourse(table)
  const both = await Promise.all([issue(), issue()])
  clock.time += 1_000
  expect([await issue(), both[1]]).toEqual([both[0], both[0]])
})

it('a slower tab gets the certificate of the faster one', async () => {
  const { issue, clock, uid, deps } = await aCompletedCourse(table)
  const early = { ...deps, now: () => EVENING }
  beforeNext(table, 'TransactWriteItemsCommand', () => issueCertificate({ progressKey: 'p1' }, uid, early))
  clock.time += 1_000
  expect((await issue()).issuedOn).toBe(EVENING)
})

it('a certificate is refused for an incomplete course, also if that changes during the call, and for an unknown one', async () => {
  const { issue, certificate, uid, deps } = await aCompletedCourse(table)
  beforeNext(table, 'TransactWriteItemsCommand', () =>
    updateItem(table, {
      Key: progressKey(uid, 'p1'),
      UpdateExpression: 'SET complete = :no',
      ExpressionAttributeValues: { ':no': false },
    }),
  )
  expect(await codeOf(issue())).toBe('course-not-completed')
  expect(await codeOf(issue())).toBe('course-not-completed')
  expect(await certificate()).toBeNull()
  expect(await codeOf(issueCertificate({ progressKey: 'p2' }, uid, deps))).toBe('progress-not-found')
})

describe('a course with tests', () => {
  let courses = 0
  /**
   * A completed course whose content has a Practice that requires 70 percent, and a classic NCLEX; without `best`,
   * neither was graded.
   */
  const tested = async (best: number | undefined, setting: object | undefined) => {
    const key = `tested-${(courses += 1)}`
    const course = await aCompletedCourse(table, { courseKey: key, content: ['cert', key] })
    const done = (task: string, more: object) => ({
      ...{ ...taskSummaryKey(course.uid, 'p1', 's2', task), type: 'task-summary', task, complete: true, startTime: 1 },
      ...more,
    })
    await batchPut(table, [
      aContent(key),
      aSection(key, 's2'),
      aTask(key, 's2', 'practice', { taskType: 'Practice', passGrade: 70, numOfQuestions: 5 }),
      aTask(key, 's2', 'nclex', { taskType: 'NCLEX', minQuestions: 1, maxQuestions: 2 }),
      done('practice', best === undefined ? {} : { best }),
      done('nclex', best === undefined ? {} : { best: 10 }),
      ...(setting ? [{ ...courseKey(key), type: 'course', ...setting } as never] : []),
    ])
    return course
  }

  it.each([
    [70, undefined],
    [70, {}],
    [69, { passesRequired: false }],
  ])('issues its certificate with a best grade of %i and the setting %j', async (best, setting) => {
    expect((await (await tested(best, setting)).issue()).name).toBe('Nora Newman')
  })

  it('refuses it while a test that ran out was never graded', async () => {
    expect(await codeOf((await tested(undefined, {})).issue())).toBe('certificate-tests-not-passed')
  })

  it.each([[undefined], [{}], [{ passesRequired: true }]])(
    'refuses it while a test with a pass grade is not passed, with the setting %j',
    async (setting) => {
      const { issue, certificate } = await tested(69, setting)
      expect(await codeOf(issue())).toBe('certificate-tests-not-passed')
      expect(await certificate()).toBeNull()
    },
  )
})

it('a certificate is refused to an account that is being deleted, also if that begins during the call', async () => {
  const { issue, certificate, uid } = await aCompletedCourse(table)
  beforeNext(table, 'TransactWriteItemsCommand', () =>
    updateItem(table, {
      Key: userKey(uid),
      UpdateExpression: 'SET deleting = :since',
      ExpressionAttributeValues: { ':since': 1 },
    }),
  )
  expect(await codeOf(issue())).toBe('user-not-found')
  expect(await codeOf(issue())).toBe('user-not-found')
  expect(await certificate()).toBeNull()
})

it('another student’s course and certificate are not found', async () => {
  const { issue, deps } = await aCompletedCourse(table)
  await issue()
  const of = (key: string) => ({ progressKey: key })
  expect(await codeOf(issueCertificate({ ...of('p1') }, 'thief', deps))).toBe('progress-not-found')
  expect(await codeOf(issueCertificate({ ...of('p1') }, 'thief', deps))).toBe('progress-not-found')
  expect(await findCertificate(of('p1'), 'thief', deps)).toBeNull()
  expect(await codeOf(shareCertificate({ ...of('p1'), shared: true }, 'thief', deps))).toBe('certificate-not-found')
})

it('a certificate keeps the name at issue until an administrator corrects it, on its public page too', async () => {
  const { issue, share, rename, correct, files } = await aCompletedCourse(table)
  expect(await codeOf(correct())).toBe('certificate-not-found')
  const { issuedOn } = await issue()
  const { verifyId } = await share(true)
  await rename({ lastName: 'Novak' })
  expect(await issue()).toMatchObject({ name: 'Nora Newman' })
  expect(await correct()).toMatchObject({ name: 'Nora Novak', completedOn: '2026-11-23', issuedOn, verifyId })
  expect([...files.values()].map((file) => JSON.parse(file) as unknown)).toEqual([
    { name: 'Nora Novak', course: 'RN Online Review', completedOn: '2026-11-23' },
  ])
})

it('a certificate is refused once the payment is fully refunded', async () => {
  const refunded = await aCompletedCourse(table, { paymentKey: 'given-back' })
  const payment = (key: string, status: string) => ({ ...paymentKey(key), type: 'payment', status })
  await batchPut(table, [payment('given-back', 'refunded'), payment('kept', 'paid')])
  expect(await codeOf(refunded.issue())).toBe('certificate-withdrawn')
  const paid = await aCompletedCourse(table, { paymentKey: 'kept' })
  expect(await paid.issue()).toMatchObject({ name: 'Nora Newman' })
  // In version 1.0.0, only the lock names the payment.
  const older = await aCompletedCourse(table)
  const { group } = aProgress(older.uid, 'p1')
  const ownedBy = (key: string): EnrolmentLockItem => ({
    ...enrolmentLockKey(older.uid, group),
    ...{ type: 'ownership', progressKey: 'p1', endTime: 0, paymentKey: key },
  })
  await batchPut(table, [ownedBy('given-back')])
  expect(await codeOf(older.issue())).toBe('certificate-withdrawn')
  await batchPut(table, [ownedBy('kept')])
  expect(await older.issue()).toMatchObject({ name: 'Nora Newman' })
})

it('a certificate is refused if a course that version 1.0.0 marked complete has a task left', async () => {
  const { uid, issue } = await aCompletedCourse(table)
  await batchPut(table, [
    aProgress(uid, 'p1', { complete: true, content: ['older'] }),
    aContent('older'),
    aSection('older', 's1'),
    aTask('older', 's1', 'left'),
  ])
  expect(await codeOf(issue())).toBe('course-not-completed')
})

it('the completion day falls back to the last task’s day, and is never after the course’s end', async () => {
  const overview = { completed: 2, total: 2, lastActivity: Date.UTC(2026, 4, 2, 12) }
  const older = await aCompletedCourse(table)
  const withoutDay = { name: 'Old', complete: true, content: ['cert'] }
  await batchPut(table, [aProgress(older.uid, 'p1', { ...withoutDay, overview })])
  expect((await older.issue()).completedOn).toBe('2026-05-02')
  const ended = await aCompletedCourse(table)
  await batchPut(table, [aProgress(ended.uid, 'p1', { ...withoutDay, endTime: Date.UTC(2026, 2, 1, 12) })])
  expect((await ended.issue()).completedOn).toBe('2026-03-01')
})
