import { type Editor, useEditorState } from '@tiptap/react'
import { ImagePlus } from 'lucide-react'
import { Toolbar } from 'radix-ui'
import { RichTextLink } from './rich-text-link.tsx'
import { smallTools, tableDeletions, tableTools, type Tool, tools } from './rich-text-tools.tsx'

type RichTextToolbarProps = {
  editor: Editor
  label: string
  /** Only the tools that an answer needs. */
  small: boolean
  /** Opens the dialog for an image or the selected image's description; undefined for a text without images. */
  onImage: (() => void) | undefined
}

/** The formatting buttons: one Tab stop, and arrow keys move between buttons. */
export function RichTextToolbar({ editor, label, small, onImage }: RichTextToolbarProps) {
  const inTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') })
  const basic = small ? smallTools : tools
  const groups: (readonly (Tool & { word?: string })[])[] = [...basic, ...(inTable ? [tableTools, tableDeletions] : [])]
  return (
    <Toolbar.Root
      aria-label={label}
      className="rich-text-editor__bar scroll-edges"
      // Pressing a button keeps the caret, and a phone's keyboard, in place.
      onMouseDown={(event) => {
        const { target } = event
        if (target instanceof Element && target.closest('.rich-text-editor__tool') !== null) event.preventDefault()
      }}
    >
      {groups.map((group) => (
        <div
          key={group[0]?.label}
          className="flex flex-wrap max-sm:in-[.rich-text-editor--large]:flex-none max-sm:in-[.rich-text-editor--large]:flex-nowrap"
        >
          {group.map((tool) => (
            <ToolButton key={tool.label} editor={editor} tool={tool} word={tool.word} />
          ))}
          {!small && group === basic.at(-1) && <RichTextLink editor={editor} />}
          {group === basic.at(-1) && onImage !== undefined && <RichTextImageButton editor={editor} onPress={onImage} />}
        </div>
      ))}
    </Toolbar.Root>
  )
}

type ToolButtonProps = { editor: Editor; tool: Tool; word?: string | undefined }

/** A toolbar button. It stays focusable while unavailable, so that focus is never lost. */
function ToolButton({ editor, tool, word }: ToolButtonProps) {
  const { label, icon: Icon, isOn, canRun } = tool
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ on: isOn?.(now), can: canRun?.(now) ?? true }),
  })
  return (
    <Toolbar.Button
      className="rich-text-editor__tool"
      aria-label={label}
      title={label}
      aria-pressed={state.on}
      aria-disabled={state.can ? undefined : true}
      onClick={() => {
        if (state.can) tool.run(editor)
      }}
    >
      <Icon size={18} aria-hidden="true" />
      {word}
    </Toolbar.Button>
  )
}

type RichTextImageButtonProps = { editor: Editor; onPress: () => void }

/** The button that inserts an image or changes the selected image's description. */
function RichTextImageButton({ editor, onPress }: RichTextImageButtonProps) {
  const on = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('image') })
  return (
    <Toolbar.Button
      className="rich-text-editor__tool"
      aria-label="Image"
      title="Image"
      aria-pressed={on}
      onClick={onPress}
    >
      <ImagePlus size={18} aria-hidden="true" />
    </Toolbar.Button>
  )
}
