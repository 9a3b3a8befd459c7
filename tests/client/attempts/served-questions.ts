import { expect, type Page } from '@playwright/test'
import type { QuestionShown } from './choice-for.ts'

type Reply = { data?: Record<string, { attempt?: { question?: QuestionShown | null } | null } | null> | null }

/** Records the questions that the server sends to a page; returns a function for the current one. */
export function servedQuestions(page: Page): () => Promise<QuestionShown> {
  const served = new Map<string, QuestionShown>()
  page.on('response', (response) => {
    if (!response.url().endsWith('/graphql') || response.request().method() !== 'POST') return
    response.json().then(
      ({ data }: Reply) => {
        for (const part of Object.values(data ?? {})) {
          const question = part?.attempt?.question
          if (question) served.set(question.body, question)
        }
      },
      // A reply that the page no longer awaited.
      () => undefined,
    )
  })
  const shown = async () => served.get((await page.locator('#question-body').textContent())?.trim() ?? '')
  return async () => {
    await expect.poll(async () => (await shown())?.id).toBeDefined()
    const question = await shown()
    if (!question) throw new Error('The question was never served')
    return question
  }
}
