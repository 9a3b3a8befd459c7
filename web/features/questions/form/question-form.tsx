import { type ReactNode, useId, useRef } from 'react'
import { questionPopups } from '#domain/messages/questions.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { AnswerList } from './answer-list.tsx'
import { wordsOf } from './content/content-form.tsx'
import { ContentSection } from './content/content-section.tsx'
import { FormattedField } from './formatted/formatted-field.tsx'
import { areaKind, tagKind } from './label-kinds.ts'
import { LabelPicker } from './label-picker.tsx'
import { StudentPreview } from './preview/student-preview.tsx'
import { blankContent, isContentType, questionTypeForm, TYPE_GROUPS } from './question-types.ts'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Lock } from 'lucide-react'
import { flushSync } from 'react-dom'
import type { QuestionFormState } from './use-question-form.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import '#web/features/questions/questions.css'

type TypeChoiceProps = { type: string; onChoose: (type: string) => void }

/** The type of a question. Locked once chosen (spec 2.4.13). */
function TypeChoice({ type, onChoose }: TypeChoiceProps) {
  const id = useId()
  const area = useRef<HTMLFieldSetElement>(null)
  return (
    <fieldset className="choice-group" ref={area}>
      <legend>Type</legend>
      {type === '' ? (
        <div className="grid gap-6 mt-3">
          {TYPE_GROUPS.map(({ title, types }) => (
            <section key={title} className="grid gap-3" aria-label={title}>
              <h2 className="text-text-muted text-small font-semibold">{title}</h2>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-2">
                {types.map((offered) => (
                  <button
                    key={offered}
                    type="button"
                    className="type-button grid content-start gap-[0.1rem] min-h-target py-2 px-4 border border-border-strong rounded-medium bg-surface text-text text-start cursor-pointer [transition:background-color_var(--duration),border-color_var(--duration)] hover:border-primary hover:bg-primary-soft hover:text-on-primary-soft"
                    aria-label={offered}
                    aria-describedby={`${id}-${offered}`}
                    onClick={() => {
                      flushSync(() => onChoose(offered))
                      area.current?.form?.querySelector('textarea')?.focus()
                    }}
                  >
                    <span className="font-semibold">{offered}</span>
                    <span
                      className="text-text-muted text-small leading-[1.4] in-[.type-button:hover]:text-inherit"
                      id={`${id}-${offered}`}
                    >
                      {questionTypeForm(offered).description}
                    </span>
                  </button>
                ))}
              </div>
            </section>
          ))}
        </div>
      ) : (
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <Lock size={16} aria-hidden="true" /> {type}
          <span className="muted text-small font-normal">
            {questionTypeForm(type).description} The type cannot change any more.
          </span>
        </p>
      )}
    </fieldset>
  )
}

type ScoringChoiceProps = { scoring: string; onChange: (scoring: string) => void }

/** How a Select All That Apply question is scored: all or nothing (spec 3.5.26), unless the author selects +/−. */
const ScoringChoice = ({ scoring, onChange }: ScoringChoiceProps) => (
  <RadioGroup
    legend="Scoring"
    options={[
      { value: '', label: 'All or nothing: one point when exactly the right answers are chosen' },
      { value: 'plus-minus', label: 'Partial credit (+/−): a point for each right one, less one for each wrong one' },
    ]}
    value={scoring}
    onChange={onChange}
  />
)

type QuestionFormProps = {
  form: QuestionFormState
  /** Accessible name of the form. */
  label: string
  onSend: () => void
  /** Buttons below the form. */
  actions: ReactNode
}

/** The form for adding and editing a question. The other fields appear once a type is chosen. */
export function QuestionForm({ form, label, onSend, actions }: QuestionFormProps) {
  const { draft, wrong, change } = form
  const bodyError = wordsOf(wrong, ['body-empty', 'question-long'])
  const written = (
    <Form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        form.check(onSend, event.currentTarget)
      }}
    >
      <TypeChoice type={draft.type} onChoose={(type) => change({ ...draft, type, content: blankContent(type) })} />
      {draft.type !== '' && (
        <>
          <FormattedField
            label="Question body"
            value={{ text: draft.body, html: draft.bodyHtml }}
            error={bodyError}
            onChange={({ text, html }) => change({ ...draft, body: text, bodyHtml: html })}
          />
          {isContentType(draft.type) ? (
            <ContentSection draft={draft} type={draft.type} wrong={wrong} onChange={change} />
          ) : (
            <AnswerList draft={draft} wrong={wrong} onChange={change} />
          )}
          {draft.type === 'Select All That Apply' && (
            <ScoringChoice scoring={draft.scoring} onChange={(scoring) => change({ ...draft, scoring })} />
          )}
          <FormattedField
            label="Rationale"
            hint="Shown to the student after the answer."
            value={{ text: draft.rationale, html: draft.rationaleHtml }}
            onChange={({ text, html }) => change({ ...draft, rationale: text, rationaleHtml: html })}
          />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4">
            <LabelPicker kind={tagKind} values={draft.tags} onChange={(tags) => change({ ...draft, tags })} />
            <LabelPicker kind={areaKind} values={draft.area} onChange={(area) => change({ ...draft, area })} />
          </div>
        </>
      )}
      {actions}
      <WarningDialog
        warnings={form.warnings}
        onCancel={form.dropWarnings}
        onContinue={() => {
          form.dropWarnings()
          onSend()
        }}
      />
    </Form>
  )
  const isChosen = draft.type !== ''
  return (
    <div
      className={classNames(
        'grid grid-cols-1 gap-6',
        isChosen && 'question-workshop--split min-[72rem]:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]',
      )}
    >
      {written}
      {isChosen && (
        <Card as="section" className="question-workshop__preview" aria-label="Preview">
          <StudentPreview draft={draft} heading="h2" />
        </Card>
      )}
    </div>
  )
}

type WarningDialogProps = { warnings: readonly string[]; onCancel: () => void; onContinue: () => void }

/** The popup 'Warning' about missing parts, which the user may ignore (spec 2.5.28). */
function WarningDialog({ warnings, onCancel, onContinue }: WarningDialogProps) {
  return (
    <ConfirmDialog
      open={warnings.length > 0}
      title={questionPopups.warning}
      confirmLabel="Continue"
      onCancel={onCancel}
      onConfirm={onContinue}
    >
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      <p>Continue as it is?</p>
    </ConfirmDialog>
  )
}
