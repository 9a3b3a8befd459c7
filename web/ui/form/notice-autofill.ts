/** Controls whose text a browser may fill in. */
const FILLED = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea'

/**
 * Some browsers and password managers fill in a form and tell nobody. This says it for them: a field whose text React
 * has not heard of changes now, the others do not.
 */
export function noticeAutofill(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll(FILLED)) field.dispatchEvent(new Event('input', { bubbles: true }))
}
