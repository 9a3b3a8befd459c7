import { Calculator as CalculatorIcon, Flag, FlaskConical, NotebookPen } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import type { Highlight } from '#domain/attempts/highlights.ts'
import { NOTE_LENGTH } from '#domain/attempts/marks.ts'
import { toolWords } from '#domain/messages/test-tools.ts'
import { HighlightTool } from '#web/components/attempts/marks/highlight-tool.tsx'
import { useHighlighting } from '#web/components/attempts/marks/highlighting.ts'
import { canHighlight, usePaintedHighlights } from '#web/components/attempts/marks/highlights.ts'
import { MarksDelivery } from '#web/components/attempts/marks/marks-delivery.tsx'
import { type MarkedAttempt, marksAt, marksStore } from '#web/components/attempts/marks/marks-store.ts'
import { ToolButton } from '#web/components/attempts/marks/tool-button.tsx'
import { questionTypeView } from '#web/components/attempts/question-types.ts'
import type { QuestionView } from '#web/components/attempts/question-view.ts'
import { questionPart } from '#web/components/attempts/question-part.tsx'
import { NO_STRIKES, type Strikes } from '#web/components/attempts/strikes.tsx'
import { responseOf } from '#web/components/attempts/types/items.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { ReportButton } from './report-button.tsx'
import { StrikeButton } from './strike-button.tsx'
import { TextSizeTool } from './text-size-tool.tsx'
import { PanelTool, ToolPanel } from './panel-tool.tsx'

import { useToolKeys } from './tool-keys.ts'

const Calculator = questionPart(toolWords.calculator, async () => (await import('./calculator.tsx')).Calculator)
const LaboratoryValues = questionPart(
  toolWords.laboratory,
  async () => (await import('./laboratory-values.tsx')).LaboratoryValues,
)

const noTool = () => undefined

/** How long after its start an attempt can't have marks of another device yet, in milliseconds. */
const JUST_STARTED_MS = 5_000

export type QuestionToolsProps = {
  attempt: MarkedAttempt & { startTime: number }
  question: QuestionView
  /** The question's index in the attempt. */
  position: number
  /** Whether the question was graded, so that answers can no longer be struck out. */
  graded: boolean
  /** Where the buttons are shown: in the test's bar. */
  bar: HTMLElement
  /** Where the panels are shown. */
  drawer: HTMLElement
  /** Reports the struck-out answers. */
  onStrikes: (strikes: Strikes) => void
}

/**
 * The tools of a question, separate from the answer (issue 22, decision 0103). Flag, strike-outs, note, and highlights
 * are stored with the attempt. Calculator, laboratory values, and text size are the same for every question.
 */
export function QuestionTools({ attempt, question, position, graded, bar, drawer, onStrikes }: QuestionToolsProps) {
  const { progressKey, taskKey, n, startTime } = attempt
  const uid = useSession()?.uid ?? ''
  const marks = useMemo(() => marksStore(uid, { progressKey, taskKey, n }), [uid, progressKey, taskKey, n])
  const state = useStore(marks.store)
  const { flagged, struck, note, highlights } = marksAt(state, position)
  const { delivery } = state
  const isUnsent = state.entries[position]?.mine !== undefined
  const [noting, setNoting] = useState<number>()
  const noteButton = useRef<HTMLButtonElement>(null)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    content.current = place.current?.closest<HTMLElement>('.question__content') ?? null
  }, [])
  const highlighting = useHighlighting({
    area: content,
    highlights,
    onChange: useCallback(
      (changed: readonly Highlight[]) => marks.change(position, { highlights: changed }),
      [marks, position],
    ),
  })
  usePaintedHighlights(content, highlights)
  const { reset } = highlighting
  useEffect(() => reset, [reset, position, graded])
  useEffect(() => {
    if (serverNow() - startTime > JUST_STARTED_MS) void marks.open()
    return () => void marks.deliver()
  }, [marks, startTime])
  const strike = useCallback(
    (index: number) => {
      const before = marksAt(marks.store.getState(), position).struck
      const after = before.includes(index) ? before.filter((other) => other !== index) : [...before, index]
      marks.change(position, { struck: after.sort((a, b) => a - b) })
    },
    [marks, position],
  )
  useEffect(() => {
    onStrikes(graded ? NO_STRIKES : { struck, strike, Button: StrikeButton })
  }, [graded, struck, strike, onStrikes])
  const flag = () => marks.change(position, { flagged: !flagged })
  const isNoting = noting === position
  const toggleNote = () => setNoting(isNoting ? undefined : position)
  const { type, answers } = responseOf(question)
  const lettered = graded || questionTypeView(type).toggle === undefined ? 0 : answers.length
  useToolKeys({
    answers: lettered,
    strike,
    flag,
    note: toggleNote,
    highlight: canHighlight() ? highlighting.press : noTool,
  })
  return (
    <div ref={place} className="grid justify-items-start gap-2 [&>.button]:-ms-4.5">
      {createPortal(
        <div
          className="flex flex-wrap items-center justify-between max-sm:-mx-2 sm:justify-start sm:gap-x-1 sm:-mx-3"
          role="group"
          aria-label={toolWords.bar}
        >
          <ToolButton icon={Flag} label={toolWords.flag} on={flagged} aria-pressed={flagged} onClick={flag} />
          <ToolButton
            ref={noteButton}
            icon={NotebookPen}
            label={toolWords.note}
            on={isNoting}
            holds={note === '' ? undefined : toolWords.hasNote}
            aria-expanded={isNoting}
            aria-controls={isNoting ? id : undefined}
            onClick={toggleNote}
          />
          {canHighlight() && <HighlightTool highlighting={highlighting} />}
          <PanelTool label={toolWords.calculator} icon={CalculatorIcon} drawer={drawer} Panel={Calculator} />
          <PanelTool label={toolWords.laboratory} icon={FlaskConical} drawer={drawer} Panel={LaboratoryValues} />
          <TextSizeTool />
        </div>,
        bar,
      )}
      {isNoting && (
        <ToolPanel
          id={id}
          label={toolWords.note}
          drawer={drawer}
          onClose={() => {
            setNoting(undefined)
            noteButton.current?.focus({ preventScroll: true })
          }}
        >
          <NoteField note={note} onNote={(text) => marks.change(position, { note: text })}>
            {isUnsent && (delivery === 'saved' || delivery === 'saving') && toolWords.saving}
            {!isUnsent && delivery === 'saved' && note !== '' && toolWords.saved}
          </NoteField>
        </ToolPanel>
      )}
      <ReportButton of={{ ...attempt, position }} />
      <MarksDelivery {...state} />
    </div>
  )
}

type NoteFieldProps = { note: string; onNote: (note: string) => void; children: ReactNode }

/** The student's note on a question, and whether it's saved; typing starts at once. */
function NoteField({ note, onNote, children }: NoteFieldProps) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => area.current?.querySelector('textarea')?.focus({ preventScroll: true }), [])
  return (
    <div ref={area}>
      <TextAreaField
        label={toolWords.noteLabel}
        hint={toolWords.noteHint}
        rows={3}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={(event) => onNote(event.target.value)}
      />
      <p className="muted min-h-6">{children}</p>
    </div>
  )
}
