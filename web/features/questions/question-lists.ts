import type { QueryClient } from '@tanstack/react-query'
import { refetchFollowing } from '#web/lib/api/refetch-following.ts'

export const QUESTIONS_KEY = ['questions']

/** Refetches the question lists after a write to the bank. */
export const refetchLists = (client: QueryClient): void => refetchFollowing(client, QUESTIONS_KEY)
