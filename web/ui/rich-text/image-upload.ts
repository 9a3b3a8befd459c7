/** A public image: its path on the site, and its size in pixels. */
export type ShownImage = { src: string; width: number; height: number }

/**
 * Uploads an image to its public location; `onSent` receives the number of bytes sent. Rejects with an error whose
 * message can be shown.
 */
export type UploadImage = (
  file: File,
  sending: { signal: AbortSignal; onSent: (bytes: number) => void },
) => Promise<ShownImage>
