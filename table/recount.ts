import { type Key, recountKey } from './keys.ts'

/**
 * A content whose tasks came or went: how far its students are is counted again, in the background. `at`: when it last changed (epoch
 * milliseconds); `place`: where a run that was cut short goes on, behind this student of this course.
 */
export type RecountItem = Key & {
  type: 'recount'
  content: string
  at: number
  place?: { course: string; uid: string }
}

export const recountItem = (content: string, at: number): RecountItem => ({
  ...recountKey(content),
  type: 'recount',
  content,
  at,
})
