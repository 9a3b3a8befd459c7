import type { Certificate } from '#domain/progress/certificate.ts'
import { classNameOf } from '#domain/courses/class-name.ts'
import type { ProgressOverview } from '#domain/progress/overview.ts'
import type { Progress } from '#domain/progress/progress.ts'
import type { Progress as ProgressReply } from '#generated/schema.ts'
import { type Key, progressKey, enrolmentLockKey, runningTestsKey, taskSummaryKey, certificateKey } from './keys.ts'

/** A progress in the table, under its student; its course knows it by the course's student item. */
export type ProgressItem = Key & Progress & { type: 'progress' }

export const progressItem = (progress: Progress): ProgressItem => ({
  ...progressKey(progress.studentId, progress.key),
  type: 'progress',
  ...progress,
})

/** The progress that an item holds. */
export function progressOf(item: ProgressItem): Progress {
  const { pk: _pk, sk: _sk, type: _type, ...progress } = item
  return progress
}

/** What a student did with a task of a progress: a Reading or Lecture opened, a test sat. */
export type TaskSummaryItem = Key & {
  type: 'task-summary'
  /** The task's key, also when it was read as a link. */
  task: string
  complete: boolean
  /** Reading and Lecture: when it was first opened (epoch milliseconds). */
  startTime?: number
  /** Lecture: the pieces that were watched, and the length of the video in seconds (decision 0060). */
  watched?: Uint8Array
  watchedOf?: number
  /** Attempts started. */
  started?: number
  /** The number of the attempt that runs, and when it ends at the latest (epoch milliseconds). */
  open?: number
  openDeadline?: number
  /** Best grade of the finished attempts, in percent. */
  best?: number
  /** How often a regrade changed one of the attempts, or an undo gave it back; absent: never (decision 0117). */
  regrades?: number
}

/**
 * Guards "one active progress per link group and student". While a payment is open it has `holdUntil` and no
 * `progressKey`; afterwards `progressKey` and `endTime` (0: open-ended), which change together with the progress.
 */
export type EnrolmentLockItem = Key & {
  type: 'ownership'
  paymentKey?: string
  holdUntil?: number
  progressKey?: string
  endTime?: number
}

/** While a payment runs. `holdUntil` in epoch milliseconds. */
export const heldLock = (uid: string, group: string, paymentKey: string, holdUntil: number): EnrolmentLockItem => ({
  ...enrolmentLockKey(uid, group),
  type: 'ownership',
  paymentKey,
  holdUntil,
})

/** Once there is a progress. An enrolment by an administrator has no payment. */
export const enrolmentLock = (
  uid: string,
  group: string,
  owned: { progressKey: string; endTime: number; paymentKey?: string },
): EnrolmentLockItem => ({ ...enrolmentLockKey(uid, group), type: 'ownership', ...owned })

/**
 * The condition under which a group is free for a new owner: nobody there, or a progress that has ended.
 * Needs `:zero` (0) and `:now` (epoch milliseconds).
 */
export const CAN_ACQUIRE =
  'attribute_not_exists(pk) OR (attribute_exists(progressKey) AND endTime <> :zero AND endTime <= :now)'

/** Holds while a group is free for a student, who acquires a linked one. `now` in epoch milliseconds. */
export const ifFree = (uid: string, group: string, now: number) => ({
  Key: enrolmentLockKey(uid, group),
  ConditionExpression: CAN_ACQUIRE,
  ExpressionAttributeValues: { ':zero': 0, ':now': now },
})

/** The condition under which a group is held by a payment that is not settled yet. Needs `:payment` (its key). */
export const IS_HELD_BY_PAYMENT = 'paymentKey = :payment AND attribute_not_exists(progressKey)'

/** A test that a student started: what finds its attempt and its task. Deadline in epoch milliseconds. */
export type StartedTest = {
  progress: string
  /** Absent for one that was started before this item was kept. */
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
 * writes it on the condition of `version`, so they never miss each other. Finishing doesn't write it: the next start
 * drops a finished test once its questions are recorded as seen.
 */
export type RunningTestsItem = Key & {
  type: 'running-tests'
  version: number
  tests: StartedTest[]
  /** Ends of the last hour: a start that read its progress before such an end is refused by them. */
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

/** The started test that a summary names; absent when none is open. For students without a running-tests item. */
export function startedTestOf({ sk, task, open, openDeadline }: TaskSummaryItem): StartedTest | undefined {
  if (open === undefined || openDeadline === undefined) return undefined
  const [, progress = '', section = ''] = sk.split('#')
  return { progress, section, task, n: open, deadline: openDeadline }
}

/** A task's summary with a test of it that was started: absent summary, none before. A finished one changes nothing. */
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
 * A certificate in the table, under its student. `withdrawn`: a public address that was given up; its file may still
 * have to be removed. `revoked`: the payment has gone back as a whole; the certificate is none any more.
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

/** What a student, and an administrator, may know of an enrolment; an item of the table is one. */
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
