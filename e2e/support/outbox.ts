import { expect } from '@playwright/test'

type Mail = { subject: string; html: string; text: string }

async function mailsTo(url: string, address: string): Promise<Mail[]> {
  const reply = await fetch(`${url}/_local/outbox.json?to=${encodeURIComponent(address)}`)
  return ((await reply.json()) as { mails: Mail[] }).mails
}

/** The address that the newest mail to somebody links to, once the local cloud's outbox has it. */
export async function linkMailedTo(url: string, address: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(url, address)).length).toBeGreaterThan(0)
  const [mail] = await mailsTo(url, address)
  return /href="([^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
}
