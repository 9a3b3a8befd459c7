import { academy } from '#domain/academy.ts'
import { contactMail } from '#domain/messages/contact-mail.ts'
import { type Change, changesOf } from '#lambdas/dynamodb/changes.ts'
import { mailOwners, NEW_MS, type OwnerMail, type OwnerMailDeps } from './mail-owners.ts'

function mailOf({ after: sent }: Change<'contact-message'>, { now }: OwnerMailDeps): OwnerMail | undefined {
  if (sent === undefined || sent.sentOn <= now() - NEW_MS) return undefined
  return {
    user: 'visitor',
    mark: `contact#${sent.pk}#${sent.sk}`,
    mail: { to: academy.contact.email, replyTo: sent.email, ...contactMail(sent) },
  }
}

/** Emails each message of the contact form to the academy once, as `mailOwners` does. */
export const sendContactMessages = (changes: readonly Change[], deps: OwnerMailDeps): Promise<string[]> =>
  mailOwners(changesOf(changes, ['contact-message']), { doing: 'contact-message', mailOf }, deps)
