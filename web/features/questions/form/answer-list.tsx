import { CircleAlert, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type QuestionMessage, questionMessages, questionPopups } from '#domain/messages/questions.ts'
import { showError } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { wordsOf } from './content/content-form.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import {
  type AnswerDraft,
  LETTERS,
  type Answered,
  withAnswer,
  withCorrect,
  withMoreAnswers,
  withoutAnswer,
} from './draft.ts'
import { WhyField } from './content/why-field.tsx'
import { FormattedField } from './formatted/formatted-field.tsx'
import { questionTypeForm } from './question-types.ts'

type AnswerRowProps = {
  type: string
  answer: AnswerDraft
  index: number
  /** Message for an empty text or match. */
  emptyError: string | undefined
  onChange: (part: Partial<AnswerDraft>) => void
  onCorrect: () => void
  onDelete: () => void
}

/** One answer: whether it is correct (or its match), its letter by position, and its text. */
function AnswerRow({ type, answer, index, emptyError, onChange, onCorrect, onDelete }: AnswerRowProps) {
  const letter = LETTERS[index] ?? ''
  const { mark, texts } = questionTypeForm(type)
  const fixed = texts !== undefined
  const errorOf = (text: string) => (text.trim() === '' ? emptyError : undefined)
  return (
    <li className="answer-row flex items-start gap-3">
      {mark !== undefined && (
        <label className="grid justify-items-center flex-none gap-2 min-w-target min-h-target text-text-muted text-small cursor-pointer">
          <input
            className="mt-[0.3rem] mx-0 mb-0 cursor-[inherit] size-[1.6rem]"
            type={mark}
            name="correct-answer"
            aria-label={`${letter} is correct`}
            checked={answer.correct}
            onChange={onCorrect}
          />
          <span className="-order-1 leading-body" aria-hidden="true">
            Correct
          </span>
        </label>
      )}
      <div className="answer-row__texts">
        <FormattedField
          label={`Answer ${letter}`}
          rows={1}
          small
          value={{ text: answer.text, html: answer.textHtml }}
          readOnly={fixed}
          error={errorOf(answer.text)}
          onChange={({ text, html }) => onChange({ text, textHtml: html })}
        />
        {mark === undefined && (
          <TextField
            label={`Match of ${letter}`}
            value={answer.match}
            error={errorOf(answer.match)}
            onChange={(event) => onChange({ match: event.target.value })}
          />
        )}
        <WhyField
          of={`answer ${letter}`}
          why={answer.why}
          html={answer.whyHtml}
          onFormat={({ text, html }) => onChange({ why: text, whyHtml: html })}
        />
      </div>
      {!fixed && (
        <IconButton
          className="mt-[1.7rem]"
          label={`Delete answer ${letter}`}
          icon={<Trash2 size={18} />}
          onClick={onDelete}
        />
      )}
    </li>
  )
}

type AnswerListProps<D extends Answered> = {
  draft: D
  wrong: readonly QuestionMessage[]
  onChange: (draft: D) => void
}

const GROUP_ERRORS: readonly QuestionMessage[] = [
  'answers-few',
  'answers-many',
  'correct-missing',
  'correct-many',
  'true-false-answers',
]
const EMPTY_ERRORS: readonly QuestionMessage[] = ['answers-empty', 'matches-empty']

/** The answers of a question: add, delete, letters by position, and which are correct (spec 2.5.24 to 2.5.31). */
export function AnswerList<D extends Answered>({ draft, wrong, onChange }: AnswerListProps<D>) {
  const area = useRef<HTMLFieldSetElement>(null)
  const [deleting, setDeleting] = useState<number>()
  const { type, answers } = draft
  const error = wordsOf(wrong, GROUP_ERRORS)
  const emptyError = wordsOf(wrong, EMPTY_ERRORS)
  const { hint, texts } = questionTypeForm(type)
  const full = texts !== undefined && answers.length > 0

  const add = () => {
    const more = withMoreAnswers(draft)
    if (more === undefined) {
      showError(questionMessages['answers-many'])
      return
    }
    flushSync(() => onChange(more))
    const row = area.current?.querySelectorAll('.answer-row')[answers.length]
    row?.querySelector<HTMLElement>(texts ? 'input' : 'textarea')?.focus()
  }
  const remove = () => {
    if (deleting !== undefined) onChange(withoutAnswer(draft, deleting))
    setDeleting(undefined)
  }
  const place = answers.findIndex(({ key }) => key === deleting)
  return (
    <fieldset
      className="answer-list grid grid-cols-1 justify-items-start gap-3 min-w-0 m-0 p-4 border border-border rounded-large bg-surface [&_legend]:float-start [&_legend]:p-0"
      ref={area}
      aria-describedby={error === undefined ? undefined : 'answers-error'}
    >
      <legend className="field__label">Answers</legend>
      <p className="field__hint">{hint}</p>
      {answers.length > 0 && (
        <ol className="grid gap-4 w-full m-0 p-0 list-none">
          {answers.map((answer, index) => (
            <AnswerRow
              key={answer.key}
              type={type}
              answer={answer}
              index={index}
              emptyError={emptyError}
              onChange={(part) => onChange(withAnswer(draft, answer.key, part))}
              onCorrect={() => onChange(withCorrect(draft, answer.key))}
              onDelete={() => setDeleting(answer.key)}
            />
          ))}
        </ol>
      )}
      <p className="field__error" id="answers-error" role="alert">
        {error !== undefined && (
          <>
            <CircleAlert className="mt-[0.12rem]" size={16} aria-hidden="true" />
            <span>{error}</span>
          </>
        )}
      </p>
      {!full && (
        <Button variant="secondary" onClick={add}>
          <Plus size={18} aria-hidden="true" /> {answers.length === 0 ? 'Add answers' : 'Add answer'}
        </Button>
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        title={questionPopups.deletingAnswer}
        confirmLabel="Delete answer"
        danger
        onConfirm={remove}
        onCancel={() => setDeleting(undefined)}
      >
        <p>Answer {LETTERS[place]} will be removed, and the answers after it get new letters.</p>
      </ConfirmDialog>
    </fieldset>
  )
}
