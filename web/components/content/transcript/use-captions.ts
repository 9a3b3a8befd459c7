import { useQuery } from '@tanstack/react-query'
import { type Cue } from '#domain/content/captions/cue.ts'
import { parseCaptions } from '#domain/content/captions/parse-captions.ts'
import { byStart } from '#domain/content/captions/write-vtt.ts'
import { contentMessages } from '#domain/messages/content.ts'
import { AppError } from '#web/lib/api/app-error.ts'

/**
 * Fetches the captions at a path of the site, sorted by start time. Throws if they can't be loaded or aren't a caption
 * file.
 */
export async function fetchCaptions(path: string, signal: AbortSignal): Promise<Cue[]> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`Captions were answered with ${String(response.status)}`)
  const parsed = parseCaptions(await response.text())
  if (!parsed.ok) throw new AppError('captions-unreadable', contentMessages['captions-unreadable'])
  return byStart(parsed.cues)
}

/**
 * The cues of a caption file by its path (`/lectures/…?v=…`), cached while the path stays the same; no cues for null.
 */
export const useCaptions = (path: string | null) =>
  useQuery({
    queryKey: ['captions', path],
    enabled: path !== null,
    queryFn: ({ signal }) => (path === null ? [] : fetchCaptions(path, signal)),
    staleTime: Infinity,
    retry: 1,
  })
