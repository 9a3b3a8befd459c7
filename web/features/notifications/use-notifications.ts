import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  DismissNotificationDocument,
  NotificationsDocument,
  OnNotificationDismissedDocument,
  OnNotificationDocument,
} from '#generated/admin-first-operations.ts'
import type { NotificationsQuery } from '#generated/operations.ts'
import { notificationDismissed, notificationsDismissed } from '#domain/messages/notifications.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { putEvent, refetchQuery } from '#web/lib/api/refetch.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { useSubscription } from '#web/lib/api/use-subscription.ts'

type Notification = NotificationsQuery['notifications']['items'][number]
type Pages = InfiniteData<NotificationsQuery, string | undefined>

const queryKey = ['notifications']
const firstPage: string | undefined = undefined

const withItems = (pages: Pages, change: (items: Notification[], page: number) => Notification[]): Pages => ({
  ...pages,
  pages: pages.pages.map((page, index) => ({
    notifications: { ...page.notifications, items: change(page.notifications.items, index) },
  })),
})

/**
 * The administrators' notifications, newest first. Subscriptions add new ones and remove those dismissed by any
 * administrator (spec 1.2.19, 1.7.7).
 */
export function useNotifications() {
  const client = useQueryClient()
  const update = (change: (items: Notification[], page: number) => Notification[]) =>
    putEvent<Pages>(client, queryKey, (pages) => withItems(pages, change))
  const remove = (dismissedKey: string) => update((items) => items.filter(({ key }) => key !== dismissedKey))
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => query(NotificationsDocument, { nextToken: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.notifications.nextToken ?? undefined,
    staleTime: Infinity,
  })
  const onSubscribed = () => void refetchQuery(client, queryKey)
  useSubscription(OnNotificationDocument, {
    onData: ({ onNotification: notification }) => {
      if (notification === null) return
      update((items, page) => {
        const others = items.filter(({ key }) => key !== notification.key)
        return page === 0 ? [notification, ...others] : others
      })
    },
    onSubscribed,
  })
  useSubscription(OnNotificationDismissedDocument, {
    onData: ({ onNotificationDismissed: dismissedKey }) => {
      if (dismissedKey !== null) remove(dismissedKey)
    },
    onSubscribed,
  })
  const dismissal = useMutation({
    mutationFn: (key: string) => mutate(DismissNotificationDocument, { key }),
    onSuccess: (_, dismissed) => {
      remove(dismissed)
      showMessage(notificationDismissed)
    },
    onError: (error) => showError(error.message),
  })
  const items = list.data?.pages.flatMap((page) => page.notifications.items) ?? []
  const { fetchNextPage } = list
  const isEmptied = items.length === 0 && list.hasNextPage && !list.isError
  useEffect(() => {
    // All loaded notifications are dismissed, so load older ones.
    if (isEmptied) void fetchNextPage()
  }, [isEmptied, fetchNextPage])
  const dismissals = useMutation({
    mutationFn: async (keys: readonly string[]) => {
      // Sequential, so that notifications dismissed before a failure stay dismissed.
      for (const key of keys) {
        await mutate(DismissNotificationDocument, { key })
        remove(key)
      }
    },
    onSuccess: () => showMessage(notificationsDismissed),
    onError: (error) => showError(error.message),
  })
  return {
    items,
    isLoaded: list.data !== undefined,
    more: list.hasNextPage,
    loadMore: () => void list.fetchNextPage(),
    loading: list.isFetchingNextPage,
    error: list.error,
    retry: () => void list.refetch(),
    dismissing: dismissal.isPending ? dismissal.variables : undefined,
    dismiss: (key: string) => dismissal.mutate(key),
    dismissingAll: dismissals.isPending,
    dismissAll: (keys: readonly string[]) => dismissals.mutate(keys),
  }
}
