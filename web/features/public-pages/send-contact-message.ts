import { contactMessages, contactWords } from '#domain/messages/contact.ts'
import type { ContactMessage } from '#domain/users/contact-message.ts'
import { loadConfig } from '#web/lib/api/config.ts'

/** Sends a message to the academy. The same `id` again is one message. Returns why it wasn't sent, to show; undefined if it was. */
export async function sendContactMessage(message: ContactMessage & { id: string }): Promise<string | undefined> {
  try {
    const { contactUrl } = await loadConfig()
    const body = JSON.stringify(message)
    const { status } = await fetch(contactUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    if (status === 429) return contactMessages['contact-limit']
    return status === 200 ? undefined : contactWords.failed
  } catch {
    return contactWords.failed
  }
}
