import { randomInt, randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { ADMIN, newStudent } from '#tests/client/people/people.ts'
import { findStudent, signIn, signInOnce } from '#tests/client/screen/steps.ts'
import { expect, expectAccessible, type Page, story } from '#tests/client/screen/story.ts'

// Disables color transitions so that axe sees no intermediate colors.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

const MAX_STOPS = 200

/** Moves the focus to a target using only the Tab key. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key never came to ${String(target)}`)
}
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const popup = (page: Page, title: string) =>
  page.getByRole('alertdialog').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const expectMessage = (page: Page, text: string) => expect(page.getByLabel('Messages')).toContainText(text)

/** Loads more pages of a list until the target appears, because other stories have courses too. */
const loadUntil = (page: Page, target: Locator) =>
  expect(async () => {
    const more = button(page, 'Load more')
    if (await more.isVisible()) await more.click()
    await expect(target).toBeVisible({ timeout: 500 })
  }).toPass()

/** Presses a button and confirms it in the dialog. */
async function confirmed(page: Page, opener: Locator, title: string, label: string): Promise<void> {
  await opener.click()
  await popup(page, title).getByRole('button', { name: label, exact: true }).click()
  await expect(popup(page, title)).toHaveCount(0)
}

/** Creates a Live course using only the keyboard and returns its generated name. */
async function createLive(page: Page, seats: string): Promise<string> {
  await page.goto('/manage-courses')
  await press(page, page.getByRole('link', { name: 'Create a course' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Create A Course' })).toBeFocused()
  await press(page, page.getByRole('radio', { name: /^Live/ }), 'Space')
  await write(page, page.getByLabel('Price'), '150')
  await write(page, page.getByLabel('Online Days'), '30')
  await tabTo(page, page.locator('td button[tabindex="0"]'))
  // A day two months ahead, and the same day a week later.
  for (const key of ['PageDown', 'PageDown', 'Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await expect(page.getByText('2 dates chosen')).toBeVisible()
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).toHaveValue(/^RN Review [A-Z][a-z]+ \d+$/)
  await tabTo(page, page.getByLabel('Start Time'))
  await page.keyboard.type(`${String(randomInt(1, 12)).padStart(2, '0')}${String(randomInt(0, 60)).padStart(2, '0')}AM`)
  await expect(name).toHaveValue(/^RN Review [A-Z][a-z]+ \d+ \d+:\d\dAM$/)
  await tabTo(page, page.getByLabel('End Time'))
  await page.keyboard.type('0400PM')
  await write(page, page.getByLabel('Location'), 'Room 5')
  await write(page, page.getByLabel('Max Students'), seats)
  await press(page, page.getByRole('checkbox').first(), 'Space')
  await expectAccessible(page)
  const made = await name.inputValue()
  await press(page, button(page, 'Create'))
  await press(page, popup(page, 'Creating Course').getByRole('button', { name: 'Create' }))
  await expectMessage(page, `Course ${made} created!`)
  await expect(page).toHaveURL(/\/manage-courses$/)
  return made
}

story(
  'an administrator creates a Live course by keyboard, publishes it, enrols a student, takes all of it back and copies it [1.2.14, 1.4.6, 2.1.2, 2.1.3, 2.1.4, 2.2.1]',
  async ({ page, browser, baseURL }) => {
    const site = baseURL ?? ''
    await signInOnce(page, ADMIN)
    const name = await createLive(page, '1')

    await press(page, page.getByRole('link', { name: `View ${name}` }))
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await press(page, button(page, 'Publish'))
    await press(page, popup(page, 'Publishing').getByRole('button', { name: 'Publish' }))
    await expectMessage(page, `Course ${name} published!`)
    const course = page.url()

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`${site}/register`)
    await expect(visitor.getByRole('heading', { name }).first()).toBeVisible({ timeout: 20_000 })

    // The administrator searches for a student and gives them the only seat.
    await page.getByRole('tab', { name: 'Students' }).click()
    const student = await newStudent(site)
    const other = await newStudent(site)
    await page.getByRole('searchbox', { name: 'Find a student' }).fill('academy.example')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/people found$/)).toBeVisible()
    await findStudent(page, student.email)
    await confirmed(page, button(page, 'Add Nora Newman'), 'Add Student', 'Add')
    await expectMessage(page, `Added Nora Newman in ${name}`)
    await expect(page.getByText('1 of 1 seats taken')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Students of the course' }).getByText(student.email)).toBeVisible()
    await findStudent(page, other.email)
    await expect(button(page, 'Add Nora Newman')).toBeDisabled()
    await expect(button(page, 'Add Nora Newman')).toHaveAccessibleDescription(/The only seat is taken/)
    await expectAllViewports(page)

    const home = await browser.newContext()
    const desk = await home.newPage()
    await signIn(desk, student)
    await expect(desk.getByRole('article', { name })).toBeVisible()

    // Once published and with an active student, it can't be edited.
    await page.getByRole('tab', { name: 'Edit' }).click()
    await expect(page.getByText('This course is published. Unpublish it to edit it.')).toBeVisible()
    await expect(page.getByLabel('Price')).toBeDisabled()
    await confirmed(page, button(page, 'Unpublish'), 'Unpublishing', 'Unpublish')
    await expectMessage(page, `Course ${name} unpublished!`)
    await expect(page.getByText(/^A student has an active progress in this course/)).toBeVisible()

    await page.getByRole('tab', { name: 'Students' }).click()
    await confirmed(page, button(page, 'Remove Nora Newman'), 'Remove Student', 'Remove student')
    await expectMessage(page, 'Student removed successfully')
    await expect(page.getByText('0 of 1 seats taken')).toBeVisible()
    await desk.reload()
    await expect(desk.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
    await expect(desk.getByText('No Active Courses')).toBeVisible()

    await page.getByRole('tab', { name: 'Edit' }).click()
    await button(page, 'Update').click()
    await expectMessage(page, 'No change detected')
    await page.getByLabel('Price').fill('175')
    await expect(button(page, 'Publish')).toBeDisabled()
    await confirmed(page, button(page, 'Update'), 'Updating Course', 'Update')
    await expectMessage(page, `Course ${name} updated!`)
    await expect(page).toHaveURL(`${course}?tab=edit`)
    await expect(page.getByLabel('Price')).toHaveValue('175')

    const copy = `Copy ${randomUUID().slice(0, 8)}`
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Manage Courses' }).click()
    await page.getByRole('link', { name: `Copy ${name}` }).click()
    await page.getByRole('radio', { name: /^Online/ }).check()
    await page.getByLabel('Name', { exact: true }).fill(copy)
    await confirmed(page, button(page, 'Create'), 'Creating Course', 'Create')
    await expectMessage(page, `Course ${copy} created!`)
    await expect(page).toHaveURL(/\/manage-courses\?tab=Online$/)
    const copied = page.getByRole('article', { name: copy })
    await loadUntil(page, copied)
    await expect(copied).toContainText('$175.00')
    await home.close()
    await visitor.close()
  },
)

story(
  'two administrators change one course: the second is notified, sees the change and loses nothing [2.2.2]',
  async ({ page, browser }) => {
    await signInOnce(page, ADMIN)
    const name = `Shared ${randomUUID().slice(0, 8)}`
    await page.goto('/manage-courses/create')
    await page.getByRole('radio', { name: /^Online/ }).check()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Price').fill('90')
    await page.getByLabel('Online Days').fill('20')
    await page.getByRole('checkbox').first().check()
    await confirmed(page, button(page, 'Create'), 'Creating Course', 'Create')
    const view = page.getByRole('link', { name: `View ${name}` })
    await loadUntil(page, view)
    await view.click()
    await page.getByRole('tab', { name: 'Edit' }).click()

    const second = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    await signInOnce(second, ADMIN)
    await second.goto(page.url())
    await second.getByLabel('Online Days').fill('25')

    await page.getByLabel('Price').fill('95')
    await confirmed(page, button(page, 'Update'), 'Updating Course', 'Update')
    await expectMessage(page, `Course ${name} updated!`)

    await confirmed(second, button(second, 'Update'), 'Updating Course', 'Update')
    await expectMessage(second, 'Somebody else changed this course; reload to see the change')
    await expect(second.getByLabel('Online Days')).toHaveValue('25')
    await button(second, 'Reload').click()
    await expect(second.getByLabel('Price')).toHaveValue('95')
    await expect(second.getByLabel('Online Days')).toHaveValue('20')
    await expect(second.getByRole('region', { name: 'What you typed' })).toContainText('25')
    await expectAllViewports(second)
    await button(second, 'Put my changes back').click()
    await confirmed(second, button(second, 'Update'), 'Updating Course', 'Update')
    await expectMessage(second, `Course ${name} updated!`)
    await expect(second.getByLabel('Price')).toHaveValue('95')
    await expect(second.getByLabel('Online Days')).toHaveValue('25')

    // Unsaved input isn't discarded without a prompt; an unknown course leads back to the list.
    await second.getByLabel('Price').fill('1')
    await second.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Manage Courses' }).click()
    await popup(second, 'Leave this page?').getByRole('button', { name: 'Leave' }).click()
    await expect(second).toHaveURL(/\/manage-courses\?tab=Online$/)
    await second.goto('/manage-courses/nowhere')
    await expectMessage(second, 'Course not found')
    await expect(second).toHaveURL(/\/manage-courses$/)
    await second.close()
  },
)
