import { imagePathsIn } from './image-paths-in.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { AuthoringDeps } from '#lambdas/functions/authoring/deps.ts'

/**
 * Keeps the images that a sanitised text shows, before it is saved: those of texts that are never saved are dropped by the
 * bucket. Refuses 'image-gone' when one is not there any more.
 */
export async function keepImages(html: string, { keepImage }: Pick<AuthoringDeps, 'keepImage'>): Promise<void> {
  const kept = await Promise.all(imagePathsIn(html).map(keepImage))
  if (kept.includes(false)) throw new Refusal('image-gone')
}
