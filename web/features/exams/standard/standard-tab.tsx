import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { UpdateExamSettingsDocument } from '#generated/admin-operations.ts'
import { expectedPercent } from '#domain/exams/calibration/standard.ts'
import { settingsFaults } from '#domain/exams/check-settings.ts'
import { logits } from '#domain/messages/exam-report.ts'
import type { ExamName } from '#domain/exams/exam-item.ts'
import { defaultSettings, type PlanArea } from '#domain/exams/exam-settings.ts'
import { examMessages } from '#domain/messages/exam-settings.ts'
import { mutate } from '#web/lib/api/api.ts'
import { putReply } from '#web/lib/api/refetch.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { EditForm } from '#web/ui/form/edit-form.tsx'
import type { FieldError } from '#web/ui/form/domain-resolver.ts'
import { ChangedNotice } from '#web/ui/form/changed-notice.tsx'
import { FieldSlot } from '#web/ui/form/field-slot.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useEditForm } from '#web/ui/form/use-edit-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type Exam, examBankKey } from '../use-exam.ts'
import { Angoff } from './angoff.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import {
  type StandardDraft,
  sumOf,
  abilityOf,
  anchorParts,
  draftOf,
  KINDS,
  kindOf,
  settingsOf,
} from './standard-draft.ts'
import { clearJudges } from './use-judges.ts'

type PlanFieldsProps = {
  plan: readonly PlanArea[]
  shares: readonly string[]
  onChange: (change: Partial<StandardDraft>) => void
}

/** The share of each area, with the published range and the total. */
function PlanFields({ plan, shares, onChange }: PlanFieldsProps) {
  const sum = sumOf(shares)
  return (
    <FieldSlot field="shares">
      <fieldset className="choice-group">
        <legend>Shares of the areas, in percent</legend>
        <Grid>
          {plan.map(({ names: [name], range: [lowest, highest] }, index) => (
            <TextField
              key={name}
              label={name}
              hint={`Published: ${lowest} to ${highest}%`}
              inputMode="numeric"
              value={shares[index] ?? ''}
              onChange={({ target }) =>
                onChange({ shares: shares.map((share, i) => (i === index ? target.value : share)) })
              }
            />
          ))}
        </Grid>
      </fieldset>
      <p role="status">
        {sum === undefined ? 'A share is no number.' : `Together: ${sum}%${sum === 100 ? '' : ', not 100%'}`}
      </p>
    </FieldSlot>
  )
}

/** The draft of an exam's standard. Uses the published standard until the exam is loaded. */
export function useStandardEdit(exam: ExamName, loaded: Exam | undefined) {
  const stored = loaded?.exam === exam ? loaded : undefined
  const { standard, plan } = stored ?? defaultSettings(exam)
  const check = (draft: StandardDraft): FieldError[] => {
    const faults = settingsFaults(exam, settingsOf(draft))
    return (['standard', 'shares'] as const).flatMap((field) => {
      const code = faults[field]
      return code === undefined ? [] : [{ message: examMessages[code], field }]
    })
  }
  return useEditForm(draftOf(standard, plan), check, stored?.settingsVersion)
}

export type StandardEdit = ReturnType<typeof useStandardEdit>

type StandardTabProps = { exam: Exam; edit: StandardEdit }

/** The standard of an exam and the shares of its areas, with explanations and valid ranges. */
export function StandardTab({ exam: stored, edit }: StandardTabProps) {
  const { exam, standard, plan, ability, items, updatedOn } = stored
  const client = useQueryClient()
  const { typed: draft, type, reset } = edit
  const anchors = useMemo(() => anchorParts(items), [items])
  const save = async () => {
    const { updateExamSettings } = await mutate(UpdateExamSettingsDocument, {
      input: {
        exam,
        settingsVersion: edit.version,
        shares: [...settingsOf(draft).shares],
        standard: settingsOf(draft).standard,
      },
    })
    clearJudges(exam)
    putReply(client, examBankKey(exam), updateExamSettings)
    reset()
    showMessage('The exam was updated')
  }
  const published = draftOf(defaultSettings(exam).standard, defaultSettings(exam).plan)
  return (
    <Stack gap="large">
      <Card as="section" aria-labelledby="standard-heading">
        <h2 id="standard-heading">The standard now</h2>
        <StandardText ability={ability} anchors={anchors} kind={standard.kind} />
      </Card>
      {edit.outdated && <ChangedNotice message={examMessages['exam-changed']} onKeep={edit.rebase} onTake={reset} />}
      <EditForm
        label="Standard and plan"
        edit={edit}
        onOutdated={() => client.invalidateQueries({ queryKey: examBankKey(exam) })}
        submit={{
          label: 'Save',
          title: 'Changing the exam',
          question: <p>New tests are decided by this standard. Tests that are running keep theirs. Save?</p>,
          run: save,
        }}
      >
        <StandardFields draft={draft} onChange={type} anchors={anchors} />
        <PlanFields plan={plan} shares={draft.shares} onChange={type} />
        <Row actions>
          <Button variant="secondary" onClick={() => type(published)}>
            Reset to published
          </Button>
        </Row>
        <Notice tone="accent">
          Tests that are running keep the standard and the plan that they began with. Finished ones are not decided
          again.
        </Notice>
      </EditForm>
      {draft.kind === 'judged' && (
        <Angoff key={updatedOn} exam={exam} items={items} plan={plan} onPercent={(percent) => type({ percent })} />
      )}
    </Stack>
  )
}

const WHY: Readonly<Record<StandardDraft['kind'], string>> = {
  anchor: 'It is the ability at which this percentage of the anchor questions’ points is expected.',
  judged: 'It is the ability at which students get what judges expect of one who just passes (Angoff’s method).',
  fixed: 'It was set as an ability. Nothing moves it when the anchor questions change.',
}

type Anchors = ReturnType<typeof anchorParts>

const percentOf = (ability: number, anchors: Anchors) => `${expectedPercent(ability, anchors).toFixed(1)}%`

function StandardText({
  ability,
  anchors,
  kind,
}: {
  ability: number | undefined
  anchors: Anchors
  kind: StandardDraft['kind']
}) {
  if (ability === undefined) return <p>This exam has no bank yet, so its standard is no ability yet.</p>
  return (
    <>
      <p className="text-[clamp(1.5rem,1.3rem+1vw,2rem)] font-bold tabular-nums">{logits(ability)} logits</p>
      {anchors.length > 0 && (
        <p>A student of this ability gets {percentOf(ability, anchors)} of the anchor questions’ points.</p>
      )}
      <p className="muted">{WHY[kind]}</p>
    </>
  )
}

type StandardFieldsProps = {
  draft: StandardDraft
  onChange: (change: Partial<StandardDraft>) => void
  anchors: Anchors
}

function StandardFields({ draft, onChange, anchors }: StandardFieldsProps) {
  const ability = abilityOf(draft, anchors)
  const text =
    ability === undefined
      ? undefined
      : `An ability of about ${logits(ability)} logits${anchors.length === 0 ? '' : `, ${percentOf(ability, anchors)} of the anchor questions’ points`}`
  return (
    <FieldSlot field="standard">
      <RadioGroup
        legend="How the standard is set"
        options={KINDS}
        value={draft.kind}
        onChange={(kind) => onChange({ kind: kindOf(kind) })}
      />
      {draft.kind === 'fixed' ? (
        <TextField key="ability" name="ability" label="Ability" hint={text ?? 'Logits, from -5 to 5'} />
      ) : (
        <TextField
          key="percent"
          name="percent"
          label="Percentage of the anchor questions"
          hint={text ?? 'From 1 to 99'}
          inputMode="decimal"
        />
      )}
    </FieldSlot>
  )
}
