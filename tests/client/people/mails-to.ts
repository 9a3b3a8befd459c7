type Mail = { subject: string; html: string; text: string; headers?: { name: string; value: string }[] }

/** The e-mails to an address in the local cloud's outbox, newest first. */
export async function mailsTo(url: string, address: string): Promise<Mail[]> {
  const reply = await fetch(`${url}/_local/outbox.json?to=${encodeURIComponent(address)}`)
  return ((await reply.json()) as { mails: Mail[] }).mails
}
