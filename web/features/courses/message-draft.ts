import { messageErrors } from '#web/components/cohorts/draft-errors.ts'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'

/** A message draft. `requestId` is set when sending starts, so that retries don't send the message twice. */
type MessageDraft = { subject: string; text: string; requestId: string }

/** The form of a message to everyone who has a course. */
export const useMessageDraft = () =>
  useDomainForm<MessageDraft>({ subject: '', text: '', requestId: '' }, messageErrors)
