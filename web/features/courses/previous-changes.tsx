import { courseCertificateWords, courseQuizWords } from '#domain/messages/course-admin.ts'
import { formatDates } from '#web/lib/format/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import type { ContentChoice } from './course-fields.tsx'
import { type CourseField, type CourseForm, fieldLabels, fieldNames } from './course-form.ts'
import type { CourseEdit } from './use-course-edit.ts'

function textOf(field: CourseField, change: Partial<CourseForm>, contents: readonly ContentChoice[]): string {
  if (field === 'dates') return formatDates(change.dates ?? [])
  if (field === 'content')
    return (change.content ?? []).map((key) => contents.find((content) => content.key === key)?.name ?? key).join(', ')
  if (field === 'ownQuizzes') return change.ownQuizzes === true ? courseQuizWords.on : courseQuizWords.off
  if (field === 'passesRequired')
    return change.passesRequired === true ? courseCertificateWords.on : courseCertificateWords.off
  return change[field] ?? ''
}

type PreviousChangesProps = { edit: CourseEdit; contents: readonly ContentChoice[]; disabled: boolean }

/** What was typed before the course was reloaded: shown until it is put back or dropped. */
export function PreviousChanges({
  edit: { previousChanges, putBack, forget },
  contents,
  disabled,
}: PreviousChangesProps) {
  if (previousChanges === undefined) return null
  return (
    <Card as="section" narrow aria-label="What you typed">
      <h2>What you typed</h2>
      <p className="muted">The fields below show the course as it is stored now.</p>
      <Facts
        facts={fieldNames
          .filter((field) => field in previousChanges)
          .map((field) => ({ term: fieldLabels[field], value: textOf(field, previousChanges, contents) || 'Nothing' }))}
      />
      <FormActions>
        <Button disabled={disabled} onClick={putBack}>
          Put my changes back
        </Button>
        <Button variant="secondary" onClick={forget}>
          Let them go
        </Button>
      </FormActions>
    </Card>
  )
}
