import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formNameWords, quizPageWords as words } from '#domain/messages/quiz-page.ts'
import { formNameFault } from '#domain/quizzes/saved-forms.ts'
import type { SavedQuizFormsFieldsFragment } from '#generated/operations.ts'
import { SaveQuizFormsDocument } from '#generated/study-operations.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { mutate } from '#web/lib/api/api.ts'
import { isObject } from '#web/lib/json.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { draftOf, faultsOf, formOf, type QuizDraft, type QuizSubmit } from './quiz-draft.ts'

type Saved = SavedQuizFormsFieldsFragment

type SavedFormsProps = {
  saved: Saved
  draft: QuizDraft
  submit: QuizSubmit | undefined
  onSubmit: (submit: QuizSubmit) => void
  onTake: (draft: QuizDraft) => void
  /** Called when the forms were saved, here or in another window. */
  onSaved: (saved: Saved) => void
}

const isSaved = (value: unknown): value is Saved => isObject(value) && 'forms' in value && 'version' in value

/** A student's saved forms: apply one, save the current one, or remove one. */
export function SavedForms({ saved, draft, submit, onSubmit: say, onTake, onSaved }: SavedFormsProps) {
  const [name, setName] = useState('')
  const [removing, setRemoving] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const saving = useMutation({
    mutationFn: async (forms: Saved['forms']) =>
      (await mutate(SaveQuizFormsDocument, { input: { forms, version: saved.version } })).saveQuizForms,
    onSuccess: onSaved,
    onError: (error) => {
      const data = error instanceof AppError ? error.data : undefined
      if (isObject(data) && 'saved' in data && isSaved(data.saved)) onSaved(data.saved)
    },
  })
  const fault = formNameFault(
    name,
    saved.forms.map((form) => form.name),
  )
  const save = () => {
    setChecked(true)
    const wrong = faultsOf(draft)
    say({ by: 'save', wrong })
    if (fault || wrong.length > 0) return
    const { pace, ...form } = formOf(draft)
    const forms = [...saved.forms, { name: name.trim(), form: { ...form, pace: pace ?? null } }]
    saving.mutate(forms, {
      onSuccess: () => {
        showMessage(words.isSaved(name.trim()))
        setName('')
        setChecked(false)
      },
    })
  }
  return (
    <Stack>
      {saved.forms.length > 0 && (
        <div role="group" aria-label={words.take}>
          <Stack gap="small">
            {saved.forms.map((form) => (
              <div key={form.name} className="flex items-center gap-2 [&>.button]:min-w-0 [&>.button]:wrap-anywhere">
                <Button variant="secondary" onClick={() => onTake(draftOf(form.form))}>
                  {form.name}
                </Button>
                <IconButton
                  className="flex-none"
                  label={words.remove(form.name)}
                  icon={<Trash2 size={18} aria-hidden="true" />}
                  disabled={saving.isPending}
                  onClick={() => setRemoving(form.name)}
                />
              </div>
            ))}
          </Stack>
        </div>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={words.removeTitle}
        confirmLabel={words.removeConfirm}
        danger
        onCancel={() => setRemoving(undefined)}
        onConfirm={() => {
          say({ by: 'save', wrong: [] })
          saving.mutate(saved.forms.filter((other) => other.name !== removing))
          setRemoving(undefined)
        }}
      >
        <p>{words.removeText(removing ?? '')}</p>
      </ConfirmDialog>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving.isPending) save()
        }}
      >
        <Stack>
          <TextField
            label={words.saveName}
            error={isChecked && fault ? formNameWords[fault] : undefined}
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          {saving.isError && submit?.by === 'save' && <Notice tone="error">{saving.error.message}</Notice>}
          <Row>
            <Button type="submit" variant="secondary" busy={saving.isPending}>
              {words.saveAs}
            </Button>
          </Row>
        </Stack>
      </form>
    </Stack>
  )
}
