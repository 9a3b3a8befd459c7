import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { FieldError } from '#web/ui/form/field-error.tsx'
import { element, type HtmlChild, htmlNodes, htmlText } from 'question-formats/text/html-node.ts'
import { tidied } from 'question-formats/text/tidy-html.ts'
import { alignmentOf } from '#domain/text/alignment.ts'
import { gatherWordLists } from './word-lists.ts'

import { hasForeignImages, type ImageRequest, pastedFiles, requestAt, selectDropPoint } from './image-request.ts'
import { RichTextImage } from './rich-text-image.tsx'
import { richTextExtensions } from './rich-text-extensions.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import './rich-text-editor.css'
import type { FieldFacts } from '#web/ui/form/field.tsx'
import type { UploadImage } from './image-upload.ts'

export type RichTextEditorProps = Pick<FieldFacts, 'label' | 'hint' | 'error' | 'optional'> & {
  /** HTML; '' if empty. */
  value: string
  onChange: (html: string) => void
  /** Uploads images; without it, the text can't contain any. */
  uploadImage?: UploadImage
  /** For an answer or a note: smaller, without headings, quotes, alignment, and links. */
  small?: boolean
  /**
   * For a lesson: as tall as the window and growing with its text, with the toolbar in reach and lines as long as
   * readers see them.
   */
  large?: boolean
  /** Every image needs a description; none can be marked as decoration. */
  mustDescribe?: boolean
  /** Moves the caret into the text once the editor's code has loaded. */
  startInText?: boolean
}

/** Attributes that are kept; alignment is one of our two classes. */
const ALLOWED = new Set(['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope'])

const hasCells = (children: readonly HtmlChild[]): boolean =>
  children.some(
    (child) => typeof child !== 'string' && (child.name === 'td' || child.name === 'th' || hasCells(child.children)),
  )

const unwrapped = (children: readonly HtmlChild[]): HtmlChild[] =>
  children.flatMap((child): HtmlChild[] => {
    if (typeof child === 'string') return [child]
    const inner = unwrapped(child.children)
    // The editor can't handle a table without cells.
    if (child.name === 'table' && !hasCells(inner)) return inner
    const alignment = alignmentOf(child.attributes)
    const attributes = Object.fromEntries(Object.entries(child.attributes).filter(([name]) => ALLOWED.has(name)))
    return [element(child.name, inner, alignment ? { ...attributes, class: `text-${alignment}` } : attributes)]
  })

/**
 * Cleans pasted HTML of what word processors add, like imported files. Styles become elements, so that 10⁹ from Google
 * Docs and Word stays 10⁹. Word's lists become lists, first-level headings second-level (the page's own heading is the
 * first), and alignment one of our two classes (spec 3.9.13).
 */
export const cleanPasted = (html: string): string =>
  htmlText(unwrapped(tidied(gatherWordLists(htmlNodes(html)), { losses: [] })))

/** The editor with its toolbar. Escape moves focus from the text to the toolbar. */
export function RichTextArea(props: RichTextEditorProps & { id: string }) {
  const { id, label, hint, error, optional, value, onChange, uploadImage } = props
  const { small = false, large = false, mustDescribe = false, startInText = false } = props
  /** The request of the open image dialog; undefined if none is open. */
  const [images, setImages] = useState<ImageRequest>()
  const [leftOut, setLeftOut] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  /**
   * The given text, and the same text as the editor serializes it, so that undoing every change counts as no change.
   */
  const lastGiven = useRef({ html: value, written: '' })
  /** The text that the form holds. */
  const knownValue = useRef(value)
  const takeFiles = (files: readonly File[]): boolean => {
    if (files.length === 0 || uploadImage === undefined) return false
    setImages({ kind: 'new', files })
    return true
  }
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': error === undefined ? `${id}-help` : `${id}-error ${id}-help`,
        ...(error === undefined ? {} : { 'aria-invalid': 'true' }),
        class: classNames('rich-text rich-text-editor__text', small && 'rich-text-editor__text--small'),
      },
      transformPastedHTML: (html) => {
        setLeftOut(hasForeignImages(html))
        return cleanPasted(html)
      },
      handlePaste: (_, { clipboardData }) => takeFiles(pastedFiles(clipboardData)),
      handleDrop: (view, event, _slice, moved) => {
        const files = moved ? [] : [...(event.dataTransfer?.files ?? [])]
        if (files.length > 0) selectDropPoint(view, event)
        return takeFiles(files)
      },
      handleKeyDown: (_, event) => {
        if (event.key !== 'Escape') return false
        frame.current?.querySelector<HTMLElement>('[role=toolbar]')?.focus()
        return true
      },
    },
    onCreate: ({ editor: made }) => {
      lastGiven.current.written = made.getHTML()
    },
    onUpdate: ({ editor: changed }) => {
      const written = changed.getHTML()
      knownValue.current =
        written === lastGiven.current.written ? lastGiven.current.html : written === '<p></p>' ? '' : written
      change.current(knownValue.current)
    },
  })
  const start = useRef(startInText)
  useLayoutEffect(() => {
    // Tiptap replaces an editor whose first render was discarded.
    if (!start.current || editor.isDestroyed) return
    start.current = false
    editor.commands.setTextSelection(editor.state.doc.content.size)
    editor.view.focus()
  }, [editor])
  useEffect(() => {
    if (value === knownValue.current) return
    editor.commands.setContent(value, { emitUpdate: false })
    lastGiven.current = { html: value, written: editor.getHTML() }
    knownValue.current = value
  }, [editor, value])
  return (
    <div className="field">
      <span
        className="field__label"
        id={`${id}-label`}
        // Pressing the label focuses the editor; keyboard users have the Tab key.
        onPointerUp={() => editor.view.focus()}
      >
        {label}
        {optional === true && <span className="text-text-muted font-normal"> (optional)</span>}
      </span>
      <div className={classNames('rich-text-editor', large && 'rich-text-editor--large')} ref={frame}>
        <RichTextToolbar
          editor={editor}
          label={`Format: ${label}`}
          small={small}
          onImage={uploadImage && (() => setImages(requestAt(editor)))}
        />
        <EditorContent editor={editor} />
      </div>
      {leftOut && (
        <p className="field__hint" role="status">
          The images of the pasted text were left out. Insert each with the Image button, or paste it alone.
        </p>
      )}
      {uploadImage && images && (
        <RichTextImage
          editor={editor}
          request={images}
          upload={uploadImage}
          mustDescribe={mustDescribe}
          onClose={() => setImages(undefined)}
        />
      )}
      <FieldError id={`${id}-error`} error={error} />
      <p className="field__hint" id={`${id}-help`}>
        {hint !== undefined && `${hint} `}Escape leads to the buttons of the format.
      </p>
    </div>
  )
}
