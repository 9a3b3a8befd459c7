import { isTestKind } from '#domain/attempts/test-task.ts'
import type { TaskType } from '#domain/content/check-task.ts'
import { LinkFields } from './linking/link-fields.tsx'
import { type NewTask, testDraftOfKind } from './new-task.ts'
import { ReadingField } from './reading/reading-field.tsx'
import { TestFields } from './tests/test-fields.tsx'
import { NameField } from './text-fields.tsx'

type NewTaskFieldsProps = { type: TaskType; form: NewTask; onChange: (change: Partial<NewTask>) => void }

/** The fields of a new task of a type (spec 3.2.6, 3.3.3 to 3.3.8). A Lecture's video is uploaded on its own page. */
export function NewTaskFields({ type, form, onChange }: NewTaskFieldsProps) {
  return (
    <>
      <NameField label="Name" value={form.name} onChange={(name) => onChange({ name })} />
      {type === 'Reading' && <ReadingField value={form.text} onChange={(text) => onChange({ text })} />}
      {type === 'Linking' && (
        <LinkFields form={form.link} onChange={(change) => onChange({ link: { ...form.link, ...change } })} />
      )}
      {isTestKind(type) && (
        <TestFields
          type={type}
          draft={testDraftOfKind(type, form)}
          onChange={({ tags, ...change }) =>
            onChange(tags ? { tags: { ...form.tags, [type]: tags } } : { test: { ...form.test, ...change } })
          }
        />
      )}
    </>
  )
}
