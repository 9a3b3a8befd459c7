import type { RecordTab } from '#domain/questions/types/record.ts'
import { contentForm } from '#web/features/questions/form/content/content-form.tsx'
import { ContentPart } from '#web/features/questions/form/content/content-part.tsx'
import { fieldsOf } from '#web/features/questions/form/content/lenient.ts'
import { readRecordDraft, RecordEditor } from '#web/features/questions/form/content/record-editor.tsx'
import { readResponseDraft, ResponseEditor, responseOf } from '#web/features/questions/form/content/response-editor.tsx'

type TrendDraft = { record: readonly RecordTab[]; response: object }

export const TrendForm = contentForm<TrendDraft>(
  (content) => {
    const { record, response } = fieldsOf(content)
    return { record: readRecordDraft(record), response: fieldsOf(response) }
  },
  function TrendEditor({ value: { record, response }, onChange }) {
    return (
      <>
        <RecordEditor value={record} onChange={(changed) => onChange({ record: changed, response })} />
        <ContentPart legend="What is answered about it">
          <ResponseEditor
            value={readResponseDraft(response)}
            onChange={(changed) => onChange({ record, response: responseOf(changed) })}
          />
        </ContentPart>
      </>
    )
  },
)
