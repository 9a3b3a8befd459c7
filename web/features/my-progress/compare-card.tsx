import { useMutation, useQueryClient } from '@tanstack/react-query'
import { compareWords as words } from '#domain/messages/my-progress.ts'
import { ShareActivityDocument } from '#generated/study-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type Activity, activityQuery } from '#web/components/study/activity-query.ts'

type CompareCardProps = Pick<Activity, 'shared' | 'compared'>

/** Comparison with other students. Off until the student turns it on. Turning it off takes effect right away. */
export function CompareCard({ shared, compared }: CompareCardProps) {
  const client = useQueryClient()
  const sharing = useMutation({
    mutationFn: async (shouldShare: boolean) =>
      (await mutate(ShareActivityDocument, { shared: shouldShare })).shareActivity,
    onSuccess: async (isShared) => {
      await client.invalidateQueries({ queryKey: activityQuery.queryKey })
      showMessage(isShared ? words.started : words.stopped)
    },
  })
  return (
    <Card as="section" aria-labelledby="compare-heading">
      <h2 id="compare-heading">{words.title}</h2>
      <p className="muted">{words.lead}</p>
      {shared && compared.length === 0 && <p>{words.none}</p>}
      {compared.length > 0 && (
        <div className="max-xs:[&_.facts]:grid-cols-1 max-xs:[&_.facts]:gap-0 max-xs:[&_dd]:mb-2">
          <Facts
            facts={compared.map(({ measure, own, quarter, lower, upper }) => ({
              term: words.measures[measure],
              value: words.text(
                words.value(measure, own),
                quarter,
                words.value(measure, lower),
                words.value(measure, upper),
              ),
            }))}
          />
        </div>
      )}
      {sharing.error !== null && (
        <Notice tone="error" role="alert">
          {sharing.error.message}
        </Notice>
      )}
      <div>
        <Button variant="secondary" busy={sharing.isPending} onClick={() => sharing.mutate(!shared)}>
          {shared ? words.stop : words.start}
        </Button>
      </div>
    </Card>
  )
}
