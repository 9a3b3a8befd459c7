import type { Maybe, Progress } from '#generated/schema.ts'

type OptionalFields = 'dates' | 'startTime' | 'courseEndTime' | 'location' | 'paymentKey'

/** A progress item (docs/data-model.md); Live courses alone have dates, times and a location, paid ones a payment. */
export type ProgressItem = Omit<Progress, OptionalFields> & { [Field in OptionalFields]?: Maybe<Progress[Field]> }

/** What a student, and an administrator, may know of an enrolment. */
export function toProgress(item: ProgressItem): Progress {
  return {
    key: item.key,
    name: item.name,
    url: item.url,
    courseKey: item.courseKey,
    studentId: item.studentId,
    onlineDays: item.onlineDays,
    endTime: item.endTime,
    complete: item.complete,
    dateCreated: item.dateCreated,
    courseType: item.courseType,
    subject: item.subject,
    dates: item.dates ?? null,
    startTime: item.startTime ?? null,
    courseEndTime: item.courseEndTime ?? null,
    location: item.location ?? null,
    paymentKey: item.paymentKey ?? null,
  }
}
