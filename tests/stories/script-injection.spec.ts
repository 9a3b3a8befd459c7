import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampledXssPayloads, xssPayloads } from '#domain/content/testing/xss-payloads.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { expectTexts, expandPlaceholders, visit, visitCertificate } from '#tests/client/xss/screens.ts'
import { checkAuthoring, checkCourses, checkPeople, checkQuestions } from '#tests/client/xss/admin-screens.ts'
import { checkFormatted, takeFormatted } from '#tests/client/xss/formatted.ts'
import { checkStudentScreens, openTasks, takeScriptTest } from '#tests/client/xss/student-screens.ts'
import { fillWithScripts, type ScriptsAcademy } from '#tests/client/xss/academy.ts'
import { type Academy, startAcademy } from '#tests/client/academies/start-academy.ts'
import { signIn } from '#tests/client/screen/steps.ts'
import { expect, type Page, story as base } from '#tests/client/screen/story.ts'
import { expectNothingRan, installXssProbe, type XssProbe } from '#tests/client/xss/xss-probe.ts'

const PORT = 4350
const ROOT = process.env.ACADEMY_URL ?? `http://localhost:${PORT}`

const story = base.extend<{ probe: XssProbe }>({
  probe: async ({ context }, use) => {
    await expandPlaceholders(context)
    await use(await installXssProbe(context))
    // Pending requests of the last page don't fail the story.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
// The site's policy is a second line of defense, so these stories test the academy without it.
story.use({ baseURL: ROOT, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

let academy: Academy | undefined
let dataDir = ''
let filled: ScriptsAcademy
// A separate academy, because its areas can never be removed and would block other stories' NCLEX tests.
story.beforeAll(async () => {
  story.setTimeout(420_000)
  if (process.env.ACADEMY_URL === undefined) {
    dataDir = mkdtempSync(join(tmpdir(), 'academy-scripts-'))
    academy = await startAcademy({ port: PORT, dataDir, fresh: true })
  }
  filled = await fillWithScripts(ROOT)
})
story.afterAll(async () => {
  await academy?.stop()
  if (dataDir !== '') rmSync(dataDir, { recursive: true, force: true })
})

/** Inserts payloads into the page as markup, as a bug would. */
const plant = (page: Page) =>
  page.evaluate(
    (all) => {
      for (const payload of all) {
        const element = document.createElement('div')
        element.className = 'rich-text'
        element.innerHTML = payload
        document.body.append(element)
      }
    },
    // Excludes payloads that leave the page or replace its methods, since they would prevent the others from running.
    xssPayloads.filter((payload) => !/http-equiv|<base|name=/.test(payload)),
  )

story.describe('planted payloads', { tag: '@sweep' }, () => {
  // A page full of failing scripts isn't silent.
  story.use({ allowedErrors: /./ })
  story(
    'payloads planted as markup trigger the probe, and only the policy of the site blocks them',
    async ({ page, probe, browser }) => {
      await page.goto('/terms')
      await plant(page)
      await expect.poll(() => probe.hits.length).toBeGreaterThan(60)
      await expect(expectNothingRan(page, probe, 'planted')).rejects.toThrow('what could run')

      const context = await browser.newContext({ baseURL: ROOT, bypassCSP: false })
      const behind = await installXssProbe(context)
      const walled = await context.newPage()
      await walled.goto('/terms')
      await plant(walled)
      await expect(walled.locator('h1')).toBeVisible()
      expect(behind.hits).toEqual([])
      await context.close()
    },
  )
})

story(
  'a visitor sees courses with every payload in their names and places, and none runs [targets: Trust, script]',
  { tag: '@sweep' },
  async ({ page, probe }) => {
    await visit(page, probe, '/register')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    for (const text of data) expect(() => JSON.parse(text) as unknown).not.toThrow()
    for (const key of [filled.courses.online, filled.courses.live]) {
      await page.goto(`/register?course=${key}`)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectTexts(page, probe, 'the popup')
    }
  },
)

story(
  'a visitor opens a shared certificate with every payload in its name and course, and none runs [targets: Trust, script]',
  { tag: '@sweep' },
  async ({ page, probe }) => {
    const path = `/verify/${filled.certificate.verifyId}`
    await visitCertificate(page, probe, path, 'This certificate is valid')
  },
)

story(
  "an administrator opens the bank's screens and an import, and no payload runs [targets: Trust, script]",
  { tag: '@sweep' },
  async ({ page, probe }) => {
    await signIn(page, ADMIN)
    await checkQuestions(page, probe, filled)
  },
)

story(
  'an administrator opens formatted questions on their pages and in their forms, and no payload runs [targets: Trust, script]',
  { tag: '@sweep' },
  async ({ page, probe }) => {
    await signIn(page, ADMIN)
    await checkFormatted(page, probe, filled.formatted)
  },
)

// Fifty screens with texts in the same components.
story(
  'an administrator opens every screen of contents, courses and people, and no payload runs [targets: Trust, script]',
  { tag: '@sweep' },
  async ({ page, probe }) => {
    await signIn(page, ADMIN)
    await checkAuthoring(page, probe, filled)
    await checkCourses(page, probe, filled)
    await checkPeople(page, probe, filled)
  },
)

story(
  'pasting a payload into the text editor runs nothing [targets: Trust, script]',
  { tag: '@sweep' },
  async ({ page, probe }) => {
    await signIn(page, ADMIN)
    await page.goto('/content/create')
    const editor = page.locator('.ProseMirror')
    await expect(editor).toBeVisible()
    await editor.evaluate((element, all) => {
      for (const html of all) {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', html)
        clipboardData.setData('text/plain', html)
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }
    }, sampledXssPayloads)
    await expectNothingRan(page, probe, 'the editor')
  },
)

story(
  'a student reads, takes, and reviews every payload, and none runs [targets: Trust, script]',
  { tag: '@sweep' },
  async ({ page, probe }) => {
    await signIn(page, filled.student)
    await checkStudentScreens(page, probe, filled)
    await takeScriptTest(page, probe)
  },
)

story(
  'a student takes and reviews formatted questions with every payload, and none runs [targets: Trust, script]',
  { tag: '@sweep' },
  async ({ page, probe }) => {
    await signIn(page, filled.student)
    await openTasks(page, filled)
    await takeFormatted(page, probe, filled.formatted)
  },
)
