import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MarkSampleDocument } from '#generated/admin-operations.ts'
import type { QuestionFieldsFragment } from '#generated/operations.ts'
import { sampleWords } from '#domain/messages/questions.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { mutate } from '#web/lib/api/api.ts'
import { putReply } from '#web/lib/api/refetch.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/row.tsx'

type SampleMarkProps = {
  question: QuestionFieldsFragment
  onMarked: (marked: QuestionFieldsFragment) => void
  /** Called when another user changed the question in the meantime. Nothing was marked. */
  onChanged: () => void
}

/**
 * Shows whether visitors can try the question on the public pages, and toggles it. Asks for confirmation before
 * publishing.
 */
export function SampleMark({ question, onMarked, onChanged }: SampleMarkProps) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { id, version, sample } = question
  const marking = useMutation({
    mutationFn: async () => (await mutate(MarkSampleDocument, { id, version, sample: !sample })).markSample,
    onSuccess: (marked) => {
      putReply(client, ['question', id], marked)
      showMessage(marked.sample ? sampleWords.marked(id) : sampleWords.unmarked(id))
      onMarked(marked)
    },
    onError: (error) => {
      showError(error.message)
      if (error instanceof AppError && error.code === 'question-changed') onChanged()
    },
    onSettled: () => setAsking(false),
  })
  const send = () => {
    if (!marking.isPending) marking.mutate()
  }
  return (
    <Card as="section" aria-label={sampleWords.title}>
      <Row between>
        <h2 className="text-title-3">{sampleWords.title}</h2>
        <Badge tone={sample ? 'success' : 'neutral'}>{sample ? sampleWords.public : sampleWords.private}</Badge>
      </Row>
      <p className="muted">{sample ? sampleWords.isSample : sampleWords.isNone}</p>
      <div>
        <Button
          variant="secondary"
          busy={marking.isPending}
          onClick={() => {
            if (sample) send()
            else setAsking(true)
          }}
        >
          {sample ? sampleWords.unmark : sampleWords.mark}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={sampleWords.title}
        confirmLabel={sampleWords.mark}
        busy={marking.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={send}
      >
        <p>{sampleWords.question(id)}</p>
        <p>{sampleWords.stays}</p>
      </ConfirmDialog>
    </Card>
  )
}
