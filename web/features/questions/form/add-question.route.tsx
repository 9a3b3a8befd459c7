import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { AddQuestionDocument } from '#generated/admin-operations.ts'
import { questionPopups, questionSuccess } from '#domain/messages/questions.ts'
import { paths } from '#web/app/paths.ts'
import { mutate } from '#web/lib/api/api.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Trail } from '#web/ui/layout/trail.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { ResetDialog } from '#web/ui/dialog/reset-dialog.tsx'
import { refetchLists } from '../question-lists.ts'
import { emptyDraft, inputOf } from './draft.ts'
import { QuestionForm } from './question-form.tsx'
import { useRequestId } from '#web/lib/use-request-id.ts'
import { useQuestionForm } from './use-question-form.ts'

/** The Create Question form (spec 2.2.8, 2.2.10). */
export function AddQuestionPage() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useQuestionForm(emptyDraft)
  const [resetting, setResetting] = useState(false)
  const [added, setAdded] = useState<number>()
  const { requestIdOf, endRequest } = useRequestId()
  const adding = useMutation({
    mutationFn: async () => {
      const input = inputOf(form.draft)
      return (await mutate(AddQuestionDocument, { input, requestId: requestIdOf(input) })).addQuestion
    },
    onSuccess: ({ id }) => {
      endRequest()
      // The edits are saved, so leaving needs no confirmation.
      form.rebase(form.draft)
      setAdded(id)
      showMessage(questionSuccess.added(id))
      refetchLists(client)
    },
    onError: (error) => showError(error.message),
  })
  const begin = () => {
    flushSync(() => {
      setResetting(false)
      setAdded(undefined)
      form.restart(emptyDraft)
    })
    // The button that was pressed is gone along with the form. Move focus to the heading, as after a navigation.
    document.querySelector('h1')?.focus()
  }
  const leave = () => void navigate(paths.questions)
  return (
    <Page
      title="Create Question"
      width={form.draft.type === '' ? 'narrow' : 'page'}
      before={<Trail names={['Questions', 'Create Question']} />}
    >
      <QuestionForm
        form={form}
        label="Create Question"
        onSend={() => {
          if (!adding.isPending) adding.mutate()
        }}
        actions={
          form.draft.type !== '' && (
            <FormActions>
              <Button type="submit" busy={adding.isPending}>
                Add question
              </Button>
              <Button variant="quiet" disabled={adding.isPending} onClick={() => setResetting(true)}>
                Reset
              </Button>
            </FormActions>
          )
        }
      />
      <ResetDialog open={resetting} onReset={begin} onClose={() => setResetting(false)} />
      <Dialog
        open={added !== undefined}
        title={questionPopups.done}
        onClose={leave}
        actions={
          <>
            <Button variant="secondary" onClick={leave}>
              No
            </Button>
            <Button onClick={begin}>Yes</Button>
          </>
        }
      >
        <p>{added !== undefined && questionSuccess.added(added)} Do you want to add another?</p>
      </Dialog>
      <UnsavedGuard when={form.dirty} />
    </Page>
  )
}
