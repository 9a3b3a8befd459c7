import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  AddCourseStudentDocument,
  AlignCoursesDocument,
  CreateManagedCourseDocument,
  ManagedCourseDocument,
  type ManagedCourseQuery,
  RemoveCourseStudentDocument,
  UpdateManagedCourseDocument,
} from '../../../generated/operations.ts'
import type { AlignCoursesInput, CreateCourseInput, UpdateCourseInput } from '../../../generated/schema.ts'
import { mutate, query } from '../../lib/api.ts'

export type CourseStudents = ManagedCourseQuery['courseStudents']
export type CourseStudent = CourseStudents['items'][number]
export type ManagedCourseFacts = ManagedCourseQuery['managedCourse']

/** A course with what its screen needs and a page of its students, which count from 1 (spec 2.2.3, 2.2.6). */
export const useManagedCourse = (key: string, page: number) =>
  useQuery({
    queryKey: ['managed-course', key, page],
    queryFn: () => query(ManagedCourseDocument, { key, page }),
    placeholderData: keepPreviousData,
    // What another administrator did meanwhile is seen on opening.
    staleTime: 0,
  })

/**
 * What an administrator does to a course or its students shows in many places: every one of them asks anew when it is
 * opened next, and this screen now.
 */
function useChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await client.invalidateQueries({ refetchType: 'none' })
      await client.refetchQueries({ queryKey: ['managed-course'], type: 'active' })
    },
  })
}

export const useCreateCourse = () =>
  useChange((input: CreateCourseInput) => mutate(CreateManagedCourseDocument, { input }))

export const useUpdateCourse = () =>
  useChange((input: UpdateCourseInput) => mutate(UpdateManagedCourseDocument, { input }))

export const useAlignCourses = () => useChange((input: AlignCoursesInput) => mutate(AlignCoursesDocument, { input }))

export const useAddStudent = () =>
  useChange((input: { courseKey: string; studentId: string }) => mutate(AddCourseStudentDocument, { input }))

export const useRemoveStudent = () =>
  useChange(({ key, studentId }: { key: string; studentId: string }) =>
    mutate(RemoveCourseStudentDocument, { input: { key, studentId, action: 'end' } }),
  )
