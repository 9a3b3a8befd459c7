import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  ChangeClassDocument,
  CourseNoticesDocument,
  CourseRosterDocument,
  SendCourseMessageDocument,
} from '#generated/admin-operations.ts'
import type { ChangeClassInput, SendCourseMessageInput } from '#generated/schema.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { keepOwnChange } from './use-course-list.ts'

/** Polling interval of the e-mails' progress, in milliseconds. */
const LOOK_EVERY = 5_000

/** Messages to a course's students. Polls while e-mails are being sent. */
export const useCourseNotices = (key: string) =>
  useQuery({
    queryKey: ['course-notices', key],
    queryFn: () => query(CourseNoticesDocument, { key }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.courseNotices.some(({ done }) => !done) === true ? LOOK_EVERY : false),
  })

export function useSendMessage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: SendCourseMessageInput) => mutate(SendCourseMessageDocument, { input }),
    onSuccess: (_, { key }) => client.invalidateQueries({ queryKey: ['course-notices', key] }),
  })
}

export function useChangeClass() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: ChangeClassInput) => mutate(ChangeClassDocument, { input }),
    onSuccess: async ({ changeClass }) => {
      keepOwnChange(client, changeClass)
      await client.invalidateQueries({ refetchType: 'none' })
      await client.refetchQueries({ queryKey: ['managed-course'], type: 'active' })
    },
  })
}

export const useRoster = (key: string) =>
  useQuery({ queryKey: ['course-roster', key], queryFn: () => query(CourseRosterDocument, { key }), staleTime: 0 })
