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

/** The copies that are being made, of all administrators. */
export const useCopies = () =>
  useQuery({
    queryKey: COPIES,
    queryFn: async () => (await query(ContentCopiesDocument, {})).contentCopies,
    staleTime: 0,
  })

/** Shows a copy that was just begun. */
export function useShowCopy() {
  const client = useQueryClient()
  return (copy: ContentCopy) => {
    client.setQueryData<ContentCopy[]>(COPIES, (copies = []) => [...copies.filter(({ key }) => key !== copy.key), copy])
  }
}

/** Milliseconds between two calls; after a failed one the same: each call goes on from wherever the copy stands. */
const PAUSE_MS = 300

const copyQuery = (key: string) => ['content-copy', key]

const forget = (client: QueryClient, gone: string) =>
  client.setQueryData<ContentCopy[]>(COPIES, (copies = []) => copies.filter(({ key }) => key !== gone))

const isGone = (error: Error | null) => error instanceof AppError && error.code === 'copy-not-found'

/**
 * Goes on with a copy as long as it is shown, or with taking it away; once it is finished or gone it is said, and the contents are
 * asked for again. Another administrator may have cancelled it, and the last of it may have gone elsewhere.
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

/** Cancels a copy. What comes of a call that was under way before is left aside: it would show the copy as it was. */
export function useCancelCopy(key: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await mutate(CancelCopyDocument, { key })).cancelCopy,
    onSuccess: async (copy) => {
      await client.cancelQueries({ queryKey: copyQuery(key) })
      client.setQueryData<ContentCopy>(copyQuery(key), copy)
      await client.invalidateQueries({ queryKey: copyQuery(key) })
    },
    // It was finished, or cancelled elsewhere: the next call says which.
    onError: () => client.invalidateQueries({ queryKey: copyQuery(key) }),
  })
}
