import { type Editor, useEditorState } from '@tiptap/react'
import { ImagePlus } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
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

/** Only the toolbar's own buttons: the link dialog has buttons too. */
const buttonsOf = (bar: HTMLElement | null) => [
  ...(bar?.querySelectorAll<HTMLElement>('.rich-text-editor__tool') ?? []),
]

/** The formatting buttons, following the ARIA toolbar pattern: one Tab stop, and arrow keys move between buttons. */
export function RichTextToolbar({ editor, label, small, onImage }: RichTextToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  /** The label of the button that is the Tab stop. */
  const [stop, setStop] = useState(small ? 'Bold' : 'Undo')
  const inTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') })
  const basic = small ? smallTools : tools
  const groups: (readonly (Tool & { word?: string })[])[] = [...basic, ...(inTable ? [tableTools, tableDeletions] : [])]
  const isAvailable = ['Link', 'Image'].includes(stop) || groups.flat().some((tool) => tool.label === stop)
  const current = isAvailable ? stop : small ? 'Bold' : 'Undo'
  const move = (event: KeyboardEvent) => {
    const buttons = buttonsOf(bar.current)
    const index = buttons.findIndex((button) => button === document.activeElement)
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (to === undefined || index < 0) return
    event.preventDefault()
    buttons[(to + buttons.length) % buttons.length]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className="rich-text-editor__bar scroll-edges"
      onKeyDown={move}
      // Pressing a button keeps the caret, and a phone's keyboard, in place.
      onMouseDown={(event) => {
        const { target } = event
        if (target instanceof Element && target.closest('.rich-text-editor__tool') !== null) event.preventDefault()
      }}
      onFocus={({ target }) => {
        const name = target.getAttribute('aria-label')
        if (name !== null && target.classList.contains('rich-text-editor__tool')) setStop(name)
      }}
    >
      {groups.map((group) => (
        <div
          key={group[0]?.label}
          className="flex flex-wrap max-sm:in-[.rich-text-editor--large]:flex-none max-sm:in-[.rich-text-editor--large]:flex-nowrap"
        >
          {group.map((tool) => (
            <ToolButton key={tool.label} editor={editor} tool={tool} word={tool.word} stop={tool.label === current} />
          ))}
          {!small && group === basic.at(-1) && <RichTextLink editor={editor} stop={current === 'Link'} />}
          {group === basic.at(-1) && onImage !== undefined && (
            <RichTextImageButton editor={editor} stop={current === 'Image'} onPress={onImage} />
          )}
        </div>
      ))}
    </div>
  )
}

type ToolButtonProps = { editor: Editor; tool: Tool; stop: boolean; word?: string | undefined }

/** A toolbar button. It stays focusable while unavailable, so that focus is never lost. */
function ToolButton({ editor, tool, stop, word }: ToolButtonProps) {
  const { label, icon: Icon, isOn, canRun } = tool
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ on: isOn?.(now), can: canRun?.(now) ?? true }),
  })
  return (
    <button
      type="button"
      className="rich-text-editor__tool"
      aria-label={label}
      title={label}
      aria-pressed={state.on}
      aria-disabled={state.can ? undefined : true}
      tabIndex={stop ? 0 : -1}
      onClick={() => {
        if (state.can) tool.run(editor)
      }}
    >
      <Icon size={18} aria-hidden="true" />
      {word}
    </button>
  )
}

type RichTextImageButtonProps = { editor: Editor; stop: boolean; onPress: () => void }

/** The button that inserts an image or changes the selected image's description. */
function RichTextImageButton({ editor, stop, onPress }: RichTextImageButtonProps) {
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
