import { type Editor, useEditorState } from '@tiptap/react'
import { ImagePlus } from 'lucide-react'

type RichTextImageButtonProps = { editor: Editor; stop: boolean; onPress: () => void }

/** The button that inserts an image, or changes the words of the chosen one. */
export function RichTextImageButton({ editor, stop, onPress }: RichTextImageButtonProps) {
  const on = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('image') })
  return (
    <button
      type="button"
      className="rich-text-editor__tool"
      aria-label="Image"
      title="Image"
      aria-pressed={on}
      tabIndex={stop ? 0 : -1}
      onClick={onPress}
    >
      <ImagePlus size={18} aria-hidden="true" />
    </button>
  )
}
