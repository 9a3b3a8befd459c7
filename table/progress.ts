import type { Certificate } from '#domain/progress/certificate.ts'
import { classNameOf } from '#domain/courses/class-name.ts'
import type { ProgressOverview } from '#domain/progress/overview.ts'
import type { Progress } from '#domain/progress/progress.ts'
import type { Progress as ProgressReply } from '#generated/schema.ts'
import { type Key, progressKey, enrolmentLockKey, runningTestsKey, taskSummaryKey, certificateKey } from './keys.ts'

/** A progress in the table, stored under its student; its course refers to it in the course's student item. */
export type ProgressItem = Key & Progress & { type: 'progress' }

export const progressItem = (progress: Progress): ProgressItem => ({
  ...progressKey(progress.studentId, progress.key),
  type: 'progress',
  ...progress,
})

/** Returns the progress of an item. */
export function progressOf(item: ProgressItem): Progress {
  const { pk: _pk, sk: _sk, type: _type, ...progress } = item
  return progress
}

/** A student's state in a task of a progress: an opened Reading or Lecture, or attempts at a test. */
export type TaskSummaryItem = Key & {
  type: 'task-summary'
  /** The task's key, also if it was opened as a link. */
  task: string
  complete: boolean
  /** Reading and Lecture: when it was first opened (epoch milliseconds). */
  startTime?: number
  /** Lecture: the watched segments, and the length of the video in seconds (decision 0060). */
  watched?: Uint8Array
  watchedOf?: number
  /** Attempts started. */
  started?: number
  /** The number of the running attempt, and its deadline (epoch milliseconds). */
  open?: number
  openDeadline?: number
  /** Best grade of the finished attempts, in percent. */
  best?: number
  /** Test: when its last attempt ended (epoch milliseconds); absent before 2026-11-30. */
  endedOn?: number
  /** How often a regrade, or its undo, changed one of the attempts; absent: never (decision 0117). */
  regrades?: number
}

/**
 * Guards "one active progress per link group and student". While a payment is open it has `holdUntil` and no
 * `progressKey`; afterward `progressKey` and `endTime` (0: open-ended), which change together with the progress.
 */
export type EnrolmentLockItem = Key & {
  type: 'ownership'
  paymentKey?: string
  holdUntil?: number
  progressKey?: string
  endTime?: number
}

/** Returns the lock while a payment runs. `holdUntil` in epoch milliseconds. */
export const heldLock = (uid: string, group: string, paymentKey: string, holdUntil: number): EnrolmentLockItem => ({
  ...enrolmentLockKey(uid, group),
  type: 'ownership',
  paymentKey,
  holdUntil,
})

/** Returns the lock once there is a progress. An enrollment by an administrator has no payment. */
export const enrolmentLock = (
  uid: string,
  group: string,
  owner: { progressKey: string; endTime: number; paymentKey?: string },
): EnrolmentLockItem => ({ ...enrolmentLockKey(uid, group), type: 'ownership', ...owner })

/**
 * The condition under which a group is free for a new owner: nobody there, or a progress that has ended.
 * Needs `:zero` (0) and `:now` (epoch milliseconds).
 */
export const CAN_ACQUIRE =
  'attribute_not_exists(pk) OR (attribute_exists(progressKey) AND endTime <> :zero AND endTime <= :now)'

/** Requires that a group is free for a student, who acquires a linked course. `now` in epoch milliseconds. */
export const ifFree = (uid: string, group: string, now: number) => ({
  Key: enrolmentLockKey(uid, group),
  ConditionExpression: CAN_ACQUIRE,
  ExpressionAttributeValues: { ':zero': 0, ':now': now },
})

/** The condition under which a group is held by a payment that is not settled yet. Needs `:payment` (its key). */
export const IS_HELD_BY_PAYMENT = 'paymentKey = :payment AND attribute_not_exists(progressKey)'

/** A test that a student started, with the keys of its attempt and task. Deadline in epoch milliseconds. */
export type StartedTest = {
  progress: string
  /** Absent if it was started before this field existed. */
  content?: string
  section: string
  task: string
  n: number
  deadline: number
}

/** A progress that was ended early, and when (epoch milliseconds). */
export type EndedProgress = { progress: string; endTime: number }

/**
 * The tests that a student has started and not finished, in one item. Every start and every early end of a course
 * writes it on the condition of `version`, so that they never miss each other. Finishing doesn't write it: the next
 * start drops a finished test once its questions are recorded as seen.
 */
export type RunningTestsItem = Key & {
  type: 'running-tests'
  version: number
  tests: StartedTest[]
  /** Ends within the last hour: they refuse a start that read its progress before such an end. */
  ended: EndedProgress[]
}

export const runningTestsItem = (
  uid: string,
  item: Omit<RunningTestsItem, 'pk' | 'sk' | 'type'>,
): RunningTestsItem => ({
  ...runningTestsKey(uid),
  type: 'running-tests',
  ...item,
})

/** Returns the started test of a summary; undefined if none is open. For students without a running-tests item. */
export function startedTestOf({ sk, task, open, openDeadline }: TaskSummaryItem): StartedTest | undefined {
  if (open === undefined || openDeadline === undefined) return undefined
  const [, progress = '', section = ''] = sk.split('#')
  return { progress, section, task, n: open, deadline: openDeadline }
}

/**
 * Returns a task's summary with a started test; without a summary, none was started before. A finished test changes
 * nothing.
 */
export function withStartedTest(
  uid: string,
  summary: TaskSummaryItem | undefined,
  { progress, section, task, n, deadline }: StartedTest,
): TaskSummaryItem {
  const before: TaskSummaryItem = summary ?? {
    ...taskSummaryKey(uid, progress, section, task),
    type: 'task-summary',
    task,
    complete: false,
  }
  if (before.open === n) return { ...before, openDeadline: Math.min(before.openDeadline ?? deadline, deadline) }
  if ((before.started ?? 0) >= n) return before
  return { ...before, started: n, open: n, openDeadline: deadline }
}

/**
 * A certificate in the table, stored under its student. `withdrawn`: a public address no longer in use, whose file may
 * still have to be removed. `revoked`: the payment was fully refunded, so the certificate is invalid.
 */
export type CertificateItem = Key &
  Certificate & { type: 'certificate'; version: number; withdrawn?: string; revoked?: boolean }

export const certificateItem = (uid: string, certificate: Certificate): CertificateItem => ({
  ...certificateKey(uid, certificate.progressKey),
  type: 'certificate',
  version: 1,
  ...certificate,
})

const overviewReply = ({ completed, total, lastActivity, average, best, next }: ProgressOverview) => ({
  completed,
  total,
  lastActivity: lastActivity ?? null,
  average: average ?? null,
  best: best ?? null,
  next: next
    ? {
        contentKey: next.contentKey,
        sectionKey: next.sectionKey,
        sectionName: next.sectionName,
        taskKey: next.taskKey,
        name: next.name,
        type: next.type,
      }
    : null,
})

/** Returns an enrollment's fields for students and administrators; an item of the table is one. */
export const progressReply = (progress: Progress): ProgressReply => ({
  key: progress.key,
  name: classNameOf(progress),
  url: progress.url,
  courseKey: progress.courseKey,
  studentId: progress.studentId,
  onlineDays: progress.onlineDays,
  endTime: progress.endTime,
  complete: progress.complete,
  dateCreated: progress.dateCreated,
  courseType: progress.courseType,
  subject: progress.subject,
  dates: progress.dates ? [...progress.dates] : null,
  startTime: progress.startTime ?? null,
  courseEndTime: progress.courseEndTime ?? null,
  location: progress.location ?? null,
  paymentKey: progress.paymentKey ?? null,
  startedOn: progress.startedOn ?? null,
  completedOn: progress.completedOn ?? null,
  overview: progress.overview ? overviewReply(progress.overview) : null,
})
