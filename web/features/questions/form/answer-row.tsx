import { Trash2 } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type AnswerDraft, LETTERS } from './draft.ts'
import { WhyField } from './content/why-field.tsx'
import { FormattedField } from './formatted/formatted-field.tsx'
import { questionTypeForm } from './question-types.ts'

type AnswerRowProps = {
  type: string
  answer: AnswerDraft
  index: number
  /** The message for a text or match that is left empty. */
  emptyError: string | undefined
  onChange: (part: Partial<AnswerDraft>) => void
  onCorrect: () => void
  onDelete: () => void
}

/** One answer: whether it is correct (or its match), its letter by its place, its text. */
export function AnswerRow({ type, answer, index, emptyError, onChange, onCorrect, onDelete }: AnswerRowProps) {
  const letter = LETTERS[index] ?? ''
  const { mark, texts } = questionTypeForm(type)
  const fixed = texts !== undefined
  const errorOf = (text: string) => (text.trim() === '' ? emptyError : undefined)
  return (
    <li className="answer-row">
      {mark !== undefined && (
        <label className="answer-row__correct">
          <input
            type={mark}
            name="correct-answer"
            aria-label={`${letter} is correct`}
            checked={answer.correct}
            onChange={onCorrect}
          />
          <span aria-hidden="true">Correct</span>
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
      {!fixed && <IconButton label={`Delete answer ${letter}`} icon={<Trash2 size={18} />} onClick={onDelete} />}
    </li>
  )
}
