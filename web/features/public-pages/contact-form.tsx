import { useState } from 'react'
import { contactMessages, contactWords as words } from '#domain/messages/contact.ts'
import {
  checkContactMessage,
  CONTACT_MESSAGE_LENGTH,
  CONTACT_NAME_LENGTH,
  type ContactMessage,
} from '#domain/users/contact-message.ts'
import { useRequestId } from '#web/lib/use-request-id.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ScriptNeeded } from '#web/ui/script-needed.tsx'
import { sendContactMessage } from './send-contact-message.ts'

const EMPTY: ContactMessage = { name: '', email: '', message: '' }

function contactErrors(typed: ContactMessage) {
  const verdict = checkContactMessage(typed)
  return verdict.ok ? [] : verdict.errors.map(({ field, code }) => ({ field, message: contactMessages[code] }))
}

/** Writes to the academy without an account. A message that failed to send stays in the form; sending it again is safe. */
export function ContactForm() {
  const form = useDomainForm<ContactMessage>(EMPTY, contactErrors)
  const { requestIdOf, endRequest } = useRequestId()
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const send = async (typed: ContactMessage) => {
    setFailure(undefined)
    const refusal = await sendContactMessage({ ...typed, id: requestIdOf(typed) })
    setFailure(refusal)
    if (refusal !== undefined) return
    endRequest()
    form.reset(EMPTY)
    setSentTo(typed.email)
  }
  return (
    <Card as="section" aria-labelledby="send-message">
      <h2 id="send-message">{words.title}</h2>
      <ScriptNeeded what="Sending a message" />
      {sentTo === undefined ? (
        <Form form={form} onSubmit={send}>
          <TextField name="name" label={words.name} autoComplete="name" required maxLength={CONTACT_NAME_LENGTH} />
          <TextField name="email" label={words.email} type="email" autoComplete="email" required />
          <TextAreaField
            name="message"
            label={words.message}
            hint={words.hint}
            rows={5}
            required
            maxLength={CONTACT_MESSAGE_LENGTH}
          />
          {failure !== undefined && (
            <Notice tone="error" role="alert">
              {failure}
            </Notice>
          )}
          <SubmitButton busy={form.formState.isSubmitting}>{words.send}</SubmitButton>
        </Form>
      ) : (
        <>
          <Notice tone="success" role="status">
            {words.sent(sentTo)}
          </Notice>
          <Button onClick={() => setSentTo(undefined)}>{words.again}</Button>
        </>
      )}
    </Card>
  )
}
