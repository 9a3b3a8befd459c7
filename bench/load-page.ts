import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** What one view of a page fetched. */
export type Loaded = { kilobytes: number; operations: number; hasAmplify: boolean }

const isScript = (url: string) => new URL(url).pathname.endsWith('.js')

/** Loads a page as if for the first time and counts its JavaScript (gzip, KB) and its calls of the API. */
export async function loadPage(page: Page, load: () => Promise<unknown>): Promise<Loaded> {
  const scripts: Promise<Buffer>[] = []
  let operations = 0
  const hear = (response: { url: () => string; body: () => Promise<Buffer> }) => {
    if (isScript(response.url())) scripts.push(response.body())
  }
  const count = (request: { url: () => string; method: () => string }) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/graphql') operations += 1
  }
  page.on('response', hear)
  page.on('request', count)
  await load()
  await page.waitForLoadState('networkidle')
  page.off('response', hear)
  page.off('request', count)
  const bodies = await Promise.all(scripts)
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  return {
    kilobytes: Math.ceil(bytes / 1024),
    operations,
    hasAmplify: bodies.some((body) => body.includes('aws-amplify/')),
  }
}
