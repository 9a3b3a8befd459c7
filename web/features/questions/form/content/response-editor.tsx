import { use, useState } from 'react'
import type { QuestionType } from '#domain/questions/question.ts'
import { isResponseType, type ResponseType } from '#domain/questions/types/responses.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { AnswerList } from '../answer-list.tsx'
import type { AnswerDraft } from '../draft.ts'
import { blankContent, isContentType, questionTypeForm, TYPE_GROUPS } from '../question-types.ts'
import { type EditorProps, WrongContext } from './content-form.tsx'
import { InnerFormsContext } from './inner-forms.ts'
import { fieldsOf, listOf, maybeText, parsedContent, textOf } from './lenient.ts'

/** Draft of the response that a record asks for. */
export type ResponseDraft = { type: ResponseType; answers: readonly AnswerDraft[]; content?: unknown }

export function readResponseDraft(value: unknown): ResponseDraft {
  const { type, answers, content } = fieldsOf(value)
  const known = typeof type === 'string' && isResponseType(type) ? type : 'Multiple Choice'
  if (isContentType(known)) return { type: known, answers: [], content }
  const read = listOf(answers, (answer): Omit<AnswerDraft, 'key'> => {
    const { text, textHtml, correct, match, why, whyHtml } = fieldsOf(answer)
    return {
      ...{ text: textOf(text), correct: correct === true, match: textOf(match) },
      ...maybeText('textHtml', textHtml),
      ...maybeText('why', why),
      ...maybeText('whyHtml', whyHtml),
    }
  })
  return { type: known, answers: read.map((answer, key) => ({ key, ...answer })) }
}

/** Converts a response draft to the stored content. */
export const responseOf = ({ type, answers, content }: ResponseDraft): object => {
  if (isContentType(type)) return { type, content }
  const matched = questionTypeForm(type).mark === undefined
  return {
    type,
    answers: answers.map(({ text, textHtml, correct, match, why, whyHtml }) => ({
      text,
      ...maybeText('textHtml', textHtml),
      ...(matched ? { match } : { correct }),
      ...maybeText('why', why),
      ...maybeText('whyHtml', whyHtml),
    })),
  }
}

const blankResponse = (type: ResponseType): ResponseDraft =>
  isContentType(type) ? { type, answers: [], content: parsedContent(blankContent(type)) } : { type, answers: [] }

const isWritten = (response: ResponseDraft): boolean =>
  JSON.stringify(response) !== JSON.stringify(blankResponse(response.type))

const hasOptions = (type: QuestionType): boolean => {
  const { mark, texts } = questionTypeForm(type)
  return mark !== undefined && texts === undefined
}

const TYPES = TYPE_GROUPS.flatMap(({ types }) => types).filter(isResponseType)

/** The response to a record, of any type. Asks for confirmation before a change of type discards what was entered. */
export function ResponseEditor({ value, onChange }: EditorProps<ResponseDraft>) {
  const [next, setNext] = useState<ResponseType>()
  const wrong = use(WrongContext)
  const forms = use(InnerFormsContext)
  const { type, answers, content } = value
  const Form = isContentType(type) ? forms?.[type] : undefined
  const choose = (chosen: ResponseType) => {
    if (hasOptions(type) && hasOptions(chosen)) {
      const single = questionTypeForm(chosen).mark === 'radio'
      const first = answers.findIndex(({ correct }) => correct)
      onChange({
        type: chosen,
        answers: answers.map((answer, i) => (single ? { ...answer, correct: i === first } : answer)),
      })
    } else if (isWritten(value)) setNext(chosen)
    else onChange(blankResponse(chosen))
  }
  return (
    <>
      <SelectField
        label="Type of the response"
        hint={questionTypeForm(type).description}
        value={type}
        options={TYPES.map((name) => ({ value: name, label: name }))}
        onChange={(event) => {
          const chosen = event.target.value
          if (isResponseType(chosen) && chosen !== type) choose(chosen)
        }}
      />
      {type === 'Select All That Apply' && (
        <p className="muted">Beside a record it is scored with partial credit (+/−), as in the exam.</p>
      )}
      {Form === undefined ? (
        <AnswerList
          draft={{ type, answers }}
          wrong={wrong}
          onChange={(changed) => onChange({ type, answers: changed.answers })}
        />
      ) : (
        <Form
          content={JSON.stringify(content)}
          onChange={(changed) => onChange({ type, answers: [], content: parsedContent(changed) })}
        />
      )}
      <ConfirmDialog
        open={next !== undefined}
        title="Change the type?"
        confirmLabel="Change the type"
        danger
        onConfirm={() => {
          if (next !== undefined) onChange(blankResponse(next))
          setNext(undefined)
        }}
        onCancel={() => setNext(undefined)}
      >
        <p>
          What is written for {type} does not fit {next} and is lost.
        </p>
      </ConfirmDialog>
    </>
  )
}
