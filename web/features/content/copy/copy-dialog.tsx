import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CopyContentDocument } from '#generated/admin-operations.ts'
import type { ContentFieldsFragment } from '#generated/operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type ContentCopy, useShowCopy } from './use-copies.ts'

type CopyDialogProps = { content: Pick<ContentFieldsFragment, 'key' | 'name'>; onClose: () => void }

/**
 * Asks for the name of a copy and starts it. A double click, or a retry after a lost reply, doesn't start a second one.
 */
export function CopyDialog({ content, onClose }: CopyDialogProps) {
  const form = useForm({ defaultValues: { name: `Copy of ${content.name}`.slice(0, 100) } })
  const [requestId] = useState(() => crypto.randomUUID())
  const showCopy = useShowCopy()
  const begin = useMutation({
    mutationFn: async ({ name }: { name: string }): Promise<ContentCopy> =>
      (await mutate(CopyContentDocument, { input: { contentKey: content.key, name, requestId } })).copyContent,
    onSuccess: (copy) => {
      showCopy(copy)
      onClose()
    },
    onError: ({ message }) => form.setError('name', { message }),
  })
  return (
    <Dialog open startInField title={`Copy ${content.name}`} onClose={onClose} locked={begin.isPending}>
      <Form
        form={form}
        onSubmit={(typed) => {
          if (!begin.isPending) begin.mutate(typed)
        }}
      >
        <TextField name="name" label="Name of the copy" autoComplete="off" maxLength={100} />
        <p className="muted">
          Sections, tasks, settings and their order are copied. A lecture of the copy shows that of the original: what
          changes there changes in the copy too, and it cannot be deleted as long as a copy links to it.
        </p>
        <FormActions>
          <Button variant="secondary" disabled={begin.isPending} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={begin.isPending}>Copy</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
