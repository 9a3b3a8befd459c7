import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import type { ContentChoice } from './course-fields.tsx'
import { factsOf, fieldNames, textOf } from './course-form.ts'
import type { CourseEdit } from './use-course-edit.ts'

type PreviousChangesProps = { edit: CourseEdit; contents: readonly ContentChoice[]; disabled: boolean }

/** Input from before the course was reloaded. Shown until it is restored or discarded. */
export function PreviousChanges({
  edit: { previousChanges, putBack, forget },
  contents,
  disabled,
}: PreviousChangesProps) {
  if (previousChanges === undefined) return null
  const nameOf = (key: string) => contents.find((content) => content.key === key)?.name ?? key
  return (
    <Card as="section" narrow aria-label="What you typed">
      <h2>What you typed</h2>
      <p className="muted">The fields below show the course as it is stored now.</p>
      <Facts
        facts={fieldNames
          .filter((field) => field in previousChanges)
          .map((field) => ({ term: factsOf(field).label, value: textOf(field, previousChanges, nameOf) || 'Nothing' }))}
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
