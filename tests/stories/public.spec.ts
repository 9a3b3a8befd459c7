import { academy } from '#domain/academy.ts'
import { contactWords } from '#domain/messages/contact.ts'
import { mailsTo } from '#tests/client/people/mails-to.ts'
import { expect, story, type Page } from '#tests/client/screen/story.ts'

/** The public pages, each with a unique sentence. */
const PAGES: readonly [path: string, title: string, words: string][] = [
  ['/', `${academy.name}: NCLEX review for RN and PN`, 'Pass the NCLEX with nurses who’ve worked your floor'],
  ['/about', `About · ${academy.name}`, 'We began with a simple observation'],
  ['/register', `Register · ${academy.name}`, 'Choose your course. Live classes have limited seats'],
  ['/nclex-rn-review-types', `NCLEX RN Review Types · ${academy.name}`, 'Classes on set dates with limited seats'],
  ['/terms', `Terms · ${academy.name}`, 'You may not copy, photograph, record'],
  ['/privacy', `Privacy · ${academy.name}`, 'We never see or store your card number'],
  ['/contact', `Contact · ${academy.name}`, '9am-5pm Mon-Fri'],
  ['/try-a-question', `Try a question · ${academy.name}`, 'see the rationale'],
]

const content = (page: Page, name: string) =>
  page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).getAttribute('content')
const canonical = (page: Page) => page.locator('head link[rel=canonical]').getAttribute('href')

/** The names of the script files that a page requests, and its API calls. */
function listen(page: Page) {
  const requests = { scripts: [] as string[], calls: [] as string[] }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) requests.scripts.push(pathname)
    if (pathname.startsWith('/graphql') || pathname.includes('cognito')) requests.calls.push(pathname)
  })
  return requests
}

/** Reads the content of a noscript element, which Playwright's text search ignores. */
async function expectNote(page: Page, words: string): Promise<void> {
  const note = page.locator('noscript :is(.notice, p)').first()
  await expect(note).toBeVisible()
  await expect(note).toContainText(words, { useInnerText: true })
  await expect(note).toContainText(academy.contact.phone, { useInnerText: true })
}

story.describe('a visitor without JavaScript', () => {
  story.use({ javaScriptEnabled: false })

  for (const [path, title, words] of PAGES) {
    story(`reads ${path} and finds the way on [1.1.1] [1.2.18]`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByText(words).first()).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveCount(5)
      await expect(page.getByRole('link', { name: 'Terms' })).toBeVisible()
      await expect(page.locator('.skeleton')).toBeHidden()
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.getByRole('link', { name: 'Nursing CE' }).first()).toBeInViewport()
      }
    })
  }

  story('reads every slide of the banner, and how to ask for classes [1.2.1]', async ({ page }) => {
    await page.goto('/')
    for (const heading of ['NCLEX review for RN and PN', 'Keep your license, keep learning', 'Your graduates, ready'])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectNote(page, 'The list of classes needs JavaScript.')
  })

  story('learns on the register page what registering needs, and how to ask [1.2.3] [1.2.7]', async ({ page }) => {
    await page.goto('/register')
    await expectNote(page, 'Registering needs JavaScript.')
  })

  story('learns on any other path what the app needs', async ({ page }) => {
    await page.goto('/sign-in')
    await expectNote(page, 'needs JavaScript.')
    expect(await content(page, 'robots')).toBe('noindex')
  })
})

story(
  'a visitor writes to the academy without an account, which answers to the visitor’s address',
  async ({ page, baseURL }) => {
    await page.goto('/contact')
    const form = page.getByRole('region', { name: contactWords.title })
    const question = `When is class ${crypto.randomUUID()}?`
    await form.getByRole('button', { name: contactWords.send }).click()
    await expect(form.getByText('Enter your message.')).toBeVisible()
    await form.getByRole('textbox', { name: contactWords.name }).fill('Vera Visitor')
    await form.getByRole('textbox', { name: contactWords.email }).fill('vera@home.example')
    await form.getByRole('textbox', { name: contactWords.message }).fill(question)
    await form.getByRole('button', { name: contactWords.send }).click()
    await expect(form.getByRole('status')).toHaveText(contactWords.sent('vera@home.example'))
    await expect
      .poll(async () =>
        (await mailsTo(baseURL ?? '', academy.contact.email)).filter(({ text }) => text.includes(question)),
      )
      .toHaveLength(1)
  },
)

story('robots find the sitemap, and each of its pages at its address', async ({ request, page }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${academy.siteUrl}/sitemap.xml`)
  expect(robots).toContain('Disallow: /dashboard')
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('xml')
  const listed = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(listed).toEqual(PAGES.map(([path]) => academy.siteUrl + path))
  for (const address of listed) {
    await page.goto(new URL(address).pathname)
    expect(await canonical(page)).toBe(address)
  }
  const picture = await request.get(new URL((await content(page, 'og:image')) ?? '').pathname)
  expect(picture.headers()['content-type']).toBe('image/png')
})

story('pages are compressed, complete in the first response, and revalidated each time', async ({ request }) => {
  const home = await request.get('/', { headers: { 'accept-encoding': 'gzip' } })
  expect(home.headers()).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-cache' })
  const text = await home.text()
  expect(text).toContain('Why choose us')
  // Only script files run; inline scripts are data.
  const inline = [...text.matchAll(/<script(?![^>]* src=)([^>]*)>/g)].map(([, attributes]) => attributes?.trim())
  expect(inline).toEqual(['type="application/ld+json"'])
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(text) ?? []
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

story('a visitor takes each page over as it was built, with no Amplify and no call of the API', async ({ page }) => {
  const requests = listen(page)
  for (const [path, title] of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page).toHaveTitle(title)
    await expect(page.locator('head meta[name=description]')).toHaveCount(1)
  }
  expect(requests.scripts.length).toBeGreaterThan(0)
  expect(requests.scripts.filter((file) => /amplify/.test(file))).toEqual([])
  expect(requests.calls).toEqual([])
})

story('icons and the manifest are files, and an unknown file is not found', async ({ request }) => {
  for (const [path, type] of [
    ['/apple-touch-icon.png', 'image/png'],
    ['/favicon.ico', 'image/x-icon'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const reply = await request.get(path)
    expect([reply.status(), reply.headers()['content-type']?.split(';')[0]]).toEqual([200, type])
  }
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  expect((await request.get('/nothing-here.png')).status()).toBe(404)
})

story('the head goes along from page to page', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveTitle(`About · ${academy.name}`)
  expect(await canonical(page)).toBe(`${academy.siteUrl}/about`)
  expect(await content(page, 'og:url')).toBe(`${academy.siteUrl}/about`)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveTitle(`Sign In · ${academy.name}`)
  expect(await content(page, 'robots')).toBe('noindex')
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(0)
})

story('search engines that run the page find the courses with dates and prices [1.1.1]', async ({ page }) => {
  await page.goto('/register')
  const block = page.locator('main script[type="application/ld+json"]')
  await expect(block).toBeAttached()
  const data = JSON.parse((await block.textContent()) ?? '') as { '@graph': { '@type': string; offers: object[] }[] }
  expect(data['@graph'].length).toBeGreaterThan(3)
  for (const course of data['@graph'])
    expect(course).toMatchObject({
      '@type': 'Course',
      provider: { '@id': `${academy.siteUrl}/#academy` },
      offers: course.offers.map(() => ({ '@type': 'Offer', priceCurrency: 'USD' })),
    })
})

story(
  'the banner turns by itself, by its tabs and by its keys, and can be stopped [1.2.1] [1.4.5]',
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const banner = page.getByRole('region', { name: 'What we offer' })
    const tab = (name: string) => banner.getByRole('tab', { name })
    await expect(banner.getByRole('tab')).toHaveText(['Welcome', 'NCLEX', 'Remedial', 'General', 'For Schools'])
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(tab('NCLEX')).toHaveAttribute('aria-selected', 'true')
    await tab('For Schools').click()
    await expect(banner.getByRole('heading', { name: 'Your graduates, ready for test day' })).toBeVisible()
    await tab('For Schools').press('Home')
    await expect(tab('Welcome')).toHaveAttribute('aria-selected', 'true')
    await banner.getByRole('button', { name: 'Pause the slides' }).click()
    await page.clock.runFor(12_000)
    await expect(tab('Welcome')).toHaveAttribute('aria-selected', 'true')
    await banner.getByRole('button', { name: 'Play the slides' }).click()
    await expect(tab('NCLEX')).toHaveAttribute('aria-selected', 'true')
  },
)

for (const [way, hide, comeBack] of [
  [
    'the menu',
    'About',
    (page: Page) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click(),
  ],
  ['the logo', 'Register', (page: Page) => page.locator('.header__brand').click()],
  ['Back', 'About', (page: Page) => page.goBack()],
] as const)
  story(`the banner goes on after one comes to Home by ${way} [1.2.1] [1.4.5]`, async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: hide }).click()
    await expect(page).not.toHaveURL(/\/$/)
    await comeBack(page)
    await expect(page.getByRole('tab', { name: 'Welcome' })).toHaveAttribute('aria-selected', 'true')
    for (const name of ['NCLEX', 'Remedial', 'General', 'Welcome']) {
      await page.clock.runFor(5_000)
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    }
  })

story('a reader who prefers reduced motion has a still banner', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(page.getByRole('tab', { name: 'Welcome' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: /the slides/ })).toHaveCount(0)
})

story(
  'upcoming classes: at most two Live groups for RN and for PN, each leading to its course [1.2.1]',
  async ({ page }) => {
    await page.goto('/')
    const classes = page.getByRole('region', { name: 'Upcoming Classes' })
    for (const subject of ['RN', 'PN']) {
      await classes.getByRole('tab', { name: subject }).click()
      const cards = classes.getByRole('article')
      await expect(cards.first()).toBeVisible()
      expect(await cards.count()).toBeLessThanOrEqual(2)
      for (const name of await cards.getByRole('heading').allTextContents())
        expect(name).toMatch(new RegExp(`^${subject} Review`))
    }
    await classes
      .getByRole('link', { name: /^Register for PN/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/register\?course=/)
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)

story('unknown paths lead where they should [1.2.8]', async ({ page, context }) => {
  await page.goto('/courses')
  await expect(page).toHaveURL('/register')
  await page.goto('/nowhere/at/all')
  await expect(page).toHaveURL('/')
  await page.goto('/https://evil.example/page?x=1')
  await expect(page.getByRole('heading', { name: `You are leaving ${academy.name}` })).toBeVisible()
  await expect(page.getByText('https://evil.example/page?x=1')).toBeVisible()
  await context.route(`${academy.links.courseInfo}**`, (route) => route.fulfill({ body: 'course info' }))
  const opened = context.waitForEvent('page')
  await page.goto(`/${academy.links.courseInfo}`)
  const other = await opened
  await other.waitForURL(academy.links.courseInfo)
  expect(await other.evaluate(() => window.opener === null)).toBe(true)
  await expect(page).toHaveURL('/')
})

story('manually chosen colors apply before the page’s own code, and stay', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Change between light and dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // The entry script and its imports never load; the page's static content is there without them.
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
