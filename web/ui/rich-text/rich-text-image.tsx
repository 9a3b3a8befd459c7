import type { Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import type { ImageRequest } from './image-request.ts'
import type { ShownImage, UploadImage } from './image-upload.ts'
import { ImageWords } from './image-words.tsx'
import { NewImage } from './new-image.tsx'

type RichTextImageProps = { editor: Editor; request: ImageRequest; upload: UploadImage; onClose: () => void }

/** The dialogs of images: each new one with its words, one after the other, or the words of the chosen one. */
export function RichTextImage({ editor, request, upload, onClose }: RichTextImageProps) {
  const [index, setIndex] = useState(0)
  /** Behind the image that was put in last: a dialog that closes may move the caret. */
  const behind = useRef<number>(undefined)
  if (request.kind === 'words') {
    return (
      <ImageWords
        initial={request.alt}
        onSave={(alt) => {
          onClose()
          editor.chain().focus().updateAttributes('image', { alt }).run()
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
    next()
    const at = behind.current ?? editor.state.selection.to
    behind.current = at + 1
    editor
      .chain()
      .insertContentAt(at, { type: 'image', attrs: { src, alt, width, height } })
      .setTextSelection(at + 1)
      .run()
    if (index + 1 >= files.length) editor.commands.focus()
  }
  return (
    <NewImage
      key={index}
      title={files.length > 1 ? `Image ${String(index + 1)} of ${String(files.length)}` : 'Image'}
      given={files[index]}
      upload={upload}
      onInsert={insert}
      onClose={next}
    />
  )
}
