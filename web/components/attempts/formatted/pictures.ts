import type { Picture } from './picture-dialog.tsx'

/** Whether a picture is shown smaller than its full size. */
export const isReduced = (image: HTMLImageElement): boolean =>
  image.clientWidth > 0 && image.clientWidth < Number(image.getAttribute('width'))

/** The data that a dialog shows for a picture on the page. */
export function pictureOf(image: HTMLImageElement): Picture {
  const letter = image.closest('label')?.querySelector('.answer__letter')?.textContent
  const [src, width, height] = ['src', 'width', 'height'].map((name) => image.getAttribute(name) ?? '')
  return { alt: image.alt, src, width, height, ...(letter == null ? {} : { letter }) }
}
