import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAcademy } from '#tests/client/academies/start-academy.ts'
import { buyAndStart, enterAnswer, signUp, takeToEnd, verdictOf } from '#tests/client/screen/steps.ts'
import { expect, story, type Page } from '#tests/client/screen/story.ts'

const PORT = 4330

/** The processes in a data folder's lock: the local cloud and its Java. */
const processesOf = (dataDir: string): number[] =>
  Object.values(JSON.parse(readFileSync(join(dataDir, 'lock.json'), 'utf8')) as Record<string, { pid: number }>).map(
    ({ pid }) => pid,
  )

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const answersAt = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const end = (answers: boolean) => () => {
      socket.destroy()
      resolve(answers)
    }
    socket.once('connect', end(true)).once('error', end(false))
  })

async function answerQuestion(page: Page, number: number): Promise<void> {
  await expect(page.getByRole('heading', { name: new RegExp(`^Question ${number} of`) })).toBeVisible()
  await enterAnswer(page)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(verdictOf(page)).toBeVisible()
}

// While the server is down, the notifications can't connect, and the browser reports it.
story.use({ baseURL: `http://localhost:${PORT}`, allowedErrors: /^WebSocket connection to .* failed/ })

story(
  'a server killed in mid-test loses no answer and counts none twice; Ctrl-C leaves nothing behind',
  { tag: '@nightly' },
  async ({ page }) => {
    story.setTimeout(300_000)
    const dataDir = mkdtempSync(join(tmpdir(), 'academy-restart-'))
    let academy = await startAcademy({ port: PORT, dataDir, fresh: true })
    try {
      await signUp(page)
      await buyAndStart(page)
      await page.getByRole('link', { name: /Reading the Question/ }).click()
      await page
        .getByRole('link', { name: /Warm-Up/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Start' }).click()
      await answerQuestion(page, 1)
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await answerQuestion(page, 2)
      await page.getByRole('button', { name: 'Next', exact: true }).click()

      // After the power failure, the third answer can't be sent and is kept.
      await academy.kill()
      await expect(page.getByRole('heading', { name: /^Question 3 of/ })).toBeVisible()
      await enterAnswer(page)
      await page.getByRole('button', { name: 'Check', exact: true }).click()
      await expect(page.getByText('Waiting for connection. Your answer is kept.')).toBeVisible()

      academy = await startAcademy({ port: PORT, dataDir })
      await expect(verdictOf(page)).toBeVisible({ timeout: 60_000 })

      // After a reload, the test is where it was.
      await page.reload()
      await expect(page.getByRole('heading', { name: /^Question 3 of/ })).toBeVisible()
      await expect(verdictOf(page)).toBeVisible()
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Question 4 of 10' })).toBeVisible()
      await takeToEnd(page)
      await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible()
      await expect(page.getByText(/of 10/).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Breakdown by tag' })).toBeVisible()

      const processes = processesOf(dataDir)
      expect(processes).toHaveLength(2)
      await academy.stop()
      await expect.poll(() => processes.filter(runs), { timeout: 5_000 }).toEqual([])
      expect(await Promise.all([PORT, PORT + 1].map(answersAt))).toEqual([false, false])
    } finally {
      await academy.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
