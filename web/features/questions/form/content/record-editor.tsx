import { useId } from 'react'
import type { RecordEntry, RecordTab, RecordValue } from '#domain/questions/types/record.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormattedField } from '../formatted/formatted-field.tsx'
import { type EditorProps, useTextError, useWrong } from './content-form.tsx'
import { ContentPart } from './content-part.tsx'
import { ItemList } from './item-list.tsx'
import { fieldsOf, listOf, listOfLeast, maybeText, textOf } from './lenient.ts'

const readValue = (value: unknown): RecordValue => {
  const fields = fieldsOf(value)
  return {
    name: textOf(fields.name),
    value: textOf(fields.value),
    ...maybeText('unit', fields.unit),
    ...maybeText('range', fields.range),
  }
}

const readEntry = (value: unknown): RecordEntry => {
  const { time, from, text, textHtml, values } = fieldsOf(value)
  const read = listOf(values, readValue)
  return {
    ...maybeText('time', time),
    ...(typeof from === 'number' ? { from } : {}),
    ...maybeText('text', text),
    ...maybeText('textHtml', textHtml),
    ...(read.length > 0 ? { values: read } : {}),
  }
}

const readTab = (value: unknown): RecordTab => {
  const { name, entries } = fieldsOf(value)
  return { name: textOf(name), entries: listOfLeast(entries, readEntry, 1) }
}

export const readRecordDraft = (value: unknown): RecordTab[] => listOfLeast(value, readTab, 1)

const blankTab = (): RecordTab => ({ name: '', entries: [{}] })

/** Common tab names in client records. */
const USUAL = [
  ...['Nurses’ Notes', 'History and Physical', 'Vital Signs', 'Laboratory Results', 'Orders', 'Medications'],
  ...['Diagnostic Results', 'Intake and Output'],
]

type RecordEditorProps = EditorProps<readonly RecordTab[]> & {
  /** Number of items of a case study. Entries appear with one of them. */
  items?: number
}

/** The record of a client: tabs with timed entries. */
export function RecordEditor({ value: record, onChange, items }: RecordEditorProps) {
  const usual = useId()
  const errorOf = useTextError()
  return (
    <ContentPart
      legend="Record"
      hint={
        items === undefined
          ? 'Tabs such as nurses’ notes or vital signs; at least two times in all.'
          : 'Tabs such as nurses’ notes or vital signs; later entries appear with a later item.'
      }
      codes={['record-empty', 'record-long', 'record-times-few', 'record-from', 'labels-same']}
    >
      <datalist id={usual}>
        {USUAL.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ItemList name="Tab" items={record} range={[1, 8]} movable framed blank={blankTab} onChange={onChange}>
        {(tab, index, change) => (
          <>
            <TextField
              label={`Name of tab ${index + 1}`}
              list={usual}
              value={tab.name}
              error={errorOf(
                tab.name,
                record.map(({ name }) => name),
              )}
              onChange={(event) => change({ ...tab, name: event.target.value })}
            />
            <ItemList
              name="Entry"
              of={`tab ${index + 1}`}
              items={tab.entries}
              range={[1, 12]}
              movable
              framed
              blank={(): RecordEntry => ({})}
              onChange={(entries) => change({ ...tab, entries })}
            >
              {(entry, at, changeEntry) => (
                <EntryFields
                  place={`entry ${at + 1} of tab ${index + 1}`}
                  entry={entry}
                  items={items}
                  onChange={changeEntry}
                />
              )}
            </ItemList>
          </>
        )}
      </ItemList>
    </ContentPart>
  )
}

type EntryFieldsProps = {
  place: string
  entry: RecordEntry
  items: number | undefined
  onChange: (entry: RecordEntry) => void
}

/** One timed entry of a tab: a text, values, or both. */
function EntryFields({ place, entry, items, onChange }: EntryFieldsProps) {
  const { time = '', from = 1, text = '', values = [] } = entry
  const empty = useWrong(['record-empty'], text.trim() === '' && values.length === 0)
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-3">
        <TextField
          label={`Time, ${place}`}
          optional
          placeholder="08:00"
          value={time}
          onChange={(event) => onChange({ ...entry, time: event.target.value })}
        />
        {items !== undefined && (
          <SelectField
            label={`Appears with, ${place}`}
            value={String(from)}
            options={Array.from({ length: items }, (_, i) => ({ value: String(i + 1), label: `Item ${i + 1}` }))}
            onChange={(event) => onChange({ ...entry, from: Number(event.target.value) })}
          />
        )}
      </div>
      <FormattedField
        label={`Text, ${place}`}
        optional
        small
        rows={2}
        value={{ text, html: entry.textHtml }}
        error={empty}
        onChange={(written) => {
          const { textHtml: _, ...others } = entry
          onChange({ ...others, text: written.text, ...maybeText('textHtml', written.html) })
        }}
      />
      <ItemList
        name="Value"
        of={place}
        items={values}
        range={[0, 30]}
        movable
        blank={(): RecordValue => ({ name: '', value: '' })}
        onChange={(changed) => onChange({ ...entry, values: changed })}
      >
        {(value, index, change) => (
          <ValueFields place={`value ${index + 1} of ${place}`} value={value} onChange={change} />
        )}
      </ItemList>
    </>
  )
}

type ValueFieldsProps = { place: string; value: RecordValue; onChange: (value: RecordValue) => void }

/** A laboratory value or vital sign. */
function ValueFields({ place, value, onChange }: ValueFieldsProps) {
  const errorOf = useTextError()
  const field = (part: 'name' | 'value' | 'unit' | 'range', label: string, placeholder: string, required: boolean) => (
    <TextField
      label={label}
      aria-label={`${label}, ${place}`}
      placeholder={placeholder}
      value={value[part] ?? ''}
      error={required ? errorOf(value[part] ?? '') : undefined}
      onChange={(event) => onChange({ ...value, [part]: event.target.value })}
    />
  )
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2">
      {field('name', 'Name', 'Heart rate', true)}
      {field('value', 'Value', '88', true)}
      {field('unit', 'Unit', 'beats/min', false)}
      {field('range', 'Normal', '60–100', false)}
    </div>
  )
}
