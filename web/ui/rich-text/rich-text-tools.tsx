import type { Editor } from '@tiptap/react'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Columns3,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Rows3,
  Strikethrough,
  Subscript as SubscriptIcon,
  Superscript as SuperscriptIcon,
  Table,
  TableCellsMerge,
  Trash2,
  Underline,
  Undo2,
} from 'lucide-react'
import { focusedChain } from './focused-chain.ts'
import type { Alignment } from './rich-text-extensions.ts'

/** A toolbar button. */
export type Tool = {
  label: string
  icon: LucideIcon
  run: (editor: Editor) => void
  /** Whether the text at the caret has this format. */
  isOn?: (editor: Editor) => boolean
  canRun?: (editor: Editor) => boolean
}

const align = (label: string, icon: LucideIcon, alignment: Alignment | null): Tool => ({
  label,
  icon,
  run: (editor) =>
    focusedChain(editor).updateAttributes('paragraph', { alignment }).updateAttributes('heading', { alignment }).run(),
  isOn: (editor) => editor.isActive({ alignment }),
})

const heading = (label: string, icon: LucideIcon, level: 2 | 3 | 4): Tool => ({
  label,
  icon,
  run: (editor) => focusedChain(editor).toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
})

const history: readonly Tool[] = [
  { label: 'Undo', icon: Undo2, run: (e) => focusedChain(e).undo().run(), canRun: (e) => e.can().undo() },
  { label: 'Redo', icon: Redo2, run: (e) => focusedChain(e).redo().run(), canRun: (e) => e.can().redo() },
]

const marks: readonly Tool[] = [
  { label: 'Bold', icon: Bold, run: (e) => focusedChain(e).toggleBold().run(), isOn: (e) => e.isActive('bold') },
  {
    label: 'Italic',
    icon: Italic,
    run: (e) => focusedChain(e).toggleItalic().run(),
    isOn: (e) => e.isActive('italic'),
  },
  {
    label: 'Underline',
    icon: Underline,
    run: (e) => focusedChain(e).toggleUnderline().run(),
    isOn: (e) => e.isActive('underline'),
  },
]

const strike: Tool = {
  label: 'Strike through',
  icon: Strikethrough,
  run: (e) => focusedChain(e).toggleStrike().run(),
  isOn: (e) => e.isActive('strike'),
}

const raised: readonly Tool[] = [
  {
    label: 'Subscript',
    icon: SubscriptIcon,
    run: (e) => focusedChain(e).toggleMark('subscript').run(),
    isOn: (e) => e.isActive('subscript'),
  },
  {
    label: 'Superscript',
    icon: SuperscriptIcon,
    run: (e) => focusedChain(e).toggleMark('superscript').run(),
    isOn: (e) => e.isActive('superscript'),
  },
]

const lists: readonly Tool[] = [
  {
    label: 'List',
    icon: List,
    run: (e) => focusedChain(e).toggleBulletList().run(),
    isOn: (e) => e.isActive('bulletList'),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    run: (e) => focusedChain(e).toggleOrderedList().run(),
    isOn: (e) => e.isActive('orderedList'),
  },
]

const quote: Tool = {
  label: 'Quote',
  icon: Quote,
  run: (e) => focusedChain(e).toggleBlockquote().run(),
  isOn: (e) => e.isActive('blockquote'),
}

const insertTable: Tool = {
  label: 'Insert a table',
  icon: Table,
  run: (e) => focusedChain(e).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  canRun: (e) => !e.isActive('table'),
}

/** The toolbar's groups, in order. */
export const tools: readonly (readonly Tool[])[] = [
  history,
  [heading('Heading', Heading2, 2), heading('Smaller heading', Heading3, 3), heading('Smallest heading', Heading4, 4)],
  [...marks, strike, ...raised],
  [...lists, quote],
  [
    align('Align left', AlignLeft, null),
    align('Align centre', AlignCenter, 'center'),
    align('Align right', AlignRight, 'right'),
  ],
  [insertTable],
]

/** The groups for a short text, such as an answer. */
export const smallTools: readonly (readonly Tool[])[] = [[...marks, ...raised, ...lists, insertTable]]

/** Shown only inside a table. */
export const tableTools: readonly Tool[] = [
  { label: 'Add a row', icon: Rows3, run: (e) => focusedChain(e).addRowAfter().run() },
  { label: 'Add a column', icon: Columns3, run: (e) => focusedChain(e).addColumnAfter().run() },
  { label: 'Header row', icon: TableCellsMerge, run: (e) => focusedChain(e).toggleHeaderRow().run() },
]

export const tableDeletions: readonly (Tool & { word: string })[] = [
  { label: 'Delete the row', word: 'Row', icon: Trash2, run: (e) => focusedChain(e).deleteRow().run() },
  { label: 'Delete the column', word: 'Column', icon: Trash2, run: (e) => focusedChain(e).deleteColumn().run() },
  { label: 'Delete the table', word: 'Table', icon: Trash2, run: (e) => focusedChain(e).deleteTable().run() },
]
