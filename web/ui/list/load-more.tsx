import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'

export type LoadMoreProps = {
  /** Whether the server has more. */
  more: boolean
  busy: boolean
  onMore: () => void
  /** Adds a button that loads the whole list. */
  onAll?: () => void
}

/** The end of a list that loads page by page. */
export function LoadMore({ more, busy, onMore, onAll }: LoadMoreProps) {
  if (!more) return null
  return (
    <FormActions>
      <Button variant="secondary" busy={busy} onClick={onMore}>
        Load more
      </Button>
      {onAll !== undefined && (
        <Button variant="quiet" disabled={busy} onClick={onAll}>
          Load all
        </Button>
      )}
    </FormActions>
  )
}
