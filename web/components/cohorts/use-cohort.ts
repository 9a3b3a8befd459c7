import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  ContentCohortDocument,
  CourseCohortDocument,
  NoteStudentDocument,
  WriteToStudentsDocument,
} from '#generated/admin-operations.ts'
import type { CohortFieldsFragment } from '#generated/operations.ts'
import type { SendCourseMessageInput } from '#generated/schema.ts'
import { mutate, query } from '#web/lib/api/api.ts'

export type Cohort = CohortFieldsFragment
export type CohortStudent = Cohort['students'][number]

/** The course or content whose students are shown. */
export type CohortOf = { course: string } | { content: string }

/** The students of a course or a content with their progress, requested again whenever they're shown. */
export const useCohort = (of: CohortOf) =>
  useQuery({
    queryKey: ['cohort', of],
    queryFn: async (): Promise<Cohort> =>
      'course' in of
        ? (await query(CourseCohortDocument, { key: of.course })).courseCohort
        : (await query(ContentCohortDocument, { key: of.content })).contentCohort,
    staleTime: 0,
  })

export type CohortMessage = { students: readonly CohortStudent[]; subject: string; text: string; requestId: string }

/**
 * Sends a message to some of a cohort's students, one course at a time. A student in several courses is listed under
 * one. Repeating the same request after a failure at one of the courses sends nothing twice.
 */
export function useWriteToStudents() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ students, subject, text, requestId }: CohortMessage) => {
      const courses = [...new Set(students.map(({ courseKey }) => courseKey))].sort()
      for (const [index, key] of courses.entries()) {
        const uids = students.filter(({ courseKey }) => courseKey === key).map(({ uid }) => uid)
        const input: SendCourseMessageInput = {
          ...{ key, subject, text, students: uids },
          requestId: `${requestId}-${String(index)}`,
        }
        await mutate(WriteToStudentsDocument, { input })
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['course-notices'] }),
  })
}

/** Adds a note about a student; idempotent by `requestId`. */
export const noteStudent = (uid: string, text: string, requestId: string): Promise<unknown> =>
  mutate(NoteStudentDocument, { input: { uid, text, requestId } })
