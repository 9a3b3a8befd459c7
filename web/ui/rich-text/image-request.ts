import { Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { Editor } from '@tiptap/react'
import { isImagePath } from '#domain/content/image-path.ts'

/**
 * The open image dialog: new images, one after the other (none chosen yet: a chooser), or the words of the chosen one.
 */
export type ImageRequest = { kind: 'new'; files: readonly File[] } | { kind: 'words'; alt: string }

/** The dialog that the Image button opens. */
export function requestAt(editor: Editor): ImageRequest {
  if (!editor.isActive('image')) return { kind: 'new', files: [] }
  const alt: unknown = editor.getAttributes('image')['alt']
  return { kind: 'words', alt: typeof alt === 'string' ? alt : '' }
}

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Whether pasted HTML shows images that cannot stay: they lie with others, or in the author's computer. */
export const hasForeignImages = (html: string): boolean =>
  [...bodyOf(html).querySelectorAll('img')].some((image) => !isImagePath(image.getAttribute('src') ?? ''))

/** The files of a paste that is one of files: word processors add a picture of the text to the text. */
export function pastedFiles(clipboard: DataTransfer | null): File[] {
  const files = [...(clipboard?.files ?? [])]
  const words = files.length === 0 ? '' : bodyOf(clipboard?.getData('text/html') ?? '').textContent
  return words.trim() === '' ? files : []
}

/** Puts the caret where something was dropped, so that it is inserted there. */
export function selectDropPoint(view: EditorView, { clientX, clientY }: MouseEvent): void {
  const point = view.posAtCoords({ left: clientX, top: clientY })
  if (point) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(point.pos))))
}
