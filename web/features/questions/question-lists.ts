import type { QueryClient } from '@tanstack/react-query'
import { refetchFollowing } from '#web/lib/api/refetch-following.ts'

export const QUESTIONS_KEY = ['questions']

/** After a write to the bank of questions: its lists show it. */
export const refetchLists = (client: QueryClient): void => refetchFollowing(client, QUESTIONS_KEY)
