import { useMutation } from '@tanstack/react-query'
import type { Ordering } from './ordering.ts'
import { contentSuccess } from '#domain/messages/content.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { inOrder } from '#domain/content/in-order.ts'
import { byName } from '#domain/progress/by-name.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { endErrors, showError, showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { OrderList, type OrderedItem } from '#web/ui/form/order-list.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

/** A stored order of keys, or null for by name. `version` counts the stored orders, null if there was none. */
export type Stored = { order: readonly string[] | null; version: number | null }

type OrderModeProps = {
  label: string
  items: readonly OrderedItem[]
  stored: Stored
  /** Stores the order of keys. No keys means by name. */
  save: (keys: readonly string[], seen: number) => Promise<unknown>
  /** Refetches the stored order. */
  reload: () => Promise<unknown>
  ordering: Ordering
  /** Called with undefined to return to the list. */
  onOrdering: (ordering: Ordering | undefined) => void
}

/**
 * Edits the order of a list. Stores nothing before Save. A concurrent change by another user rejects the save (decision
 * 0087). Then the new order is shown and the moves are discarded, because they were based on the old one.
 */
export function OrderMode({ label, items, stored, save, reload, ordering, onOrdering }: OrderModeProps) {
  const draft = ordering.moved
  const seen = draft?.seen ?? stored.version ?? 0
  const shown = inOrder(items, draft?.keys ?? stored.order)
  const isByName = [...items].sort(byName).every(({ key }, place) => shown[place]?.key === key)
  const change = (keys: readonly string[]) => {
    endErrors()
    onOrdering({ moved: { keys, seen } })
  }
  const { isPending: busy, mutate: store } = useMutation({
    mutationFn: async ({ keys, seen: version }: NonNullable<Ordering['moved']>) => {
      await save(keys, version)
      await reload()
    },
    onSuccess: () => {
      showMessage(contentSuccess.ordered)
      onOrdering(undefined)
    },
    onError: async (error) => {
      showError(error instanceof AppError ? error.message : unknownFailure)
      if (error instanceof AppError && error.code === 'order-changed') {
        await reload()
        onOrdering({})
      }
    },
  })
  return (
    <Stack>
      <Row>
        <Button busy={busy} disabled={draft === undefined} onClick={() => draft !== undefined && !busy && store(draft)}>
          Save Order
        </Button>
        <Button
          variant="secondary"
          disabled={busy || (isByName && (draft?.keys ?? stored.order ?? []).length === 0)}
          onClick={() => change([])}
        >
          Sort by Name
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => onOrdering(undefined)}>
          Cancel
        </Button>
      </Row>
      <OrderList label={label} items={shown} disabled={busy} onChange={change} />
    </Stack>
  )
}
