import { courseLifeWords } from '#domain/messages/course-life.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { ADMIN, newStudent } from '#tests/client/people/people.ts'
import { findStudent, signIn, signInOnce } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'
import { randomInt } from 'node:crypto'

story.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('alertdialog')
const expectMessage = (page: Page, text: string) => expect(page.getByLabel('Messages')).toContainText(text)
const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const twoDigits = (n: number) => String(n).padStart(2, '0')

/** Creates a class on every Tuesday and Thursday of a month two years ahead, and returns its name. */
async function createTerm(page: Page, year: number): Promise<string> {
  await page.goto('/manage-courses/create')
  await page.getByRole('radio', { name: /^Live/ }).check()
  await page.getByLabel('Price').fill('250')
  await page.getByLabel('Online Days').fill('60')
  const week = page.getByRole('group', { name: 'Every week' })
  for (const day of ['Tuesday', 'Thursday']) await week.getByRole('button', { name: day }).click()
  await week.getByLabel('From').fill(`${String(year)}-03-01`)
  await week.getByLabel('Until').fill(`${String(year)}-03-31`)
  await week.getByRole('button', { name: 'Add these dates' }).click()
  await expect(page.getByText(/^\d+ dates chosen$/)).toHaveText(/^(8|9|10) dates chosen$/)
  await page.getByLabel('Start Time').fill(`${twoDigits(randomInt(6, 12))}:${twoDigits(randomInt(0, 60))}`)
  await page.getByLabel('End Time').fill('05:00')
  await page.getByLabel('Location').fill('Room 5')
  await page.getByLabel('Max Students').fill('12')
  await button(page, 'Create').click()
  // The class would end before it starts.
  await expect(page.getByText('Please choose an end time that is later than the start time')).toBeVisible()
  await page.getByLabel('End Time').fill('17:00')
  const name = await page.getByLabel('Name', { exact: true }).inputValue()
  await button(page, 'Create').click()
  await confirm(page, 'Create')
  await expectMessage(page, `Course ${name} created!`)
  return name
}

/** The printed roster, in dark mode too: black on white, headings on every sheet, room to sign, and no buttons. */
async function expectPaper(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const roster = page.locator('.roster')
  await expect(roster.getByRole('heading', { name: `Roster of ${name}` })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(roster.getByRole('columnheader', { name: 'Name', exact: true })).toBeVisible()
  await expect(roster.getByRole('columnheader', { name: 'Signature' })).toBeVisible()
  await expect(roster.locator('thead')).toHaveCSS('display', 'table-header-group')
  await expect(page.locator('button:visible, a:visible')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
}

story(
  'an administrator sets up a term, changes its room with a student in it, writes to its students and archives it',
  { tag: '@nightly' },
  async ({ page, browser, baseURL }) => {
    const site = baseURL ?? ''
    const year = new Date().getFullYear() + 2 + randomInt(0, 20)
    await signInOnce(page, ADMIN)
    const name = await createTerm(page, year)

    // Found in the list by words, and in its month's calendar.
    await page.getByRole('searchbox', { name: 'Search courses' }).fill(`${name} ${String(year)}`)
    await page.keyboard.press('Enter')
    const card = page.getByRole('article', { name })
    await expect(card).toContainText('0 of 12 seats taken')
    await expectAllViewports(page)
    await page.goto(`/manage-courses?view=calendar&month=${String(year)}-03&search=${encodeURIComponent(name)}`)
    await expect(
      page
        .getByRole('table', { name: /^Classes in March/ })
        .getByRole('link')
        .first(),
    ).toBeVisible()
    await expectAllViewports(page)
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: `March ${String(year)}` })).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('region', { name: 'About the course' })).toContainText('Room 5')
    await expectAllViewports(page)

    // An enrolled student views My Courses.
    const student = await newStudent(site)
    await page.getByRole('tab', { name: 'Students' }).click()
    await findStudent(page, student.email)
    await button(page, 'Add Nora Newman').click()
    await confirm(page, 'Add')
    await expectMessage(page, `Added Nora Newman in ${name}`)
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const desk = await context.newPage()
    await signIn(desk, student)
    const ownCard = desk.getByRole('article', { name })
    await expect(ownCard).toContainText('Room 5')

    // Room and times change while the student is enrolled.
    await page.getByRole('tab', { name: 'About' }).click()
    await button(page, 'Change room or times').click()
    await expect(dialog(page)).toContainText('Its student is told')
    await dialog(page).getByRole('textbox', { name: 'Room' }).fill('Hall 7')
    await dialog(page).getByLabel('End time').fill('18:00')
    await expectAllViewports(page)
    await confirm(page, 'Change')
    await expectMessage(page, 'Room and times changed!')
    await expect(page.getByRole('region', { name: 'About the course' })).toContainText('Hall 7')

    // A message to its students.
    await page.getByRole('tab', { name: 'Announcements' }).click()
    await page.getByLabel('Subject').fill('Before the first class')
    await page.getByLabel('Message', { exact: true }).fill('Please bring a pen.\n\nSee you soon.')
    await button(page, 'Send').click()
    await confirm(page, 'Send')
    await expectMessage(page, 'Message sent')
    await expect(page.getByRole('article', { name: 'Before the first class' })).toContainText('0 of 1 e-mails sent')

    const run = await page.request.post('/_local/schedules/NoticesEvery')
    expect(run.ok()).toBe(true)
    await expect(page.getByRole('article', { name: 'Before the first class' })).toContainText('1 of 1 e-mails sent', {
      timeout: 15_000,
    })
    await expectAllViewports(page)

    // The card updates automatically and shows the change until it is dismissed.
    await expect(ownCard).toContainText('Hall 7')
    await desk.reload()
    await expect(ownCard).toContainText(/Room or time changed on/)
    await expect(ownCard).toContainText('Please bring a pen.')
    await expectAllViewports(desk)
    await ownCard.getByRole('button', { name: 'Close Before the first class' }).click()
    await expect(ownCard).not.toContainText('Please bring a pen.')
    await desk.reload()
    await expect(ownCard).toContainText(/Room or time changed on/)
    await expect(ownCard).not.toContainText('Please bring a pen.')

    // A new start time renames the class for administrators and students.
    await page.getByRole('tab', { name: 'About' }).click()
    await button(page, 'Change room or times').click()
    await dialog(page).getByLabel('Start time').fill('05:15')
    await confirm(page, 'Change')
    const moved = name.replace(/\d+:\d\d[AP]M$/, '5:15AM')
    await expect(page.getByRole('heading', { level: 1, name: moved })).toBeVisible()
    expect((await page.request.post('/_local/schedules/NoticesEvery')).ok()).toBe(true)
    await desk.reload()
    await expect(desk.getByRole('article', { name: moved })).toContainText('5:15AM')

    // Prints the roster; then the student is removed and the class is archived.
    await page.getByRole('tab', { name: 'Students' }).click()
    await button(page, 'Roster to print or save').click()
    await expect(page.getByRole('row', { name: /Newman/ })).toContainText(student.email)
    await expectAllViewports(page)
    await expectPaper(page, moved)
    await button(page, 'Back to the students').click()
    await page.getByRole('tab', { name: 'About' }).click()
    await expect(page.getByRole('region', { name: 'Archive or delete' })).toContainText(courseLifeWords.inUse(1))
    await expect(button(page, 'Archive')).toBeDisabled()
    await page.getByRole('tab', { name: 'Students' }).click()
    await button(page, 'Remove Nora Newman').click()
    await confirm(page, 'Remove student')
    await page.getByRole('tab', { name: 'About' }).click()
    await button(page, 'Delete').click()
    const deleting = page.getByRole('alertdialog')
    await expect(deleting).toContainText('Students have or had this course')
    await expect(deleting.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled()
    await deleting.getByRole('button', { name: 'Cancel' }).click()
    await button(page, 'Archive').click()
    await confirm(page, 'Archive')
    await expectMessage(page, `Course ${moved} archived!`)
    // The list's search knows it a moment later.
    await expect(async () => {
      await page.goto(`/manage-courses?show=archived&search=${encodeURIComponent(moved)}`)
      await expect(page.getByRole('article', { name: moved })).toContainText('Archived', { timeout: 5_000 })
    }).toPass()
    await context.close()
  },
)
