import { checkName } from '#domain/content/name.ts'
import { type ContentMessage, contentMessages } from '#domain/messages/content.ts'
import type { FieldError } from '#web/ui/form/domain-resolver.ts'

/** Form values of a content (spec 3.2.2). */
export type ContentForm = { name: string; instructions: string; descText: string }

export const emptyContent: ContentForm = { name: '', instructions: '', descText: '' }

/** Form values of a section (spec 3.2.4). */
export type SectionForm = { name: string; instructions: string }

export const emptySection: SectionForm = { name: '', instructions: '' }

/** Returns a validation of the name and the instructions, with the messages for empty ones. */
const checkOf =
  (emptyName: ContentMessage, emptyInstructions: ContentMessage) =>
  ({ name, instructions }: SectionForm): FieldError[] => {
    const codes = {
      empty: emptyName,
      reserved: 'name-reserved',
      'no-letters': 'name-without-letters',
      long: 'name-long',
    } as const
    const checked = checkName(name)
    return [
      ...(checked.ok ? [] : [{ field: 'name', message: contentMessages[codes[checked.code]] }]),
      ...(instructions.trim() === '' ? [{ field: 'instructions', message: contentMessages[emptyInstructions] }] : []),
    ]
  }

/** Validates a content (spec 3.5.1, 3.5.2, 3.5.4). */
export const checkContent = checkOf('content-name-empty', 'content-instructions-empty')

/** Validates a new section (spec 3.5.2, 3.5.4). */
export const checkSection = checkOf('section-name-empty', 'section-instructions-empty')

/** Validates a stored section, with messages of its own (spec 2.5.37 to 2.5.39). */
export const checkSectionEdit = checkOf('section-name-empty', 'section-instructions-empty-edit')

/** The error 'No change detected' for an unchanged form (spec 3.5.5). */
const unchangedErrors: readonly FieldError[] = [{ message: contentMessages['nothing-changed'] }]

/** Wraps the validation of a stored item: it must also have changed. */
export const ofChange =
  <F>(check: (form: F) => readonly FieldError[]) =>
  (form: F, dirty: boolean): readonly FieldError[] =>
    dirty ? check(form) : unchangedErrors
