import { contentWords } from '#domain/messages/content.ts'
import { byName } from '#domain/progress/by-name.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { FieldSlot } from '#web/ui/form/field-slot.tsx'
import { useAuthoredSection, useContents } from '../use-authoring.ts'
import type { LinkForm } from './link-form.ts'

type Named = { key: string; name: string }

const optionsOf = (all: readonly Named[] | null | undefined) =>
  [...(all ?? [])].sort(byName).map(({ key, name }) => ({ value: key, label: name }))

type LinkFieldsProps = { form: LinkForm; onChange: (change: Partial<LinkForm>) => void }

/**
 * Content, section, and task to link to, each by name. A change clears the fields below it. Other Linking tasks can't
 * be targets (spec 3.2.12, 3.5.16).
 */
export function LinkFields({ form, onChange }: LinkFieldsProps) {
  const contents = useContents()
  const content = contents.data?.find(({ key }) => key === form.linkedContentKey)
  const section = content?.sections?.find(({ key }) => key === form.linkedSectionKey)
  const failed = contents.data === undefined && contents.error !== null
  return (
    <FieldSlot field="link">
      <div className="grid grid-cols-1 gap-4">
        <SelectField
          label="Content"
          placeholder={contents.isLoading ? 'Loading…' : 'Choose a content'}
          value={form.linkedContentKey}
          options={optionsOf(contents.data)}
          onChange={(event) =>
            onChange({ linkedContentKey: event.target.value, linkedSectionKey: '', linkedTaskKey: '' })
          }
        />
        <SelectField
          label="Section"
          placeholder={content?.sections?.length === 0 ? contentWords.none : 'Choose a section'}
          disabled={content === undefined}
          value={form.linkedSectionKey}
          options={optionsOf(content?.sections)}
          onChange={(event) => onChange({ linkedSectionKey: event.target.value, linkedTaskKey: '' })}
        />
        {content === undefined || section === undefined ? (
          <SelectField
            label="Task"
            placeholder="Choose a task"
            options={[]}
            value=""
            disabled
            onChange={() => undefined}
          />
        ) : (
          <LinkedTaskField contentUrl={content.url} sectionUrl={section.url} form={form} onChange={onChange} />
        )}
        {failed && <ErrorState message={contents.error.message} onRetry={() => void contents.refetch()} />}
      </div>
    </FieldSlot>
  )
}

function LinkedTaskField({
  contentUrl,
  sectionUrl,
  form,
  onChange,
}: LinkFieldsProps & { contentUrl: string; sectionUrl: string }) {
  const { data, error, isLoading, refetch } = useAuthoredSection(contentUrl, sectionUrl)
  const tasks = data?.tasks.filter(({ type }) => type !== 'Linking')
  if (data === undefined && error !== null) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  return (
    <SelectField
      label="Task"
      placeholder={isLoading ? 'Loading…' : tasks?.length === 0 ? contentWords.none : 'Choose a task'}
      value={form.linkedTaskKey}
      options={optionsOf(tasks)}
      onChange={(event) => onChange({ linkedTaskKey: event.target.value })}
    />
  )
}
