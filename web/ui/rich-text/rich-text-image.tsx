import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Stack } from '../layout/stack.tsx'
import { focusedChain } from './focused-chain.ts'
import type { ImageRequest } from './image-request.ts'
import type { ShownImage, UploadImage } from './image-upload.ts'
import { ImageDescriptionFields } from './image-description-fields.tsx'
import { NewImage } from './new-image.tsx'
import { useImageDescription } from './use-image-description.ts'

type RichTextImageProps = {
  editor: Editor
  request: ImageRequest
  upload: UploadImage
  mustDescribe: boolean
  onClose: () => void
}

/**
 * The image dialogs: for each new image and its description, one after the other, or for the selected image's
 * description.
 */
export function RichTextImage({ editor, request, upload, mustDescribe, onClose }: RichTextImageProps) {
  const [index, setIndex] = useState(0)
  /** The position after the last inserted image, because closing a dialog may move the caret. */
  const behind = useRef<number>(undefined)
  useEffect(
    () => () => {
      // Runs once the dialog is gone: while it's open, nothing behind it can receive focus.
      if (behind.current !== undefined && !editor.isDestroyed) editor.view.focus()
    },
    [editor],
  )
  if (request.kind === 'words') {
    return (
      <ImageDescription
        initial={request.alt}
        mustDescribe={mustDescribe}
        onSave={(alt) => {
          flushSync(onClose)
          focusedChain(editor).updateAttributes('image', { alt }).run()
        }}
        onClose={onClose}
      />
    )
  }
  const { files } = request
  const next = () => {
    if (index + 1 < files.length) setIndex(index + 1)
    else onClose()
  }
  const insert = ({ src, width, height }: ShownImage, alt: string) => {
    const at = behind.current ?? editor.state.selection.to
    behind.current = at + 1
    editor
      .chain()
      .insertContentAt(at, { type: 'image', attrs: { src, alt, width, height } })
      .setTextSelection(at + 1)
      .run()
    // Synchronous, so that text typed next goes after the image.
    flushSync(next)
  }
  return (
    <NewImage
      key={index}
      title={files.length > 1 ? `Image ${String(index + 1)} of ${String(files.length)}` : 'Image'}
      initialFile={files[index]}
      upload={upload}
      mustDescribe={mustDescribe}
      onInsert={insert}
      onClose={next}
    />
  )
}

type ImageDescriptionProps = {
  initial: string
  mustDescribe?: boolean
  onSave: (alt: string) => void
  onClose: () => void
}

/** Edits an image's description, for people who can't see it. */
export function ImageDescription({ initial, mustDescribe = false, onSave, onClose }: ImageDescriptionProps) {
  const words = useImageDescription(initial, mustDescribe)
  const save = () => {
    const alt = words.check()
    if (alt !== undefined) onSave(alt)
  }
  return (
    <Dialog open title="Image" onClose={onClose} actions={<Button onClick={save}>Save</Button>}>
      <Stack>
        <ImageDescriptionFields words={words} onEnter={save} />
      </Stack>
    </Dialog>
  )
}
