import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  ExtendProgressDocument,
  PersonAttemptsDocument,
  PersonCoursesDocument,
  PersonPaymentsDocument,
} from '#generated/admin-operations.ts'
import type { PersonAttemptsQuery, PersonCoursesQuery } from '#generated/operations.ts'
import type { ExtendProgressInput } from '#generated/schema.ts'
import { mutate, query } from '#web/lib/api/api.ts'

export type PersonCourse = PersonCoursesQuery['studentProgress']['items'][number]
export type PersonAttempt = PersonAttemptsQuery['studentAttempts']['items'][number]

/** Rows per page, as set by the server. */
export const PERSON_PAGE = 20

/** Shows the previous page while another page of the same user's list loads. */
const keepChange = { placeholderData: <Data>(before: Data | undefined) => before, staleTime: 0 }

export const usePersonCourses = (uid: string, page: number) =>
  useQuery({
    queryKey: ['person-courses', uid, page],
    queryFn: async () => (await query(PersonCoursesDocument, { uid, page })).studentProgress,
    ...keepChange,
  })

export const usePersonPayments = (uid: string, page: number) =>
  useQuery({
    queryKey: ['person-payments', uid, page],
    queryFn: async () => (await query(PersonPaymentsDocument, { uid, page })).userPayments,
    ...keepChange,
  })

export const usePersonAttempts = (uid: string, progressKey: string | undefined, page: number) =>
  useQuery({
    queryKey: ['person-attempts', uid, progressKey, page],
    queryFn: async () =>
      (await query(PersonAttemptsDocument, { uid, progressKey: progressKey ?? '', page })).studentAttempts,
    enabled: progressKey !== undefined,
    staleTime: 0,
  })

/** Extends a course. All pages that show its end, and the user's notes, are refetched. */
export function useExtendProgress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: ExtendProgressInput) => mutate(ExtendProgressDocument, { input }),
    onSuccess: async (_, { studentId }) => {
      await client.invalidateQueries({ refetchType: 'none' })
      await Promise.all([
        client.invalidateQueries({ queryKey: ['person-courses', studentId] }),
        client.invalidateQueries({ queryKey: ['managed-user', studentId] }),
      ])
    },
  })
}
