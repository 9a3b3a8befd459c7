import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import type { ConstantsFieldsFragment } from '#generated/operations.ts'
import { putReply } from '#web/lib/api/refetch.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
import { CONSTANTS_KEY } from '../use-constants.ts'
import type { LabelKind } from './label-kinds.ts'

type AddLabelDialogProps = {
  kind: LabelKind
  known: readonly string[]
  onAdded: (name: string) => void
  onClose: () => void
}

/** Minimum length of a tag or area, in characters (spec 2.5.32, 2.9.7). */
const MIN_LENGTH = 2

/** The popup 'Adding Tag' or 'Adding NCLEX Area'. Saves right away (spec 2.4.16, as decided on 2.4). */
export function AddLabelDialog({ kind, known, onAdded, onClose }: AddLabelDialogProps) {
  const client = useQueryClient()
  const form = useDomainForm<{ name: string }>({ name: '' }, ({ name }) => {
    const wanted = name.trim()
    if (wanted.length < MIN_LENGTH) return [{ field: 'name', message: kind.short }]
    const there = known.find((label) => label.toLowerCase() === wanted.toLowerCase())
    return there === undefined ? [] : [{ field: 'name', message: `“${there}” is in the list already.` }]
  })
  const saving = useMutation({
    mutationFn: kind.save,
    onSuccess: (names, saved) => {
      putReply<ConstantsFieldsFragment>(client, CONSTANTS_KEY, (before) => kind.put(before, names))
      showMessage(kind.saved(saved))
      onAdded(saved)
    },
    onError: ({ message }) => form.setError('name', { message }),
  })
  // Rendered outside the question's form, because forms can't be nested.
  return createPortal(
    <Dialog open startInField title={kind.adding} onClose={onClose} locked={saving.isPending}>
      <Form
        form={form}
        onSubmit={({ name }) => {
          if (!saving.isPending) saving.mutate(name.trim())
        }}
      >
        <TextField name="name" label={kind.fieldLabel} autoComplete="off" />
        <Notice tone="accent">
          A new {kind.singular} is saved at once. It can be renamed, merged and removed under “Tags and areas”.
          {kind.note}
        </Notice>
        <FormActions>
          <Button variant="secondary" disabled={saving.isPending} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={saving.isPending}>Save {kind.singular}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>,
    document.body,
  )
}
