import ICAL from 'ical.js'
import { planFeedWords, planFormWords, planWords } from '#domain/messages/plan.ts'
import { quizResultWords } from '#domain/messages/quiz-result.ts'
import { todayWords } from '#domain/messages/today.ts'
import { linkPath } from '#domain/progress/link-path.ts'
import { dayText } from '#domain/study/student-day.ts'
import { openTest, testStudent } from '#tests/client/courses/test-course.ts'
import { takeToEnd } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, story, type Page } from '#tests/client/screen/story.ts'

const ZONE = 'America/Los_Angeles'
const inDays = (days: number) => dayText(Math.floor(Date.now() / 86_400_000) + days)

/**
 * A weekday without study, as named in the form (long) and in an event (short); never today, whose week may have no
 * other day.
 */
const freeDay = (weekday: 'long' | 'short') =>
  new Date(Date.now() + 3 * 86_400_000).toLocaleDateString('en-US', { timeZone: ZONE, weekday })

/** The number next to a label of the plan. */
const fact = async (page: Page, term: string): Promise<number> => {
  const text = await page.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]').textContent()
  return Number((text ?? '').replace(/\D/g, ''))
}

const eventsOf = (text: string) =>
  ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))

story(
  'a student plans the weeks until the exam on a phone, and sees them in a calendar by a secret address',
  async ({ page, request, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const student = await testStudent(baseURL ?? '')
    await openTest(page, student)
    await page.goto('/my-courses')
    await page.getByRole('link', { name: todayWords.setExamDate }).click()
    await expect(page.getByText(planWords.missing)).toBeVisible()

    await page.getByRole('button', { name: planWords.begin }).click()
    await page.getByRole('button', { name: planFormWords.save }).click()
    await expect(page.getByText(planFormWords.wrong.examDay.missing)).toBeVisible()
    await page.getByLabel(planFormWords.examDay).fill(inDays(40))
    await page.getByRole('checkbox', { name: freeDay('long') }).check()
    await page.getByLabel(planFormWords.startTime).selectOption('7:30 PM')
    await page.getByLabel(planFormWords.timeZone).selectOption(ZONE)
    await expectAccessible(page)
    await page.getByRole('button', { name: planFormWords.save }).click()
    await expect(page.getByText(planFormWords.saved)).toBeVisible()
    await expect(page.getByRole('heading', { name: /^(39|40|41) days until your exam$/ })).toBeVisible()
    await expect(page.getByRole('list', { name: planWords.weeks }).getByRole('listitem').first()).toContainText(
      'new questions',
    )
    await expectAccessible(page)
    const unseen = await fact(page, planWords.unseen)
    expect(unseen).toBeGreaterThan(0)

    await page.getByRole('button', { name: planFeedWords.create }).click()
    const address = page.getByRole('textbox', { name: planFeedWords.address })
    const first = await address.inputValue()
    const planned = eventsOf(await (await request.get(first)).text())
    // A day's entry leads to its tasks.
    expect(planned.map(({ description }) => description).join('\n')).toContain(linkPath(student.course.courseKey))

    // Today's lesson is a link, and a button starts today's questions.
    await page
      .getByRole('list', { name: planWords.today })
      .getByRole('link', { name: /Article/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Article' })).toBeVisible()
    // By the menu: a new page would cut off the request that records the opening.
    await page.getByRole('navigation', { name: 'Study tools' }).getByRole('link', { name: 'Plan' }).click()
    await page.getByRole('button', { name: /^Start .* questions$/ }).click()
    await expect(page.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible()
    // A running quiz may have questions of the course's test, which then doesn't start.
    await page.getByRole('button', { name: 'Finish early' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Finish the quiz' }).click()
    await expect(page.getByRole('heading', { name: quizResultWords.finished })).toBeVisible()
    await page.goto('/my-courses/plan')
    await expect(page.getByRole('listitem').filter({ hasText: 'Article' }).getByText('done')).toBeAttached()

    // Completed work is omitted; the stream processes the test's answers.
    await page.goto(linkPath(student.course.courseKey, student.course.test))
    await page.getByRole('button', { name: 'Start' }).click()
    await takeToEnd(page)
    await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible()
    await expect(async () => {
      await page.goto('/my-courses/plan')
      expect(await fact(page, planWords.unseen)).toBeLessThan(unseen)
      expect(await fact(page, planWords.doneThisWeek)).toBeGreaterThan(0)
    }).toPass()

    const reply = await request.get(first)
    expect(reply.status()).toBe(200)
    expect(reply.headers()['content-type']).toContain('text/calendar')
    const events = eventsOf(await reply.text())
    const studies = events.filter(({ summary }) => summary.startsWith('Study: '))
    expect(studies.length).toBeGreaterThan(20)
    for (const { startDate } of studies) {
      const shown = startDate.toJSDate().toLocaleString('en-US', {
        timeZone: ZONE,
        weekday: 'short',
        hour: 'numeric',
        minute: 'numeric',
      })
      expect(shown).toMatch(/7:30\sPM$/)
      expect(shown).not.toContain(freeDay('short'))
    }
    expect(events.at(-1)?.summary).toBe('Your exam')

    await page.getByRole('button', { name: planFeedWords.renew }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: planFeedWords.renew }).click()
    await expect(address).not.toHaveValue(first)
    expect((await request.get(first)).status()).toBe(410)
    expect((await request.get(await address.inputValue())).status()).toBe(200)
    expect((await request.get(`${first}x`)).status()).toBe(404)
    await expectAccessible(page)
  },
)
