/** A message as it is written; `requestId` once sending was asked for: one press, however often it is sent, is one message. */
export type MessageDraft = { subject: string; text: string; requestId?: string }

export const noMessage: MessageDraft = { subject: '', text: '' }
