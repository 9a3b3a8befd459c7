import { type Key, studentViewKey } from './keys.ts'

/** An administrator's view of a student in the table. Times in epoch milliseconds; `ttl` in epoch seconds. */
export type StudentViewItem = Key & {
  type: 'student-view'
  key: string
  /** The student. */
  uid: string
  firstName: string
  lastName: string
  /** The administrator who opened it, and alone can use it (uid). */
  by: string
  openedOn: number
  until: number
  ttl: number
}

export const studentViewItem = (view: Omit<StudentViewItem, 'pk' | 'sk' | 'type' | 'ttl'>): StudentViewItem => ({
  ...studentViewKey(view.uid, view.key),
  type: 'student-view',
  ...view,
  ttl: Math.ceil(view.until / 1_000),
})
