import { mergeAttributes, Node } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { isImagePath } from '#domain/content/image-path.ts'

/**
 * An image of the academy inside a paragraph, with its own alignment. An image of another site is dropped, and not even
 * requested.
 */
export const Picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => isImagePath(element.getAttribute('src') ?? '') && null },
    // The rest of a stored image that is not the academy's.
    { tag: 'img', ignore: true },
  ],
  // Typing ![x](address) would load an image from any address.
  addInputRules: () => [],
}).configure({ inline: true })

/** Keeps the figures of a stored text: images or tables with a caption. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'block+ figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes), 0],
})

export const FigureCaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', mergeAttributes(HTMLAttributes), 0],
  /** Enter leaves the figure: a caption is one paragraph. */
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection
        if ($from.parent.type.name !== this.name) return false
        return editor.commands.insertContentAt(
          $from.after($from.depth - 1),
          { type: 'paragraph' },
          { updateSelection: true },
        )
      },
    }
  },
})
