import { Extension, Mark } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { isLinkAddress } from './link-address.ts'
import { Figure, FigureCaption, Picture } from './rich-text-picture.ts'

export type Alignment = 'center' | 'right'

const alignmentOf = (element: HTMLElement): Alignment | null => {
  if (element.classList.contains('text-center')) return 'center'
  return element.classList.contains('text-right') ? 'right' : null
}

/** Lowered and raised text, as in H2O and cm2: one excludes the other. */
const raisedMark = (name: string, tag: 'sub' | 'sup', other: string) =>
  Mark.create({
    name,
    excludes: `${name} ${other}`,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

const Subscript = raisedMark('subscript', 'sub', 'superscript')
const Superscript = raisedMark('superscript', 'sup', 'subscript')

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

/** Without styles of its own, with the caption of a stored table; the Tab key leaves the table after its last cell. */
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

/** What can be written: what the server stores (headings, lists, links, tables, images, alignment), with undo. */
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
