import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { ConstantsFieldsFragment } from '#generated/operations.ts'
import { putReply } from '#web/lib/api/refetch.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
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
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const saving = useMutation({
    mutationFn: kind.save,
    onSuccess: (names, saved) => {
      putReply<ConstantsFieldsFragment>(client, CONSTANTS_KEY, (before) => kind.put(before, names))
      showMessage(kind.saved(saved))
      onAdded(saved)
    },
    onError: (failure) => setError(failure.message),
  })
  const save = () => {
    if (saving.isPending) return
    const wanted = name.trim()
    const there = known.find((label) => label.toLowerCase() === wanted.toLowerCase())
    if (wanted.length < MIN_LENGTH) {
      setError(kind.short)
    } else if (there !== undefined) {
      setError(`“${there}” is in the list already.`)
    } else saving.mutate(wanted)
  }
  // Rendered outside the question's form, because forms can't be nested.
  return createPortal(
    <Dialog open startInField title={kind.adding} onClose={onClose} locked={saving.isPending}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          // React events bubble through the portal to the question's form. Stop this one so that it isn't submitted
          // too.
          event.stopPropagation()
          save()
        }}
      >
        <TextField
          label={kind.fieldLabel}
          value={name}
          autoComplete="off"
          error={error}
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
        <Notice tone="accent">
          A new {kind.singular} is saved at once. It can be renamed, merged and removed under “Tags and areas”.
          {kind.note}
        </Notice>
        <FormActions>
          <Button variant="secondary" disabled={saving.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={saving.isPending}>
            Save {kind.singular}
          </Button>
        </FormActions>
      </Form>
    </Dialog>,
    document.body,
  )
}
