import { Extension, Node } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { isLinkAddress } from './link-address.ts'

export type Alignment = 'center' | 'right'

const alignmentOf = (element: HTMLElement): Alignment | null => {
  if (element.classList.contains('text-center')) return 'center'
  return element.classList.contains('text-right') ? 'right' : null
}

/** Alignment as the classes that are kept when the text is stored (spec 3.9.13). */
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

/** Keeps the images of a stored text; there is no way to add one yet. */
const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: null }, width: {}, height: {} }),
  parseHTML: () => [{ tag: 'img[src^="https:"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** Without styles of its own; the Tab key leaves the table after its last cell. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() }
  },
})

/** Keeps what a header cell is the header of, for screen readers. */
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } }
  },
})

/** What can be written: what the server keeps (headings, lists, links, tables, alignment), with undo. */
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
  Picture,
  PlainTable.configure({ resizable: false }),
  TableRow,
  ScopedHeader,
  TableCell,
]
