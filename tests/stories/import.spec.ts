import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { atDepth } from '#domain/testing/depth.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { publishQuestionCourse } from '#tests/client/courses/question-course.ts'
import { buyAndStart, signUp, takeToEnd } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story } from '#tests/client/screen/story.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FILE = fileURLToPath(new URL('../../../shared/data/openstax-questions.json', import.meta.url))

/** A file with every third question, different from those in the API tests, or all of them at night. */
function someQuestions(folder: string): { file: string; count: number } {
  const all = JSON.parse(readFileSync(FILE, 'utf8')) as unknown[]
  const every = atDepth({ quick: 3, nightly: 1 })
  const some = all.filter((_, n) => n % every === every - 1)
  const file = join(folder, 'openstax-questions.json')
  writeFileSync(file, JSON.stringify(some))
  return { file, count: some.length }
}

/** Runs the command like a user and returns its output. */
function importQuestions(
  file: string,
  site: string,
  ...flags: string[]
): Promise<{ code: number | null; printed: string }> {
  const child = spawn('npm', ['run', '-s', 'import:questions', '--', file, '--site', site, ...flags], { cwd: ROOT })
  let printed = ''
  const onOutput = (chunk: Buffer) => {
    printed += chunk.toString()
  }
  child.stdout.on('data', onOutput)
  child.stderr.on('data', onOutput)
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, printed }))
  })
}

story(
  'an administrator imports real questions twice without harm, and a student takes a test on them',
  { tag: '@nightly' },
  async ({ page, baseURL }, info) => {
    story.skip(!existsSync(FILE), `The file of real questions is absent: ${FILE}`)
    const name = `Microbiology ${randomUUID().slice(0, 8)}`

    const site = baseURL ?? ''
    const folder = info.outputPath()
    mkdirSync(folder, { recursive: true })
    const { file, count } = someQuestions(folder)
    const rows = String(count)
    // The visitor can view the courses during all of this.
    await signUp(page)
    await page.goto('/register')
    await expect(page.getByRole('button', { name: /^Register for/ }).first()).toBeVisible()

    for (const [flags, line] of [
      [['--dry-run'], `Dry run, nothing was written: ${rows} rows, ${rows} new, 0 changed, 0 unchanged, 0 refused.`],
      [['--add-tags'], `Imported: ${rows} rows, ${rows} new, 0 changed, 0 unchanged, 0 refused.`],
      [[], `Imported: ${rows} rows, 0 new, 0 changed, ${rows} unchanged, 0 refused.`],
    ] as const) {
      const { code, printed } = await importQuestions(file, site, ...flags)
      expect(printed).toContain(line)
      expect(printed).toContain(`${rows} of ${rows} rows`)
      expect(code).toBe(0)
    }

    const office = await signIn(site, ADMIN.email, ADMIN.password)
    const section = '1. Small Life'
    const task = '1. Microbes'
    await publishQuestionCourse(office, { name, section, task, tag: 'Microbiology', questions: 5 })
    await expect(page.getByRole('button', { name: `Register for ${name}` })).toBeVisible({ timeout: 20_000 })

    await buyAndStart(page, name)
    await page.getByRole('link', { name: section }).click()
    await page.getByRole('link', { name: task }).first().click()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeVisible()
    await expectAccessible(page)
    await takeToEnd(page)
    await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Microbiology 5|^Microbiology \d 5/ })).toBeVisible()
    await expectAccessible(page)
  },
)
