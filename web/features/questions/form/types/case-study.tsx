import { use, useState } from 'react'
import { contentReader } from '#domain/questions/types/content-reader.ts'
import { CASE_STEPS } from '#domain/questions/case-steps.ts'
import { CASE_ITEMS, type RecordTab } from '#domain/questions/types/record.ts'
import { readResponse } from '#domain/questions/types/response.ts'
import { type QuestionMessage, questionMessages } from '#domain/messages/questions.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import {
  contentForm,
  type EditorProps,
  useTextError,
  WrongContext,
} from '#web/features/questions/form/content/content-form.tsx'
import { ContentPart } from '#web/features/questions/form/content/content-part.tsx'
import { fieldsOf, listOfLeast, maybeText, textOf } from '#web/features/questions/form/content/lenient.ts'
import { withItem } from '#web/features/questions/form/content/lists.ts'
import { readRecordDraft, RecordEditor } from '#web/features/questions/form/content/record-editor.tsx'
import { FormattedField } from '#web/features/questions/form/formatted/formatted-field.tsx'
import { readResponseDraft, ResponseEditor, responseOf } from '#web/features/questions/form/content/response-editor.tsx'

type ItemDraft = {
  body: string
  bodyHtml?: string | undefined
  response: object
  rationale: string
  rationaleHtml?: string | undefined
}
type CaseDraft = { record: readonly RecordTab[]; items: ItemDraft[] }

const readItem = (value: unknown): ItemDraft => {
  const { body, bodyHtml, response, rationale, rationaleHtml } = fieldsOf(value)
  return {
    body: textOf(body),
    ...maybeText('bodyHtml', bodyHtml),
    response: fieldsOf(response),
    rationale: textOf(rationale),
    ...maybeText('rationaleHtml', rationaleHtml),
  }
}

/** What an item is missing, in words. Undefined when it is complete. */
function lackOf({ body, response }: ItemDraft): string | undefined {
  if (body.trim() === '') return questionMessages['body-empty']
  const reader = contentReader()
  const read = reader.done(readResponse(reader, response))
  return read.ok ? undefined : questionMessages[read.code]
}

export const CaseStudyForm = contentForm<CaseDraft>(
  (content) => {
    const { record, items } = fieldsOf(content)
    return { record: readRecordDraft(record), items: listOfLeast(items, readItem, CASE_ITEMS) }
  },
  function CaseStudyEditor({ value: { record, items }, onChange }) {
    return (
      <>
        <RecordEditor value={record} items={CASE_ITEMS} onChange={(changed) => onChange({ record: changed, items })} />
        <CaseItems value={items} onChange={(changed) => onChange({ record, items: changed })} />
      </>
    )
  },
)

/** The six items, one for each step of clinical judgment. Validation errors open the first incomplete item. */
function CaseItems({ value: items, onChange }: EditorProps<ItemDraft[]>) {
  const wrong = use(WrongContext)
  // Errors may arrive before these fields have loaded.
  const [seen, setSeen] = useState<readonly QuestionMessage[]>([])
  const [shown, setShown] = useState('0')
  const lacks = items.map(lackOf)
  if (wrong !== seen) {
    setSeen(wrong)
    const first = lacks.findIndex((lack) => lack !== undefined)
    // Fewer errors mean that one was just fixed, so stay on the current item.
    if (wrong.length >= seen.length && wrong.length > 0 && first >= 0) setShown(String(first))
  }
  return (
    <ContentPart
      legend="Items"
      hint={`${lacks.filter((lack) => lack === undefined).length} of ${CASE_ITEMS} complete, always asked in this order.`}
      codes={['case-items', 'case-steps']}
    >
      <div className="w-full">
        <Tabs
          label="Items of the case"
          value={shown}
          onChange={setShown}
          tabs={items.map((item, index) => ({
            value: String(index),
            label: `Item ${index + 1}${lacks[index] === undefined ? ' ✓' : ''}`,
            content: (
              <ItemFields
                number={index + 1}
                lack={lacks[index]}
                value={item}
                onChange={(changed) => onChange(withItem(items, index, changed))}
              />
            ),
          }))}
        />
      </div>
    </ContentPart>
  )
}

type ItemFieldsProps = EditorProps<ItemDraft> & { number: number; lack: string | undefined }

function ItemFields({ value, onChange, number, lack }: ItemFieldsProps) {
  const errorOf = useTextError()
  return (
    <Stack>
      <p>
        <strong>
          Step {number} of {CASE_ITEMS}: {CASE_STEPS[number - 1]}
        </strong>
        {lack !== undefined && <span className="muted"> · Still to do: {lack}</span>}
      </p>
      <FormattedField
        label={`Question of item ${number}`}
        value={{ text: value.body, html: value.bodyHtml }}
        error={errorOf(value.body)}
        onChange={({ text, html }) => onChange({ ...value, body: text, bodyHtml: html })}
      />
      <ResponseEditor
        value={readResponseDraft(value.response)}
        onChange={(response) => onChange({ ...value, response: responseOf(response) })}
      />
      <FormattedField
        label={`Rationale of item ${number}`}
        value={{ text: value.rationale, html: value.rationaleHtml }}
        onChange={({ text, html }) => onChange({ ...value, rationale: text, rationaleHtml: html })}
      />
    </Stack>
  )
}
