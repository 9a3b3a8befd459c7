import { isReadable } from '../text/is-readable.ts'
import { checkQuizForm, type GivenForm, type QuizForm } from './quiz-form.ts'

/** Forms that a student may keep. */
export const MOST_SAVED_FORMS = 20
export const LONGEST_FORM_NAME = 60

/** Saved forms as a client sends them; undefined where one is wrong, has no name or the name of another one. */
export function checkSavedForms(
  given: readonly { name: string; form: GivenForm }[],
): { name: string; form: QuizForm }[] | undefined {
  const forms = given.flatMap(({ name, form }) => {
    const checked = checkQuizForm(form)
    const trimmed = name.trim()
    const isName = trimmed !== '' && trimmed.length <= LONGEST_FORM_NAME && isReadable(trimmed)
    return checked && isName ? [{ name: trimmed, form: checked }] : []
  })
  const names = new Set(forms.map(({ name }) => name.toLowerCase()))
  const isWhole = forms.length === given.length && names.size === forms.length && forms.length <= MOST_SAVED_FORMS
  return isWhole ? forms : undefined
}
