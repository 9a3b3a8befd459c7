import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { quizPageWords as words } from '#domain/messages/quiz-page.ts'
import { ResetStatusesDocument } from '#generated/study-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'

type ResetStatusesProps = { resetOn: number | null; onReset: (resetOn: number | null) => void }

/** Marks all questions as unused after confirmation, with undo. */
export function ResetStatuses({ resetOn, onReset }: ResetStatusesProps) {
  const client = useQueryClient()
  const [request, setRequest] = useState<string>()
  const resetting = useMutation({
    mutationFn: async (undo: { requestId: string; undo: number | null }) =>
      (await mutate(ResetStatusesDocument, { input: undo })).resetStatuses,
    onSuccess: (reset, { undo }) => {
      setRequest(undefined)
      onReset(reset.resetOn)
      showMessage(undo === null ? words.resetDone : words.undone)
      void client.invalidateQueries({ queryKey: ['quiz-count'] })
    },
  })
  return (
    <Stack>
      {resetting.isError && request === undefined && <Notice tone="error">{resetting.error.message}</Notice>}
      <Row>
        <Button variant="quiet" className="-ms-4.5" onClick={() => setRequest(crypto.randomUUID())}>
          {words.reset}
        </Button>
        {resetOn !== null && (
          <Button
            variant="quiet"
            busy={resetting.isPending}
            onClick={() => resetting.mutate({ requestId: crypto.randomUUID(), undo: resetOn })}
          >
            {words.undo}
          </Button>
        )}
      </Row>
      {request !== undefined && (
        <ConfirmDialog
          open
          title={words.resetTitle}
          confirmLabel={words.resetConfirm}
          busy={resetting.isPending}
          onConfirm={() => resetting.mutate({ requestId: request, undo: null })}
          onCancel={() => {
            setRequest(undefined)
            resetting.reset()
          }}
        >
          <p>{words.resetText}</p>
          {resetting.isError && <Notice tone="error">{resetting.error.message}</Notice>}
        </ConfirmDialog>
      )}
    </Stack>
  )
}
