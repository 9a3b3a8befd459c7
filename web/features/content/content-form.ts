import { checkName } from '#domain/content/name.ts'
import { contentMessages } from '#domain/messages/content.ts'
import type { FieldError } from '#web/ui/form/domain-resolver.ts'

/** Form values of a content (spec 3.2.2). */
export type ContentForm = { name: string; instructions: string; descText: string }

export const emptyContent: ContentForm = { name: '', instructions: '', descText: '' }

/** Form values of a section (spec 3.2.4). */
export type SectionForm = { name: string; instructions: string }

export const emptySection: SectionForm = { name: '', instructions: '' }

const nameErrors = (name: string, empty: 'content-name-empty' | 'section-name-empty'): FieldError[] => {
  const checked = checkName(name)
  if (checked.ok) return []
  const code = ({ empty, reserved: 'name-reserved', 'no-letters': 'name-without-letters', long: 'name-long' } as const)[
    checked.code
  ]
  return [{ field: 'name', message: contentMessages[code] }]
}

const instructionsErrors = (
  text: string,
  code: 'content-instructions-empty' | 'section-instructions-empty' | 'section-instructions-empty-edit',
): FieldError[] => (text.trim() === '' ? [{ field: 'instructions', message: contentMessages[code] }] : [])

/** Validates a content (spec 3.5.1, 3.5.2, 3.5.4). */
export const checkContent = ({ name, instructions }: ContentForm): FieldError[] => [
  ...nameErrors(name, 'content-name-empty'),
  ...instructionsErrors(instructions, 'content-instructions-empty'),
]

/** Validates a new section (spec 3.5.2, 3.5.4). */
export const checkSection = ({ name, instructions }: SectionForm): FieldError[] => [
  ...nameErrors(name, 'section-name-empty'),
  ...instructionsErrors(instructions, 'section-instructions-empty'),
]

/** Validates a stored section, with messages of its own (spec 2.5.37 to 2.5.39). */
export const checkSectionEdit = ({ name, instructions }: SectionForm): FieldError[] => [
  ...nameErrors(name, 'section-name-empty'),
  ...instructionsErrors(instructions, 'section-instructions-empty-edit'),
]

/** The error 'No change detected' for an unchanged form (spec 3.5.5). */
const unchangedErrors: readonly FieldError[] = [{ message: contentMessages['nothing-changed'] }]

/** Wraps the validation of a stored item: it must also have changed. */
export const ofChange =
  <F>(check: (form: F) => readonly FieldError[]) =>
  (form: F, dirty: boolean): readonly FieldError[] =>
    dirty ? check(form) : unchangedErrors
