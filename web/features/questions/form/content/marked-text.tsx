import { Highlighter, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { parseMarkedText } from '#domain/questions/types/spans.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useWrong } from './content-form.tsx'
import { fieldsOf, indexOf, listOf, maybeText, textOf } from './lenient.ts'
import { withItem, without } from './lists.ts'
import { followSpans, type Span, withSpan } from './spans.ts'
import { WhyField } from './why-field.tsx'

/** Draft of a text and the spans that can be highlighted. */
export type MarkedDraft = { text: string; spans: Span[] }

const readSpan = (value: unknown): Span => {
  const { start, end, correct, why } = fieldsOf(value)
  return {
    start: indexOf(start),
    end: indexOf(end),
    ...(correct === true ? { correct } : {}),
    ...maybeText('why', why),
  }
}

export const readMarked = (value: unknown): MarkedDraft => {
  const { text, spans, marked } = fieldsOf(value)
  if (typeof marked === 'string') return parseMarkedText(marked)
  return { text: textOf(text), spans: listOf(spans, readSpan).filter(({ start, end }) => start >= 0 && end > start) }
}

type MarkedTextProps = {
  label: string
  hint?: string
  error?: string | undefined
  rows?: number
  value: MarkedDraft
  onChange: (value: MarkedDraft) => void
}

/** A text field whose words are selected and marked as choices, by mouse, touch, or Shift with the arrow keys. */
export function MarkedText({ label, hint, error, rows = 6, value, onChange }: MarkedTextProps) {
  const area = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState<string>()
  const markup = useWrong(['span-markup', 'span-outside', 'spans-overlap'])
  const { text, spans } = value
  const mark = () => {
    const field = area.current?.querySelector('textarea')
    const marked = withSpan(text, spans, field?.selectionStart ?? 0, field?.selectionEnd ?? 0)
    setRefused(marked.ok ? undefined : marked.words)
    if (marked.ok) onChange({ text, spans: marked.spans })
    field?.focus()
  }
  const remove = (index: number) => {
    flushSync(() => onChange({ text, spans: without(spans, index) }))
    const buttons = area.current?.querySelectorAll<HTMLElement>('.marked-text__remove')
    const next = buttons?.[Math.min(index, spans.length - 2)] ?? area.current?.querySelector('textarea')
    next?.focus()
  }
  return (
    <div ref={area} className="marked-text grid grid-cols-1 justify-items-start gap-2">
      <TextAreaField
        label={label}
        hint={hint}
        error={refused ?? error ?? (spans.length > 0 ? markup : undefined)}
        rows={rows}
        value={text}
        onChange={(event) => {
          setRefused(undefined)
          onChange({ text: event.target.value, spans: followSpans(text, event.target.value, spans) })
        }}
      />
      <Button variant="secondary" aria-label={`Mark as choice in ${label}`} onClick={mark}>
        <Highlighter size={18} aria-hidden="true" /> Mark as choice
      </Button>
      {spans.length > 0 && (
        <ul className="grid grid-cols-1 gap-2 w-full m-0 p-0 list-none" aria-label={`Choices of ${label}`}>
          {spans.map((span, index) => (
            <SpanRow
              key={index}
              words={text.slice(span.start, span.end)}
              span={span}
              onChange={(changed) => onChange({ text, spans: withItem(spans, index, changed) })}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type SpanRowProps = { words: string; span: Span; onChange: (span: Span) => void; onRemove: () => void }

/** A span that can be highlighted: whether it is correct, and why. */
function SpanRow({ words, span, onChange, onRemove }: SpanRowProps) {
  const id = useId()
  const { start, end, why } = span
  const reason = why === undefined ? {} : { why }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-y-0 gap-x-3 pt-1 pr-1 pb-1 pl-3 border border-border rounded-medium [&>.why-field]:col-span-full">
      <span className="wrap-anywhere font-semibold" id={id}>
        {words}
      </span>
      <label className="flex items-center gap-2 min-h-target cursor-pointer">
        <input
          className="m-0 size-[1.35rem]"
          type="checkbox"
          aria-label={`“${words}” is right`}
          checked={span.correct === true}
          onChange={(event) =>
            onChange({ start, end, ...(event.target.checked ? { correct: true as const } : {}), ...reason })
          }
        />
        <span aria-hidden="true">Right</span>
      </label>
      <IconButton
        className="marked-text__remove"
        label={`Remove the mark of “${words}”`}
        icon={<X size={18} />}
        onClick={onRemove}
      />
      <WhyField of={`“${words}”`} why={why} onChange={(changed) => onChange({ ...span, why: changed })} />
    </li>
  )
}
