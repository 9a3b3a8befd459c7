import type { Editor } from '@tiptap/react'

/**
 * Begins a change of the text with the caret in it. Tiptap's own `focus` comes with the next frame, and keys that are pressed
 * until then are lost.
 */
export function focusedChain(editor: Editor) {
  editor.view.focus()
  return editor.chain().scrollIntoView()
}
