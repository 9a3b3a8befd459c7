import { Extension, Mark, mergeAttributes, Node } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { isLinkAddress } from './link-address.ts'
import { Image } from '@tiptap/extension-image'
import { isImagePath } from '#domain/content/image-path.ts'

/**
 * One of the academy's images inside a paragraph, with its own alignment. Images from other sites are dropped without
 * being requested.
 */
const Picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => isImagePath(element.getAttribute('src') ?? '') && null },
    // Ignores other images in stored text.
    { tag: 'img', ignore: true },
  ],
  // Typing ![x](address) would load an image from any URL.
  addInputRules: () => [],
}).configure({ inline: true })

/** Keeps the figures of stored text: images or tables with a caption. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'block+ figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes), 0],
})

const FigureCaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', mergeAttributes(HTMLAttributes), 0],
  /** Enter leaves the figure, because a caption is a single paragraph. */
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

export type Alignment = 'center' | 'right'

const alignmentOf = (element: HTMLElement): Alignment | null => {
  if (element.classList.contains('text-center')) return 'center'
  return element.classList.contains('text-right') ? 'right' : null
}

/** Subscript and superscript, as in H2O and cm2; each excludes the other. */
const raisedMark = (name: string, tag: 'sub' | 'sup', other: string) =>
  Mark.create({
    name,
    excludes: `${name} ${other}`,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

const Subscript = raisedMark('subscript', 'sub', 'superscript')
const Superscript = raisedMark('superscript', 'sup', 'subscript')

/** Alignment as the classes that are kept in stored text (spec 3.9.13). */
const Aligned = Extension.create({
  name: 'aligned',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        alignment: {
          default: null,
          parseHTML: alignmentOf,
          renderHTML: ({ alignment }: { alignment?: unknown }) =>
            alignment === 'center' || alignment === 'right' ? { class: `text-${alignment}` } : {},
        },
      },
    },
  ],
})

/** A table without its own styles that keeps a stored caption; the Tab key leaves it after its last cell. */
const PlainTable = Table.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      caption: {
        default: null,
        parseHTML: (table) => table.querySelector('caption')?.textContent ?? null,
        rendered: false,
      },
    }
  },
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node }) => {
    const caption: unknown = node.attrs['caption']
    return typeof caption === 'string' ? ['table', ['caption', caption], ['tbody', 0]] : ['table', ['tbody', 0]]
  },
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() }
  },
})

/** Keeps the `scope` of header cells, for screen readers. */
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } }
  },
})

/** The content that the server stores (headings, lists, links, tables, images, alignment), with undo. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      isAllowedUri: (address) => isLinkAddress(address),
    },
  }),
  Aligned,
  Subscript,
  Superscript,
  Picture,
  Figure,
  FigureCaption,
  PlainTable.configure({ resizable: false }),
  TableRow,
  ScopedHeader,
  TableCell,
]
