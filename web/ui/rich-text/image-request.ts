import { Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { Editor } from '@tiptap/react'
import { isImagePath } from '#domain/content/image-path.ts'

/**
 * The open image dialog: for new images, one after the other (a file chooser if there are none yet), or for the
 * selected image's description.
 */
export type ImageRequest = { kind: 'new'; files: readonly File[] } | { kind: 'words'; alt: string }

/** The dialog that the Image button opens. */
export function requestAt(editor: Editor): ImageRequest {
  if (!editor.isActive('image')) return { kind: 'new', files: [] }
  const alt: unknown = editor.getAttributes('image')['alt']
  return { kind: 'words', alt: typeof alt === 'string' ? alt : '' }
}

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Whether pasted HTML contains images that can't be kept, because they're on another site or the author's computer. */
export const hasForeignImages = (html: string): boolean =>
  [...bodyOf(html).querySelectorAll('img')].some((image) => !isImagePath(image.getAttribute('src') ?? ''))

/** The files of a paste that contains only files. Word processors add a picture of the text to pasted text. */
export function pastedFiles(clipboard: DataTransfer | null): File[] {
  const files = [...(clipboard?.files ?? [])]
  const words = files.length === 0 ? '' : bodyOf(clipboard?.getData('text/html') ?? '').textContent
  return words.trim() === '' ? files : []
}

/** Moves the caret to where something was dropped, so that it's inserted there. */
export function selectDropPoint(view: EditorView, { clientX, clientY }: MouseEvent): void {
  const point = view.posAtCoords({ left: clientX, top: clientY })
  if (point) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(point.pos))))
}
