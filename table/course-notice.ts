import { classNameOf } from '#domain/courses/class-name.ts'
import type { CourseNotice } from '#domain/courses/course-notice.ts'
import { courseNoticeKey, inOpenNotices, type Key } from './keys.ts'

/** How far a notice has come on its way to its course's students. */
export type NoticeProgress = {
  /** Whom it was for when it was written. */
  total: number
  sent: number
  /** Whose mail was not taken in many tries. */
  failed: number
  /** Tries of the page that it is at. */
  tries: number
  /** The last student (uid) who is done with; '' before the first. */
  lastUid: string
  /** Whom alone it is for (uids); absent: everybody who has the course. */
  onlyFor?: readonly string[]
  /** When everybody was done with (epoch milliseconds); until then it is in the index of open ones. */
  doneOn?: number
}

/** A notice to the students of one course. `key` and `name` are the course's. */
export type CourseNoticeItem = Key &
  CourseNotice &
  NoticeProgress & { type: 'course-notice'; key: string; name: string; gsi1pk?: string; gsi1sk?: string }

export const courseNoticeItem = (
  course: { key: string; name: string; startTime?: string },
  notice: CourseNotice,
  total: number,
  onlyFor?: readonly string[],
): CourseNoticeItem => ({
  ...courseNoticeKey(course.key, notice.notice),
  ...inOpenNotices(notice.createdOn, course.key, notice.notice),
  type: 'course-notice',
  key: course.key,
  name: classNameOf(course),
  ...notice,
  total,
  sent: 0,
  failed: 0,
  tries: 0,
  lastUid: '',
  ...(onlyFor === undefined ? {} : { onlyFor }),
})

/** Whether a notice is for a student of its course. */
export const isNoticeFor = ({ onlyFor }: Pick<NoticeProgress, 'onlyFor'>, uid: string): boolean =>
  onlyFor === undefined || onlyFor.includes(uid)
