import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { OnAcademyPaymentDocument } from '#generated/admin-first-operations.ts'
import {
  AddCourseStudentDocument,
  AlignCoursesDocument,
  ArchiveCourseDocument,
  CourseDeletionRefusalDocument,
  CreateManagedCourseDocument,
  DeleteCourseDocument,
  ManagedCourseDocument,
  RemoveCourseStudentDocument,
  UpdateManagedCourseDocument,
} from '#generated/admin-operations.ts'
import {
  type ManagedCourseFieldsFragment,
  type ManagedCourseQuery,
  OnCatalogueDocument,
} from '#generated/operations.ts'
import type { AlignCoursesInput, CreateCourseInput, UpdateCourseInput } from '#generated/schema.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { refetchQuery } from '#web/lib/api/refetch.ts'
import { useSubscription } from '#web/lib/api/use-subscription.ts'
import { keepOwnChange } from './use-course-list.ts'

export type CourseStudents = ManagedCourseQuery['courseStudents']
export type CourseStudent = CourseStudents['items'][number]
export type ManagedCourseFacts = ManagedCourseQuery['managedCourse']

/** A course with the data of its page and a page of its students (one-based), live (spec 2.2.3, 2.2.6, 1.7.7). */
export function useManagedCourse(key: string, page: number) {
  const client = useQueryClient()
  const queryKey = ['managed-course', key, page]
  const look = () => void refetchQuery(client, queryKey)
  // The catalogue contains the seats of published Live courses; the payment subscription covers all courses.
  useSubscription(OnCatalogueDocument, { onData: look, onSubscribed: look })
  useSubscription(OnAcademyPaymentDocument, { onData: look, onSubscribed: look })
  return useQuery({
    queryKey,
    queryFn: () => query(ManagedCourseDocument, { key, page }),
    placeholderData: keepPreviousData,
    // Shows changes by other administrators when the page opens.
    staleTime: 0,
  })
}

/**
 * Runs a change to a course or its students, which affects many pages. Refetches this page right away and the others
 * when they are opened next.
 */
function useChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  courseOf?: (result: Result) => ManagedCourseFieldsFragment,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (result) => {
      if (courseOf) keepOwnChange(client, courseOf(result))
      await client.invalidateQueries({ refetchType: 'none' })
      await client.refetchQueries({ queryKey: ['managed-course'], type: 'active' })
    },
  })
}

export const useCreateCourse = () =>
  useChange(
    (input: CreateCourseInput) => mutate(CreateManagedCourseDocument, { input }),
    ({ createCourse }) => createCourse,
  )

export const useUpdateCourse = () =>
  useChange(
    (input: UpdateCourseInput) => mutate(UpdateManagedCourseDocument, { input }),
    ({ updateCourse }) => updateCourse,
  )

export const useArchiveCourse = () =>
  useChange(
    (change: { key: string; version: number; archived: boolean }) => mutate(ArchiveCourseDocument, change),
    ({ archiveCourse }) => archiveCourse,
  )

/** Why a course can't be deleted. Fetched when its dialog opens. */
export const useDeletionRefusal = (key: string, enabled: boolean) =>
  useQuery({
    queryKey: ['course-deletion-refusal', key],
    queryFn: async () => (await query(CourseDeletionRefusalDocument, { key })).courseDeletionRefusal,
    enabled,
    staleTime: 0,
    gcTime: 0,
  })

/** Deletes a course. Doesn't refetch its own page, because the user leaves it. */
export function useDeleteCourse() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: { key: string; version: number }) => mutate(DeleteCourseDocument, change),
    onSuccess: ({ deleteCourse }) => {
      keepOwnChange(client, deleteCourse, true)
      return client.invalidateQueries({ refetchType: 'none' })
    },
  })
}

export const useAlignCourses = () => useChange((input: AlignCoursesInput) => mutate(AlignCoursesDocument, { input }))

export const useAddStudent = () =>
  useChange((input: { courseKey: string; studentId: string }) => mutate(AddCourseStudentDocument, { input }))

export const useRemoveStudent = () =>
  useChange(({ key, studentId }: { key: string; studentId: string }) =>
    mutate(RemoveCourseStudentDocument, { input: { key, studentId, action: 'end' } }),
  )
