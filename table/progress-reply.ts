import { classNameOf } from '#domain/courses/class-name.ts'
import type { ProgressOverview } from '#domain/progress/overview.ts'
import type { Progress } from '#domain/progress/progress.ts'
import type { Progress as ProgressReply } from '#generated/schema.ts'

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
