import { accountRefusals } from '../../../domain/messages/accounts.ts'
import { checkNewPassword } from '../../../domain/users/check-password.ts'

/** What is wrong with a new password, or true (spec 1.5.9). */
export const passwordRule = (password: string): string | true => {
  const verdict = checkNewPassword(password, password)
  return verdict.ok || accountRefusals[verdict.code]
}

/** What is wrong with its repetition, or true (spec 1.5.10). A short password is the other field's matter. */
export const repetitionRule = (repeated: string, password: string): string | true => {
  if (repeated === '') return accountRefusals['password-unconfirmed']
  return repeated === password || accountRefusals['passwords-differ']
}

/** Said of an empty field for an e-mailed code. */
export const codeMissing = 'Enter the code of the e-mail'
