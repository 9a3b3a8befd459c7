import { createHash } from 'node:crypto'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import type { CourseItem } from '#table/course.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { buildCoursePages } from './build-course-pages.ts'
import { coursePageHtml, coursesSitemap } from './course-page-html.ts'
import type { SiteFiles } from '#lambdas/aws/site-files.ts'

/** Which pages there are, by slug, with a hash of each. An empty hash: it may have been written or not. */
const INDEX = 'courses/index.json'
const SITEMAP = 'sitemap-courses.xml'
const MATTERS = ['course', 'content', 'section', 'task']

export type CoursePagesDeps = { table: Table; site: SiteFiles }

/** Whether a batch of the table's stream may change a page, and which courses changed; a batch without records always matters. */
function changesOf(event: Partial<DynamoDBStreamEvent>): { matters: boolean; courses: string[] } {
  const records = event.Records ?? []
  const images = records.flatMap(
    ({ dynamodb }) => streamImage<{ type: string }>(dynamodb?.NewImage ?? dynamodb?.OldImage) ?? [],
  )
  const courses = records.flatMap(({ dynamodb }) => {
    const item = streamImage<CourseItem>(dynamodb?.NewImage)
    return item?.type === 'course' ? [item.key] : []
  })
  return { matters: records.length === 0 || images.some(({ type }) => MATTERS.includes(type)), courses }
}

async function readIndex(site: SiteFiles): Promise<Map<string, string>> {
  const text = await site.read(INDEX)
  if (text === undefined) return new Map()
  try {
    const value: unknown = JSON.parse(text)
    return new Map(
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([slug, hash]) => [slug, String(hash)])
        : [],
    )
  } catch {
    return new Map()
  }
}

const writeIndex = (site: SiteFiles, index: ReadonlyMap<string, string>) =>
  site.write(INDEX, JSON.stringify(Object.fromEntries([...index].sort())))

const htmlOf = (slug: string) => `courses/${slug}/index.html`
const dataOf = (slug: string) => `courses/${slug}.json`

/**
 * Writes the public pages of courses that changed, and removes those of courses that are not offered any more (decision 0066). The index
 * names a page before it is written and until it is removed: what a crash leaves is found by the next run. One run at a time.
 */
export async function projectCoursePages(
  event: Partial<DynamoDBStreamEvent>,
  { table, site }: CoursePagesDeps,
): Promise<void> {
  const { matters, courses } = changesOf(event)
  if (!matters) return
  const before = await readIndex(site)
  const pages = await buildCoursePages(table, courses)
  const files = pages.map((page) => ({ slug: page.slug, data: JSON.stringify(page), html: coursePageHtml(page) }))
  const hashOf = ({ html, data }: { html: string; data: string }) =>
    createHash('sha256').update(html).update(data).digest('base64url').slice(0, 16)
  const after = new Map(files.map((file) => [file.slug, hashOf(file)]))
  const changed = files.filter(({ slug }) => before.get(slug) !== after.get(slug))
  const gone = [...before.keys()].filter((slug) => !after.has(slug))
  if (changed.length === 0 && gone.length === 0) return
  await writeIndex(site, new Map([...before, ...changed.map(({ slug }) => [slug, ''] as const)]))
  for (const { slug, html, data } of changed) {
    await site.write(dataOf(slug), data)
    await site.write(htmlOf(slug), html)
  }
  for (const slug of gone) {
    await site.remove(htmlOf(slug))
    await site.remove(dataOf(slug))
  }
  await site.write(SITEMAP, coursesSitemap(pages))
  await writeIndex(site, after)
}
