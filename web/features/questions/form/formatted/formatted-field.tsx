import { ImagePlus, Type } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { uploadImage } from '#web/components/content/files/upload-image.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import type { FieldFacts } from '#web/ui/form/field.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { prepareEditor, RichTextEditor } from '#web/ui/rich-text/rich-text-editor.tsx'
import { intentHandlers } from '#web/ui/intent.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { htmlOf, type TextWithHtml, formattedTextOf, linesOf } from './formatted-text-of.ts'
import '#web/features/questions/questions.css'

type FormattedFieldProps = Pick<FieldFacts, 'label' | 'hint' | 'error' | 'optional'> & {
  value: TextWithHtml
  onChange: (value: TextWithHtml) => void
  rows?: number
  /** One of several short texts, such as an answer. Shows the formatting button as an icon and a low editor. */
  small?: boolean
  /** Makes the text read-only. */
  readOnly?: boolean
}

/**
 * A text of a question. A plain field until the author wants formatting, a picture, or a table. The editor holds the
 * same text, which is stored as plain text while it contains only words.
 */
export function FormattedField(props: FormattedFieldProps) {
  const { label, hint, error, optional, value, onChange, rows, small = false, readOnly = false } = props
  const area = useRef<HTMLDivElement>(null)
  /** The HTML in the editor (undefined shows the plain field), and the form value it belongs to. */
  const [shown, setShown] = useState({ html: value.html, value, pressed: false })
  const [asking, setAsking] = useState(false)
  if (shown.value.text !== value.text || shown.value.html !== value.html) {
    // The value changed from outside, such as by Reset.
    setShown({ html: value.html, value, pressed: false })
  }
  const facts = { label, hint, error, optional }
  const keep = (next: TextWithHtml, html: string | undefined, pressed = false) => {
    setShown({ html, value: next, pressed })
    onChange(next)
  }
  const leaveEditor = () => {
    setAsking(false)
    flushSync(() =>
      keep({ text: shown.html === undefined ? value.text : linesOf(shown.html), html: undefined }, undefined),
    )
    area.current?.querySelector('textarea')?.focus()
  }
  return (
    <div
      ref={area}
      className={classNames(
        'formatted-field relative grid grid-cols-1 justify-items-start w-full min-w-0 [&>.field]:w-full',
        small && 'formatted-field--small',
      )}
    >
      {shown.html === undefined ? (
        <TextAreaField
          {...facts}
          {...(rows === undefined ? {} : { rows })}
          value={value.text}
          readOnly={readOnly}
          onChange={(event) => keep({ text: event.target.value, html: undefined }, undefined)}
        />
      ) : (
        <RichTextEditor
          {...facts}
          value={shown.html}
          uploadImage={uploadImage}
          small={small}
          mustDescribe
          startInText={shown.pressed}
          onChange={(html) => keep(formattedTextOf(html), html)}
        />
      )}
      {!readOnly && shown.html === undefined && (
        <button
          type="button"
          className="text-button formatted-field__switch"
          title={small ? 'Formatting, a picture or a table' : undefined}
          {...intentHandlers(prepareEditor)}
          onClick={() => setShown({ html: htmlOf(value.text), value, pressed: true })}
        >
          <ImagePlus size={16} aria-hidden="true" />
          {small ? (
            <VisuallyHidden>Add formatting, a picture or a table to {label.toLowerCase()}</VisuallyHidden>
          ) : (
            <>
              Add formatting, a picture or a table<VisuallyHidden> to {label.toLowerCase()}</VisuallyHidden>
            </>
          )}
        </button>
      )}
      {shown.html !== undefined && (
        <button
          type="button"
          className="text-button formatted-field__switch formatted-field__switch--back absolute -inset-bs-1 inset-e-0"
          onClick={() => {
            if (value.html === undefined) leaveEditor()
            else setAsking(true)
          }}
        >
          <Type size={16} aria-hidden="true" />
          Plain text<VisuallyHidden> for {label.toLowerCase()}</VisuallyHidden>
        </button>
      )}
      <ConfirmDialog
        open={asking}
        title="Go back to plain text?"
        confirmLabel="Use plain text"
        danger
        onConfirm={leaveEditor}
        onCancel={() => setAsking(false)}
      >
        <p>The words stay, with its description in place of a picture. Pictures, tables and formatting are lost.</p>
      </ConfirmDialog>
    </div>
  )
}
