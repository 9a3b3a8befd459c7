import { imagePathsIn } from './image-paths-in.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { AuthoringDeps } from '#lambdas/functions/authoring/deps.ts'

/**
 * Keeps the images that a sanitised text shows, before it is saved: those of texts that are never saved are dropped by the
 * bucket. Refuses 'image-gone' when one is not there any more.
 */
export async function retainImages(html: string, { retainImage }: Pick<AuthoringDeps, 'retainImage'>): Promise<void> {
  const kept = await Promise.all(imagePathsIn(html).map(retainImage))
  if (kept.includes(false)) throw new Refusal('image-gone')
}
