import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Stack } from '../layout/stack.tsx'
import { focusedChain } from './focused-chain.ts'
import type { ImageRequest } from './image-request.ts'
import type { ShownImage, UploadImage } from './image-upload.ts'
import { ImageWordsFields } from './image-words-fields.tsx'
import { NewImage } from './new-image.tsx'
import { useImageWords } from './use-image-words.ts'

type RichTextImageProps = {
  editor: Editor
  request: ImageRequest
  upload: UploadImage
  mustDescribe: boolean
  onClose: () => void
}

/** The dialogs of images: each new one with its words, one after the other, or the words of the chosen one. */
export function RichTextImage({ editor, request, upload, mustDescribe, onClose }: RichTextImageProps) {
  const [index, setIndex] = useState(0)
  /** Behind the image that was put in last: a dialog that closes may move the caret. */
  const behind = useRef<number>(undefined)
  useEffect(
    () => () => {
      // Once the dialog is gone: while it is open, nothing behind it takes the focus.
      if (behind.current !== undefined && !editor.isDestroyed) editor.view.focus()
    },
    [editor],
  )
  if (request.kind === 'words') {
    return (
      <ImageWords
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
    // At once: what is typed next goes behind the image.
    flushSync(next)
  }
  return (
    <NewImage
      key={index}
      title={files.length > 1 ? `Image ${String(index + 1)} of ${String(files.length)}` : 'Image'}
      given={files[index]}
      upload={upload}
      mustDescribe={mustDescribe}
      onInsert={insert}
      onClose={next}
    />
  )
}

type ImageWordsProps = { initial: string; mustDescribe?: boolean; onSave: (alt: string) => void; onClose: () => void }

/** Changes an image's text for those who cannot see it. */
export function ImageWords({ initial, mustDescribe = false, onSave, onClose }: ImageWordsProps) {
  const words = useImageWords(initial, mustDescribe)
  const save = () => {
    const alt = words.check()
    if (alt !== undefined) onSave(alt)
  }
  return (
    <Dialog open title="Image" onClose={onClose} actions={<Button onClick={save}>Save</Button>}>
      <Stack>
        <ImageWordsFields words={words} onEnter={save} />
      </Stack>
    </Dialog>
  )
}
