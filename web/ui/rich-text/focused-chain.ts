import type { Editor } from '@tiptap/react'

/**
 * Starts a command chain with the editor focused. Tiptap's own `focus` waits for the next frame, and keys pressed until
 * then would be lost.
 */
export function focusedChain(editor: Editor) {
  editor.view.focus()
  return editor.chain().scrollIntoView()
}
