import { CASE_STEPS } from '#domain/questions/case-steps.ts'
import { CASE_ITEM_TYPES } from '#domain/questions/check-search.ts'
import { QUESTION_TYPES } from '#domain/questions/question.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { MultiSelect } from '#web/ui/form/multi-select.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useConstants } from '../use-constants.ts'
import { CombinedTerms } from './combined-terms.tsx'
import type { SearchTermsProps } from './search-terms-props.ts'

const SUBJECTS = ['RN', 'PN'].map((subject) => ({ value: subject, label: subject }))

/** Search case studies by words, and by step and type of their items. */
const CaseTerms = ({ fields, error, onChange }: SearchTermsProps) => (
  <div className="grid gap-4">
    <TextField
      label="Words of the case study"
      hint="Of its record or its items."
      type="search"
      autoComplete="off"
      value={fields.text}
      error={error}
      onChange={(event) => onChange({ text: event.target.value })}
    />
    <MultiSelect
      label="Steps of clinical judgment"
      hint="It shows the items of any of them."
      placeholder="Type to find a step"
      options={CASE_STEPS}
      values={fields.steps}
      onChange={(values) => onChange({ steps: values })}
    />
    <MultiSelect
      label="Types of item"
      hint="An item is of any of them."
      placeholder="Type to find a type"
      options={CASE_ITEM_TYPES}
      values={fields.types}
      onChange={(values) => onChange({ types: values })}
    />
  </div>
)

/** The fields of the selected search type. */
export function SearchTerms({ fields, error, onChange }: SearchTermsProps) {
  const lists = fields.type === 'Tag' || fields.type === 'Areas' || fields.type === 'Combined'
  const constants = useConstants(lists)
  if (fields.type === 'Type') {
    return (
      <MultiSelect
        label="Types of question"
        hint="A question is of any of them."
        placeholder="Type to find a type"
        options={QUESTION_TYPES}
        values={fields.types}
        error={error}
        onChange={(values) => onChange({ types: values })}
      />
    )
  }
  if (fields.type === 'Case') return <CaseTerms fields={fields} error={error} onChange={onChange} />
  if (!lists) {
    const digits = fields.type === 'Number'
    return (
      <TextField
        label={digits ? 'Question number' : 'Words of the question'}
        type="search"
        inputMode={digits ? 'numeric' : 'search'}
        autoComplete="off"
        value={fields.text}
        error={error}
        onChange={(event) => onChange({ text: event.target.value })}
      />
    )
  }
  if (constants.data === undefined) {
    if (constants.error === null) return <Skeleton label="Loading tags and areas" count={1} shape="line" />
    return <ErrorState message={constants.error.message} onRetry={() => void constants.refetch()} />
  }
  const { tags, nclexAreas } = constants.data
  if (fields.type === 'Combined')
    return <CombinedTerms fields={fields} error={error} onChange={onChange} tags={tags} areas={nclexAreas} />
  if (fields.type === 'Tag') {
    return (
      <MultiSelect
        label="Tags"
        hint="A question must carry all of them."
        placeholder="Type to find a tag"
        options={tags}
        values={fields.tags}
        error={error}
        onChange={(values) => onChange({ tags: values })}
      />
    )
  }
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-6 max-[48.01rem]:grid-cols-1">
      <RadioGroup
        legend="RN or PN"
        row
        options={SUBJECTS}
        value={fields.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <MultiSelect
        label="NCLEX areas"
        placeholder="Type to find an area"
        options={nclexAreas}
        values={fields.areas}
        error={error}
        onChange={(values) => onChange({ areas: values })}
      />
    </div>
  )
}
