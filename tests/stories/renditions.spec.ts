import { randomUUID } from 'node:crypto'
import { boxesIn } from '#domain/content/mp4/boxes.ts'
import { indexPosition } from '#domain/content/mp4/fast-start.ts'
import { AuthoredTaskDocument } from '#generated/admin-operations.ts'
import { SeedContentDocument, SeedSectionDocument, SeedTaskDocument } from '#generated/operations.ts'
import { signIn as signInToApi } from '#tools/api/sign-in.ts'
import { expectAllViewports } from '#tests/client/screen/all-viewports.ts'
import { shortClip } from '#tests/client/screen/short-clip.ts'
import { ADMIN } from '#tests/client/people/people.ts'
import { signInOnce } from '#tests/client/screen/steps.ts'
import { expect, type Page, story } from '#tests/client/screen/story.ts'

// Disables color transitions so that axe sees no intermediate colors.
story.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A file of the site as this browser receives it: its status, type, and bytes. */
const fetched = (page: Page, path: string, range = '') =>
  page.evaluate(
    async ([address = '', bytes = '']) => {
      const reply = await fetch(address, bytes === '' ? {} : { headers: { range: bytes } })
      const body = [...new Uint8Array(await reply.arrayBuffer())]
      return { status: reply.status, type: reply.headers.get('content-type'), body }
    },
    [path, range],
  )

story(
  'an author uploads a video whose index is moved to its front; smaller versions are made in the browser, survive a lost connection and a reload, and are published together',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const admin = await signInToApi(baseURL ?? '', ADMIN.email, ADMIN.password)
    const name = `Films ${randomUUID().slice(0, 8)}`
    const contentKey = (await admin(SeedContentDocument, { input: { name, instructions: 'Watch.', descText: '' } }))
      .createContent.key
    const section = { contentKey, name: 'Week 1', instructions: 'Watch.' }
    const sectionKey = (await admin(SeedSectionDocument, { input: section })).createSection.key
    await admin(SeedTaskDocument, { input: { contentKey, sectionKey, type: 'Lecture', name: 'Heart' } })
    const urls = { contentUrl: name.toLowerCase().replace(' ', '-'), sectionUrl: 'week-1', taskUrl: 'heart' }
    const stored = async () => (await admin(AuthoredTaskDocument, urls)).authoredTask
    const clip = await shortClip('sample/media/hand-hygiene.mp4', 2.5)
    expect(indexPosition(boxesIn(clip, 0, clip.length) ?? [])).toBe('behind')

    const sent: string[] = []
    page.on('requestfinished', (request) => {
      const [file = ''] = /[^/]+\.mp4$/.exec(new URL(request.url()).pathname) ?? []
      if (request.method() === 'PUT') sent.push(file)
    })
    const button = (label: string) => page.getByRole('main').getByRole('button', { name: label, exact: true })
    const step = (label: string) => page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]')
    await page.route(/\/480p\.mp4/, (route) => route.abort('connectionfailed'))
    await signInOnce(page, ADMIN)
    await page.goto(`/content/${Object.values(urls).join('/')}`)
    await page.locator('input[type=file]').setInputFiles({ name: 'heart.mp4', mimeType: 'video/mp4', buffer: clip })
    await button('Upload').click()

    // The original video plays immediately while the smaller versions are created; the connection is cut during that.
    await expect(page.getByLabel('Messages')).toContainText('Video uploaded to Heart')
    await expect(page.locator('video')).toBeVisible()
    await expect(page.getByText(/The connection is lost/)).toBeVisible({ timeout: 60_000 })
    await expect(step('360p')).toHaveText('stored')
    await expect(step('480p')).toContainText('being sent')
    expect((await stored()).task.renditions).toBeNull()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.unroute(/\/480p\.mp4/)

    expect(sent).toEqual(['heart.mp4', 'audio.mp4', '360p.mp4'])
    await button('Go on with the smaller versions').click()
    await expect(step('720p')).toContainText('1280 × 720', { timeout: 60_000 })
    await expect(step('480p')).toContainText('854 × 480')
    await expect(step('Sound only')).toContainText('kbit/s')
    expect(sent).toEqual(['heart.mp4', 'audio.mp4', '360p.mp4', '480p.mp4', '720p.mp4'])
    await expectAllViewports(page)

    const { task, lecture } = await stored()
    expect(task.renditions?.map((rendition) => rendition.name)).toEqual(['audio', '360p', '480p', '720p'])
    const video = await fetched(page, lecture?.video ?? '')
    expect([video.status, video.type, video.body.length]).toEqual([200, 'video/mp4', clip.length])
    expect(indexPosition(boxesIn(Uint8Array.from(video.body), 0, clip.length) ?? [])).toBe('front')
    const playlist = lecture?.playlist ?? ''
    const master = await fetched(page, playlist)
    expect([master.status, master.type]).toEqual([200, 'application/vnd.apple.mpegurl'])
    expect(String.fromCharCode(...master.body)).toContain('RESOLUTION=1280x720\n720p.m3u8')
    const beginning = await fetched(page, playlist.replace('master.m3u8', '480p.mp4'), 'bytes=0-99')
    expect([beginning.status, beginning.type, beginning.body.length]).toEqual([206, 'video/mp4', 100])

    await button('Delete Video').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Video' }).click()
    await expect(page.getByText('Choose a video or drop it here')).toBeVisible()
    // Its files are in the recycle bin.
    expect((await stored()).lecture).toBeNull()
  },
)
