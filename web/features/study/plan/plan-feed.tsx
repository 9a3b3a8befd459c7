import { useState } from 'react'
import { planFeedWords as words } from '#domain/messages/plan.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { StudyPlan } from '#web/components/study/plan-query.ts'
import { useChangePlan } from './use-plan.ts'

/** The plan as a calendar feed: shows its secret URL, replaces it, or turns it off (decision 0111). */
export function PlanFeed({ plan: { feedUrl, version } }: { plan: StudyPlan }) {
  const { feed } = useChangePlan()
  const [confirming, setConfirming] = useState<'renew' | 'remove'>()
  const change = (on: boolean) =>
    feed.mutate(
      { on, version },
      {
        onSettled: () => setConfirming(undefined),
      },
    )
  return (
    <Card as="section" aria-labelledby="plan-feed">
      <h2 id="plan-feed">{words.title}</h2>
      <p className="muted">{words.text}</p>
      {feed.error !== null && (
        <Notice tone="error" role="alert">
          {feed.error.message}
        </Notice>
      )}
      {feedUrl === null ? (
        <Row>
          <Button busy={feed.isPending} onClick={() => change(true)}>
            {words.create}
          </Button>
        </Row>
      ) : (
        <>
          <TextField
            label={words.address}
            hint={words.how}
            value={feedUrl}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <Row>
            <CopyButton text={feedUrl} label={words.copy} copiedLabel={words.copied} />
            <Button variant="secondary" onClick={() => setConfirming('renew')}>
              {words.renew}
            </Button>
            <Button variant="quiet" onClick={() => setConfirming('remove')}>
              {words.remove}
            </Button>
          </Row>
        </>
      )}
      <ConfirmDialog
        open={confirming !== undefined}
        danger={confirming === 'remove'}
        title={confirming === 'remove' ? words.removeTitle : words.renewTitle}
        confirmLabel={confirming === 'remove' ? words.remove : words.renew}
        busy={feed.isPending}
        onConfirm={() => change(confirming === 'renew')}
        onCancel={() => setConfirming(undefined)}
      >
        <p>{confirming === 'remove' ? words.removeLead : words.renewLead}</p>
      </ConfirmDialog>
    </Card>
  )
}
