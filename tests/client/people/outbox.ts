import { expect } from '@playwright/test'
import { mailsTo } from './mails-to.ts'

/** Waits for the newest e-mail to an address in the local cloud's outbox; returns its link. */
export async function linkMailedTo(url: string, address: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(url, address)).length).toBeGreaterThan(0)
  const [mail] = await mailsTo(url, address)
  return /href="([^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
}
