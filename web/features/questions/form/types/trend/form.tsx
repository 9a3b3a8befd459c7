import type { RecordTab } from '#domain/questions/types/record.ts'
import { contentForm } from '../../content/content-form.tsx'
import { ContentPart } from '../../content/content-part.tsx'
import { fieldsOf } from '../../content/lenient.ts'
import { readRecordDraft, RecordEditor } from '../../content/record-editor.tsx'
import { readResponseDraft, ResponseEditor, responseOf } from '../../content/response-editor.tsx'

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
