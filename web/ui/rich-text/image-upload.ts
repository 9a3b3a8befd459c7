/** A public image: its path on the site, and its size in pixels. */
export type ShownImage = { src: string; width: number; height: number }

/** Uploads an image to its public place; `onSent` is called with the number of bytes sent. Fails with words to show. */
export type UploadImage = (
  file: File,
  sending: { signal: AbortSignal; onSent: (bytes: number) => void },
) => Promise<ShownImage>
