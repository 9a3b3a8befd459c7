import { useCallback, useEffect, useRef, useState } from 'react'
import { fileSize, MAX_SMALL_BYTES } from '#domain/content/file-size.ts'
import { contentMessages } from '#domain/messages/content.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { ImageDescriptionFields } from './image-description-fields.tsx'
import type { ShownImage, UploadImage } from './image-upload.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { checkImage } from '#domain/content/check-image.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useImageDescription } from './use-image-description.ts'

/** An image that may be uploaded; `url` shows it until then. */
type SelectedImage = { file: File; url: string }
type ReadImage = ({ ok: true } & SelectedImage) | { ok: false; problem: string }

/** The content security policy allows data URLs for images, but not blob URLs. */
function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(new Error('The image cannot be read'))
    reader.readAsDataURL(file)
  })
}

/** Checks a file before the upload: it must be an image by its bytes, and not too large. The server checks it again. */
async function readImage(file: File): Promise<ReadImage> {
  try {
    const checked = checkImage(new Uint8Array(await file.slice(0, MAX_SMALL_BYTES + 1).arrayBuffer()))
    if (!checked.ok) return { ok: false, problem: contentMessages[checked.code] }
    return { ok: true, file, url: await dataUrl(file.slice(0, file.size, `image/${checked.image.type}`)) }
  } catch {
    return { ok: false, problem: 'The image cannot be read' }
  }
}

type NewImageProps = {
  title: string
  /** The pasted or dropped file. */
  initialFile: File | undefined
  upload: UploadImage
  mustDescribe?: boolean
  onInsert: (image: ShownImage, alt: string) => void
  onClose: () => void
}

/** Selects an image and its description, and uploads it on Insert. */
export function NewImage({ title, initialFile, upload, mustDescribe = false, onInsert, onClose }: NewImageProps) {
  const [choice, setChoice] = useState<ReadImage>()
  const [failure, setFailure] = useState<string>()
  /** Bytes sent; undefined while nothing is being sent. */
  const [sent, setSent] = useState<number>()
  const words = useImageDescription(undefined, mustDescribe)
  /** The last selected file, which may still be loading when Insert is pressed. */
  const reading = useRef<Promise<ReadImage>>(undefined)
  const run = useRef(new AbortController())
  const busy = sent !== undefined
  const read = useCallback(async (file: File) => {
    const current = readImage(file)
    reading.current = current
    const image = await current
    if (reading.current !== current) return
    setChoice(image)
    if (!image.ok) reading.current = undefined
  }, [])
  const selected = choice?.ok === true ? choice : undefined
  const problem = failure ?? (choice?.ok === false ? choice.problem : undefined)
  useEffect(() => {
    const current = run.current
    return () => current.abort()
  }, [])
  useEffect(() => {
    if (initialFile !== undefined) void read(initialFile)
  }, [initialFile, read])
  const insert = async () => {
    if (busy) return
    if (reading.current === undefined) {
      setFailure(contentMessages['no-file'])
      return
    }
    const alt = words.check()
    if (alt === undefined) return
    setSent(0)
    setFailure(undefined)
    const { signal } = run.current
    try {
      const picked = await reading.current
      if (!picked.ok) {
        setSent(undefined)
        return
      }
      const image = await upload(picked.file, { signal, onSent: setSent })
      if (!signal.aborted) onInsert(image, alt)
    } catch (error) {
      if (signal.aborted) return
      setFailure(error instanceof Error ? error.message : String(error))
      setSent(undefined)
    }
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={() => void insert()}>
            Insert
          </Button>
        </>
      }
    >
      <Stack>
        {problem !== undefined && (
          <Notice tone="error" role="alert">
            {problem}
          </Notice>
        )}
        {selected === undefined && !busy && (
          <FileDrop
            label="Choose an image or drop it here"
            hint="PNG, JPEG, WebP or GIF, at most 5 MB"
            accept="image/png,image/jpeg,image/webp,image/gif"
            onFile={(file) => {
              setFailure(undefined)
              void read(file)
            }}
          />
        )}
        {selected !== undefined && (
          <figure className="grid justify-items-center gap-2 m-0 p-3 border border-border rounded-large bg-surface-sunken">
            <img className="max-w-full max-h-56 rounded-medium object-[contain]" src={selected.url} alt="" />
            <figcaption className="text-text-muted text-small wrap-anywhere">
              {selected.file.name}, {fileSize(selected.file.size)}
            </figcaption>
          </figure>
        )}
        <ImageDescriptionFields words={words} disabled={busy} onEnter={() => void insert()} />
        {busy && selected !== undefined && (
          <ProgressBar
            label="Sending the image"
            value={sent}
            max={selected.file.size}
            text={`${String(Math.round((100 * sent) / selected.file.size))}%`}
          />
        )}
      </Stack>
    </Dialog>
  )
}
