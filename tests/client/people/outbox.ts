import { expect } from '@playwright/test'
import { mailsTo } from './mails-to.ts'

/** The address that the newest mail to somebody links to, once the local cloud's outbox has it. */
export async function linkMailedTo(url: string, address: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(url, address)).length).toBeGreaterThan(0)
  const [mail] = await mailsTo(url, address)
  return /href="([^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
}
