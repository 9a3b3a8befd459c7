import { type QuestionMessage, questionMessages } from '#domain/messages/questions.ts'
import type { Draft } from '../draft.ts'
import { questionTypeForm, type WrittenType } from '../question-types.ts'
import { useEffect, useState } from 'react'
import { CONTENT_FORMS } from '../types/content-forms.tsx'
import { type ContentFormProps, WrongContext } from './content-form.tsx'
import { InnerFormsContext } from './inner-forms.ts'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { noChoice, scoreAnswer } from '#domain/attempts/score-answer.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'
import { classNames } from '#web/ui/class-names.ts'

/** Delay in milliseconds between the last keystroke and the summary. */
const PAUSE_MS = 600

/** Summarizes a complete content, or returns the first thing that is missing. */
export function summaryOf(type: WrittenType, content: string): { complete: boolean; words: string } {
  const checked = typeRules(type).content?.check(content)
  if (checked?.ok !== true)
    return { complete: false, words: `Still to do: ${questionMessages[checked?.code ?? 'content-missing']}` }
  const question = { type, answers: [], content: checked.content }
  const { lines, max: points } = scoreAnswer(question, noChoice(question))
  const right = lines.reduce((sum, line) => sum + line.right.length, 0)
  const counted = type === 'Numeric' || type === 'Ordered Response' ? '' : `${right} right · `
  return { complete: true, words: `Complete: ${counted}${points} ${points === 1 ? 'point' : 'points'}` }
}

/** Shows the one-line summary of a content, debounced. */
function ContentSummary({ type, content }: { type: WrittenType; content: string }) {
  const [settled, setSettled] = useState(content)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(content), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [content])
  const { complete, words } = summaryOf(type, settled)
  const Icon = complete ? CircleCheck : CircleDashed
  return (
    <p
      className={classNames(
        'flex items-center gap-2 py-3 px-4 rounded-medium font-semibold [&_svg]:flex-none',
        complete ? 'bg-success-soft text-on-success-soft' : 'bg-surface-sunken text-text-muted',
      )}
      role="status"
    >
      <Icon size={18} aria-hidden="true" />
      <span>{words}</span>
    </p>
  )
}

/** The form of a content, loaded on demand. */
function ContentFields({ type, ...props }: ContentFormProps & { type: WrittenType }) {
  const Form = CONTENT_FORMS[type]
  return (
    <InnerFormsContext value={CONTENT_FORMS}>
      <Form {...props} />
    </InnerFormsContext>
  )
}

type ContentSectionProps = {
  draft: Draft
  type: WrittenType
  wrong: readonly QuestionMessage[]
  onChange: (draft: Draft) => void
}

/** The form for a type with a content, and a summary of what is complete or missing. */
export function ContentSection({ draft, type, wrong, onChange }: ContentSectionProps) {
  return (
    <WrongContext value={wrong}>
      <section className="grid grid-cols-1 gap-4" aria-label={type}>
        <p className="field__hint">{questionTypeForm(type).hint}</p>
        <ContentFields type={type} content={draft.content} onChange={(content) => onChange({ ...draft, content })} />
        <ContentSummary type={type} content={draft.content} />
      </section>
    </WrongContext>
  )
}
