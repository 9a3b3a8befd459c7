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
import { Form } from '#web/ui/form/form.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { draftOf, formOf, type QuizDraft, type QuizSubmit } from './quiz-draft.ts'

type Saved = SavedQuizFormsFieldsFragment

type SavedFormsProps = QuizSubmit & {
  saved: Saved
  /** Called when the forms were saved, here or in another window. */
  onSaved: (saved: Saved) => void
}

const isSaved = (value: unknown): value is Saved => isObject(value) && 'forms' in value && 'version' in value

/** A student's saved forms: apply one, save the current one, or remove one. */
export function SavedForms({ saved, form: quiz, by, onSubmit: say, onSaved }: SavedFormsProps) {
  const [removing, setRemoving] = useState<string>()
  const saving = useMutation({
    mutationFn: async (forms: Saved['forms']) =>
      (await mutate(SaveQuizFormsDocument, { input: { forms, version: saved.version } })).saveQuizForms,
    onSuccess: onSaved,
    onError: (error) => {
      const data = error instanceof AppError ? error.data : undefined
      if (isObject(data) && 'saved' in data && isSaved(data.saved)) onSaved(data.saved)
    },
  })
  const naming = useDomainForm<{ name: string }>({ name: '' }, ({ name }) => {
    const names = saved.forms.map((form) => form.name)
    const fault = formNameFault(name, names)
    return fault === undefined ? [] : [{ field: 'name', message: formNameWords[fault] }]
  })
  const save = (name: string, draft: QuizDraft) => {
    const { pace, ...form } = formOf(draft)
    const forms = [...saved.forms, { name, form: { ...form, pace: pace ?? null } }]
    saving.mutate(forms, {
      onSuccess: () => {
        showMessage(words.isSaved(name))
        naming.reset()
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
                <Button variant="secondary" onClick={() => quiz.reset(draftOf(form.form))}>
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
          say('save')
          quiz.clearErrors()
          saving.mutate(saved.forms.filter((other) => other.name !== removing))
          setRemoving(undefined)
        }}
      >
        <p>{words.removeText(removing ?? '')}</p>
      </ConfirmDialog>
      <Form
        form={naming}
        onSubmitCapture={() => say('save')}
        onSubmit={({ name }) => quiz.handleSubmit((draft) => save(name.trim(), draft))()}
        onInvalid={() => void quiz.handleSubmit(() => undefined)()}
      >
        <TextField name="name" label={words.saveName} hint={words.saveHint} maxLength={60} />
        {saving.isError && by === 'save' && <Notice tone="error">{saving.error.message}</Notice>}
        <Row>
          <SubmitButton variant="secondary" busy={saving.isPending}>
            {words.saveAs}
          </SubmitButton>
        </Row>
      </Form>
    </Stack>
  )
}
