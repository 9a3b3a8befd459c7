import type { CoursePage } from '#domain/courses/course-page.ts'
import { isObject } from '#web/lib/json.ts'

const isPage = (value: unknown): value is CoursePage =>
  isObject(value) && 'slug' in value && 'key' in value && 'contents' in value && 'totals' in value

/** The data that lies in the document that the stream function wrote, where it is of this page. */
export function pageInDocument(slug: string): CoursePage | undefined {
  if (typeof document === 'undefined') return undefined
  try {
    const value: unknown = JSON.parse(document.getElementById('course-page')?.textContent ?? '')
    return isPage(value) && value.slug === slug ? value : undefined
  } catch {
    return undefined
  }
}

/** The data of a course's page; undefined when there is none. Rejects when it cannot be fetched or read. */
export async function fetchCoursePage(slug: string, signal: AbortSignal): Promise<CoursePage | undefined> {
  const response = await fetch(`/courses/${encodeURIComponent(slug)}.json`, { signal })
  if (response.status === 404) return undefined
  const value: unknown = response.ok ? await response.json() : undefined
  if (!isPage(value)) throw new Error('The page of a course cannot be read')
  return value
}
