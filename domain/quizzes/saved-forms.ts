import { isReadable } from '../text/is-readable.ts'
import { checkQuizForm, type UncheckedQuizForm, type QuizForm } from './quiz-form.ts'

/** The maximum saved forms of a student. */
export const MAX_SAVED_FORMS = 20
export const MAX_FORM_NAME_LENGTH = 60

const isFormName = (name: string) => name !== '' && name.length <= MAX_FORM_NAME_LENGTH && isReadable(name)

/** Returns why a form can't be saved as `name` next to `others`: the name is invalid or taken, or the list is full. */
export function formNameFault(name: string, others: readonly string[]): 'name' | 'taken' | 'full' | undefined {
  if (!isFormName(name.trim())) return 'name'
  if (others.some((other) => other.toLowerCase() === name.trim().toLowerCase())) return 'taken'
  return others.length < MAX_SAVED_FORMS ? undefined : 'full'
}

/** Checks saved forms from a client; undefined if one is invalid, has no name, or has a duplicate name. */
export function checkSavedForms(
  input: readonly { name: string; form: UncheckedQuizForm }[],
): { name: string; form: QuizForm }[] | undefined {
  const forms = input.flatMap(({ name, form }) => {
    const checked = checkQuizForm(form)
    const trimmed = name.trim()
    return checked && isFormName(trimmed) ? [{ name: trimmed, form: checked }] : []
  })
  const names = new Set(forms.map(({ name }) => name.toLowerCase()))
  const isValid = forms.length === input.length && names.size === forms.length && forms.length <= MAX_SAVED_FORMS
  return isValid ? forms : undefined
}
