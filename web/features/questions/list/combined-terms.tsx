import { QUESTION_TYPES } from '#domain/questions/question.ts'
import { QUESTION_STATES } from '#domain/questions/question-state.ts'
import { MultiSelect } from '#web/ui/form/multi-select.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { SearchTermsProps } from './search-terms-props.ts'

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const SUBJECTS = optionsOf(['RN', 'PN'])
const STATES = optionsOf(QUESTION_STATES)

type CombinedTermsProps = SearchTermsProps & { tags: readonly string[]; areas: readonly string[] }

/** Search by words, tags, types, RN or PN, areas, and state combined. Empty fields don't filter. */
export function CombinedTerms({ fields, error, onChange, tags, areas }: CombinedTermsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">
      <TextField
        label="Words of the question"
        type="search"
        inputMode="search"
        autoComplete="off"
        value={fields.text}
        error={error}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <SelectField
        label="RN or PN"
        options={SUBJECTS}
        placeholder="Both"
        value={fields.subject}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <SelectField
        label="State"
        options={STATES}
        placeholder="Any"
        value={fields.state}
        onChange={({ target }) => onChange({ state: target.value })}
      />
      <MultiSelect
        label="Tags"
        placeholder="All of these"
        options={tags}
        values={fields.tags}
        onChange={(values) => onChange({ tags: values })}
      />
      <MultiSelect
        label="Types of question"
        placeholder="Any of these"
        options={QUESTION_TYPES}
        values={fields.types}
        onChange={(values) => onChange({ types: values })}
      />
      <MultiSelect
        label="NCLEX areas"
        placeholder="Any of these"
        options={areas}
        values={fields.areas}
        onChange={(values) => onChange({ areas: values })}
      />
    </div>
  )
}
