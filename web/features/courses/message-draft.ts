/** A message draft. `requestId` is set when sending starts, so that retries don't send the message twice. */
export type MessageDraft = { subject: string; text: string; requestId?: string }

export const noMessage: MessageDraft = { subject: '', text: '' }
