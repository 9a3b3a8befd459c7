import { useQuery } from '@tanstack/react-query'
import { type Cue } from '#domain/content/captions/cue.ts'
import { parseCaptions } from '#domain/content/captions/parse-captions.ts'
import { byStart } from '#domain/content/captions/write-vtt.ts'
import { contentMessages } from '#domain/messages/content.ts'
import { AppError } from '#web/lib/api/app-error.ts'

/** The captions that lie under a path of the site, by their start. Fails for what cannot be had, and for what is no file of captions. */
export async function fetchCaptions(path: string, signal: AbortSignal): Promise<Cue[]> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`Captions were answered with ${String(response.status)}`)
  const parsed = parseCaptions(await response.text())
  if (!parsed.ok) throw new AppError('captions-unreadable', contentMessages['captions-unreadable'])
  return byStart(parsed.cues)
}

/** The cues of captions by their path (`/lectures/…?v=…`), kept as long as the path is the same; null has none. */
export const useCaptions = (path: string | null) =>
  useQuery({
    queryKey: ['captions', path],
    enabled: path !== null,
    queryFn: ({ signal }) => (path === null ? [] : fetchCaptions(path, signal)),
    staleTime: Infinity,
    retry: 1,
  })
