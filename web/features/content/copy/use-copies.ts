import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { contentSuccess } from '#domain/messages/content.ts'
import { CancelCopyDocument, ContentCopiesDocument, ContinueCopyDocument } from '#generated/admin-operations.ts'
import type { ContentCopyFieldsFragment } from '#generated/operations.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showBackgroundMessage } from '#web/lib/message-store.ts'

export type ContentCopy = ContentCopyFieldsFragment

const COPIES = ['content-copies']

/** The copies in progress, of all administrators. */
export const useCopies = () =>
  useQuery({
    queryKey: COPIES,
    queryFn: async () => (await query(ContentCopiesDocument, {})).contentCopies,
    staleTime: 0,
  })

/** Adds a copy that was just started to the cache. */
export function useShowCopy() {
  const client = useQueryClient()
  return (copy: ContentCopy) => {
    client.setQueryData<ContentCopy[]>(COPIES, (copies = []) => [...copies.filter(({ key }) => key !== copy.key), copy])
  }
}

/**
 * Delay between two calls in milliseconds, also after a failed one, because each call resumes the copy at its current
 * state.
 */
const PAUSE_MS = 300

const copyQuery = (key: string) => ['content-copy', key]

const forget = (client: QueryClient, gone: string) =>
  client.setQueryData<ContentCopy[]>(COPIES, (copies = []) => copies.filter(({ key }) => key !== gone))

const isGone = (error: Error | null) => error instanceof AppError && error.code === 'copy-not-found'

/**
 * Advances a copy, or removes a cancelled one, while it is rendered. Once it is finished or gone, shows a message and
 * calls `onFinished`. Another administrator may have cancelled it, and another tab may have made the last call.
 */
export function useCopying(begun: ContentCopy, onFinished: () => Promise<unknown>) {
  const client = useQueryClient()
  const copying = useQuery({
    queryKey: copyQuery(begun.key),
    queryFn: async () => (await mutate(ContinueCopyDocument, { key: begun.key })).continueCopy,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.finished || isGone(state.error) ? false : PAUSE_MS),
  })
  const copy = copying.data ?? begun
  const gone = isGone(copying.error)
  const { finished, cancelled, name } = copy
  const isOver = finished || gone
  const finish = useEffectEvent(() => {
    showBackgroundMessage(cancelled || gone ? contentSuccess.copyCancelled(name) : contentSuccess.created(name))
    forget(client, begun.key)
    void onFinished()
  })
  useEffect(() => {
    if (isOver) finish()
  }, [isOver])
  return { copy, error: gone ? null : copying.error }
}

/** Cancels a copy. Discards the reply to a call already in flight, which would show the previous state. */
export function useCancelCopy(key: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await mutate(CancelCopyDocument, { key })).cancelCopy,
    onSuccess: async (copy) => {
      await client.cancelQueries({ queryKey: copyQuery(key) })
      client.setQueryData<ContentCopy>(copyQuery(key), copy)
      await client.invalidateQueries({ queryKey: copyQuery(key) })
    },
    // The copy was finished or cancelled elsewhere; the next call returns which.
    onError: () => client.invalidateQueries({ queryKey: copyQuery(key) }),
  })
}
