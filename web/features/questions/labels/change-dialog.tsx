import { useMutation } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { MergeLabelsDocument, RenameLabelDocument } from '#generated/admin-operations.ts'
import type { LabelKind } from '#generated/schema.ts'
import { labelMessages } from '#domain/messages/labels.ts'
import { planNames } from '#domain/questions/label-job.ts'
import { isSameName } from '#domain/questions/labels.ts'
import { mutate } from '#web/lib/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
import { LISTS, plannedText, testsText } from './label-words.ts'
import { Notice } from '#web/ui/notice.tsx'
import { type LabelJob, type LabelRow, useLabelUse } from './use-labels.ts'
import type { LabelUseQuery } from '#generated/operations.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { questionsText } from '../questions-text.ts'
import { StoppedTests } from '../stopped-tests.tsx'

const SHOWN_TESTS = 5

type WhatChangesProps = {
  kind: LabelKind
  use: { data: LabelUseQuery['labelUse'] | undefined; error: Error | null; refetch: () => unknown }
  /** Whether the name is merged into an existing one. */
  merge: boolean
}

/** The questions and tests whose tag or area will change. */
function WhatChanges({ kind, use, merge }: WhatChangesProps) {
  const { data } = use
  if (data === undefined && use.error === null)
    return <Skeleton label="Looking for what carries it" count={2} shape="line" />
  if (data === undefined) return <ErrorState message={use.error?.message ?? ''} onRetry={() => void use.refetch()} />
  const names = data.tests.slice(0, SHOWN_TESTS).map(({ name }) => name)
  const more = data.tests.length - names.length
  return (
    <>
      <p>
        {questionsText(data.questions)} and {testsText(data.tests.length)} will change
        {names.length > 0 && `: ${names.join(', ')}${more > 0 ? ` and ${testsText(more)} more` : ''}`}.
      </p>
      <p>
        Tests that run keep their questions, and results keep the name of their day.
        {kind === 'Area' && merge && ' NCLEX tests will ask questions of one area less.'}
      </p>
      {kind === 'Area' && merge && (
        <StoppedTests use={{ ...use, data: data.stopped }} none="Every test still has enough questions then." />
      )}
    </>
  )
}

type ChangeDialogProps = {
  kind: LabelKind
  label: LabelRow
  /** Names in the list that it can be merged into. Absent for a rename. */
  others?: readonly string[]
  onStarted: (job: LabelJob) => void
  onClose: () => void
}

/** Renames a tag or an area, or merges it into another one. Shows first what will change. */
export function ChangeDialog({ kind, label: { name }, others, onStarted, onClose }: ChangeDialogProps) {
  const merge = others !== undefined
  const { noun } = LISTS[kind]
  const planned = kind === 'Area' ? planNames(name) : undefined
  const isPlanned = (other: string) => planned?.some((known) => isSameName(known, other)) ?? true
  const choices = others?.filter(isPlanned)
  // The exam plans leave no other name to select.
  const stays = planned !== undefined && (choices ?? planned).length === 0
  const wrongOf = (other: string) => {
    if (other === '') return merge ? 'Please choose the other name' : 'Please type a name'
    if (other === name) return 'This is the name that it has'
    return isPlanned(other) ? undefined : labelMessages['area-planned']
  }
  const form = useDomainForm<{ to: string }>({ to: merge ? '' : name }, (typed) => {
    const message = wrongOf(typed.to.trim())
    return message === undefined ? [] : [{ field: 'to', message }]
  })
  const to = useWatch({ control: form.control, name: 'to' })
  const use = useLabelUse(kind, name, merge && to !== '' ? to : undefined)
  const saving = useMutation({
    mutationFn: async (other: string) =>
      merge
        ? (await mutate(MergeLabelsDocument, { kind, name, into: other })).mergeLabels
        : (await mutate(RenameLabelDocument, { kind, name, to: other })).renameLabel,
    onSuccess: onStarted,
    onError: ({ message }) => form.setError('to', { message }),
  })
  return (
    <Dialog
      open
      startInField
      title={merge ? `Merge “${name}” into another ${noun}` : `Rename “${name}”`}
      onClose={onClose}
      locked={saving.isPending}
    >
      <Form
        form={form}
        onSubmit={(typed) => {
          if (!saving.isPending) saving.mutate(typed.to.trim())
        }}
      >
        {planned !== undefined && <Notice>{plannedText(planned)}</Notice>}
        {stays ? null : choices !== undefined ? (
          <SelectField
            name="to"
            label={`The other ${noun}`}
            placeholder="Choose"
            options={choices.map((value) => ({ value, label: value }))}
          />
        ) : (
          <TextField name="to" label={`New name of the ${noun}`} autoComplete="off" maxLength={100} />
        )}
        {!stays && <WhatChanges kind={kind} use={use} merge={merge && to !== ''} />}
        <FormActions>
          <Button variant="secondary" disabled={saving.isPending} onClick={onClose}>
            Cancel
          </Button>
          {!stays && (
            <SubmitButton busy={saving.isPending} disabled={use.data === undefined}>
              {merge ? 'Merge' : 'Rename'}
            </SubmitButton>
          )}
        </FormActions>
      </Form>
    </Dialog>
  )
}
