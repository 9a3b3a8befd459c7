import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FindUsersDocument } from '#generated/admin-operations.ts'
import type { FindUsersQuery } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'

export type MatchingUser = FindUsersQuery['users']['items'][number]

export const SEARCH_KEY = ['user-search']

/** Users whose data holds every word of the search, 20 a page from 1; all of them when it is empty. */
export const useUserSearch = (search: string, page: number) =>
  useQuery({
    queryKey: [...SEARCH_KEY, search, page],
    queryFn: () => query(FindUsersDocument, { search: search === '' ? null : search, page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
