/** An image that everybody may see: its path on the site, and its size in pixels. */
export type ShownImage = { src: string; width: number; height: number }

/** Brings an image to where everybody may see it; `onSent` hears how many bytes are out. Fails with words to show. */
export type UploadImage = (
  file: File,
  sending: { signal: AbortSignal; onSent: (bytes: number) => void },
) => Promise<ShownImage>
