import type { NewLabel, NewLabels } from '#domain/questions/labels.ts'
import { importWords } from '#domain/messages/imports.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { questionsText } from '../questions-text.ts'
import type { Choices } from './import-job.ts'

/**
 * Default decisions: a tag with nearly the same spelling as an existing one maps to it, other new tags are added, and
 * new areas need a decision.
 */
export const firstChoices = ({ tags }: NewLabels): Choices => ({
  tags: new Map(tags.map(({ name, near: similar }) => [name, similar ?? name])),
  areas: new Map(),
})

type NewLabelFieldsProps = {
  labels: NewLabels
  choices: Choices
  onChange: (choices: Choices) => void
  /** Whether the form was submitted while an area had no decision. */
  submitted: boolean
}

/** Tags and NCLEX areas that the academy doesn't have yet, with a decision for each. */
export function NewLabelFields({ labels: { tags, areas }, choices, onChange, submitted }: NewLabelFieldsProps) {
  if (tags.length + areas.length === 0) return null
  const alike = tags.filter(({ near: similar }) => similar !== undefined)
  const plain = tags.filter(({ near: similar }) => similar === undefined)
  return (
    <Card as="section" narrow aria-label={importWords.newLabels}>
      <Stack>
        {areas.length > 0 && (
          <>
            <h2>{importWords.newAreas}</h2>
            <p>{importWords.newAreasLead}</p>
            {areas.map((label) => (
              <NewLabelField
                key={label.name}
                kind="area"
                label={label}
                value={choices.areas.get(label.name) ?? ''}
                error={submitted && !choices.areas.has(label.name) ? importWords.chooseArea : undefined}
                onChoose={(use) => {
                  const next = new Map(choices.areas)
                  if (use === '') next.delete(label.name)
                  else next.set(label.name, use)
                  onChange({ ...choices, areas: next })
                }}
              />
            ))}
          </>
        )}
        {tags.length > 0 && (
          <>
            <h2>{importWords.newTags}</h2>
            {alike.map((label) => (
              <NewLabelField
                key={label.name}
                kind="tag"
                label={label}
                value={choices.tags.get(label.name) ?? label.near ?? label.name}
                onChoose={(use) => onChange({ ...choices, tags: new Map(choices.tags).set(label.name, use) })}
              />
            ))}
            {plain.length > 0 && (
              <p>
                {importWords.tagsAdded(plain.length)}:{' '}
                {plain.map(({ name, questions }) => `${name} (${questions})`).join(', ')}
              </p>
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}

type NewLabelFieldProps = {
  kind: 'tag' | 'area'
  label: NewLabel
  value: string
  error?: string | undefined
  onChoose: (use: string) => void
}

function NewLabelField({
  kind,
  label: { name, questions, near: similar },
  value,
  error,
  onChoose,
}: NewLabelFieldProps) {
  return (
    <SelectField
      label={`“${name}”, ${questionsText(questions)}`}
      error={error}
      value={value}
      {...(kind === 'area' && { placeholder: importWords.choose })}
      options={[
        ...(similar === undefined ? [] : [{ value: similar, label: importWords.use(similar) }]),
        { value: name, label: importWords.add(name, kind) },
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
