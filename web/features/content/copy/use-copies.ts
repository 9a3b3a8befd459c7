import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { contentSuccess } from '#domain/messages/content.ts'
import { ContentCopiesDocument, ContinueCopyDocument } from '#generated/admin-operations.ts'
import type { ContentCopyFieldsFragment } from '#generated/operations.ts'
import { mutate, query } from '#web/lib/api/api.ts'
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

/** Goes on with a copy as long as it is shown; once it is finished it is said, and the contents are asked for again. */
export function useCopying(begun: ContentCopy, onFinished: () => Promise<unknown>) {
  const client = useQueryClient()
  const copying = useQuery({
    queryKey: ['content-copy', begun.key],
    queryFn: async () => (await mutate(ContinueCopyDocument, { key: begun.key })).continueCopy,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.finished ? false : PAUSE_MS),
  })
  const copy = copying.data ?? begun
  const { finished, name } = copy
  useEffect(() => {
    if (!finished) return
    showBackgroundMessage(contentSuccess.created(name))
    client.setQueryData<ContentCopy[]>(COPIES, (copies = []) => copies.filter(({ key }) => key !== begun.key))
    void onFinished()
    // Said once, when it becomes finished.
  }, [finished])
  return { copy, error: copying.error }
}
