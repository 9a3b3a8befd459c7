import { Calculator as CalculatorIcon, Flag, FlaskConical, NotebookPen, type LucideIcon } from 'lucide-react'
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Highlight } from '#domain/attempts/highlights.ts'
import { NOTE_LENGTH } from '#domain/attempts/marks.ts'
import { toolWords } from '#domain/messages/test-tools.ts'
import { HighlightTool } from '#web/components/attempts/marks/highlight-tool.tsx'
import { useHighlighting } from '#web/components/attempts/marks/highlighting.ts'
import { canHighlight, usePaintedHighlights } from '#web/components/attempts/marks/highlights.ts'
import { MarksDelivery } from '#web/components/attempts/marks/marks-delivery.tsx'
import { type MarkedAttempt, marksAt, marksStore } from '#web/components/attempts/marks/marks-store.ts'
import { questionTypeView } from '#web/components/attempts/question-types.ts'
import type { QuestionView } from '#web/components/attempts/question-view.ts'
import { questionPart } from '#web/components/attempts/question-part.tsx'
import type { Strikes } from '#web/components/attempts/strikes.tsx'
import { responseOf } from '#web/components/attempts/types/items.ts'
import type { LazyComponent } from '#web/lib/lazy-component.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { ReportButton } from './report-button.tsx'
import { StrikeButton } from './strike-button.tsx'
import { TextSizeTool } from './text-size-tool.tsx'
import { useToolKeys } from './tool-keys.ts'

type PanelToolProps = {
  label: string
  icon: LucideIcon
  /** The panel. Closing it returns focus to the button. */
  Panel: LazyComponent<{ onClose: () => void }>
}

/**
 * A button that opens a panel below the tools. The panel stays open across questions. Its code loads with the tools.
 */
function PanelTool({ label, icon: Icon, Panel }: PanelToolProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    // Preloads the panel, so that the tool works if the connection is lost later.
    void Panel.preload()
  }, [Panel])
  return (
    <>
      <Button
        ref={button}
        variant={open ? 'secondary' : 'quiet'}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon size={18} aria-hidden="true" /> {label}
      </Button>
      <div id={id} className="order-1 basis-full min-w-0" hidden={!open}>
        {open && (
          <Panel
            onClose={() => {
              setOpen(false)
              button.current?.focus()
            }}
          />
        )}
      </div>
    </>
  )
}

const Calculator = questionPart(toolWords.calculator, async () => (await import('./calculator.tsx')).Calculator)
const LaboratoryValues = questionPart(
  toolWords.laboratory,
  async () => (await import('./laboratory-values.tsx')).LaboratoryValues,
)

const noTool = () => undefined

export type QuestionToolsProps = {
  attempt: MarkedAttempt
  question: QuestionView
  /** The question's index in the attempt. */
  position: number
  /** Whether the question was graded, so that answers can no longer be struck out. */
  graded: boolean
  /** Reports the struck-out answers. Undefined when none can be struck out. */
  onStrikes: (strikes: Strikes | undefined) => void
}

/**
 * The tools of a question, separate from the answer (issue 22, decision 0103). Flag, strike-outs, note, and highlights
 * are stored with the attempt. Calculator, laboratory values, and text size are the same for every question.
 */
export function QuestionTools({ attempt, question, position, graded, onStrikes }: QuestionToolsProps) {
  const { progressKey, taskKey, n } = attempt
  const uid = useSession()?.uid ?? ''
  const marks = useMemo(() => marksStore(uid, { progressKey, taskKey, n }), [uid, progressKey, taskKey, n])
  const state = useStore(marks.store)
  const { flagged, struck, note, highlights } = marksAt(state, position)
  const [noting, setNoting] = useState<number>()
  const area = useRef<HTMLDivElement>(null)
  const id = useId()
  const tools = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    content.current = tools.current?.closest<HTMLElement>('.question__content') ?? null
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
  useEffect(() => reset, [reset, position])
  useEffect(() => {
    void marks.open()
    return () => void marks.deliver()
  }, [marks])
  const strike = useCallback(
    (index: number) => {
      const before = marksAt(marks.store.getState(), position).struck
      const after = before.includes(index) ? before.filter((other) => other !== index) : [...before, index]
      marks.change(position, { struck: after.sort((a, b) => a - b) })
    },
    [marks, position],
  )
  useEffect(() => {
    onStrikes(graded ? undefined : { struck, strike, Button: StrikeButton })
  }, [graded, struck, strike, onStrikes])
  useEffect(() => () => onStrikes(undefined), [onStrikes])
  const flag = () => marks.change(position, { flagged: !flagged })
  const isNoting = noting === position
  const toggleNote = () => setNoting(isNoting ? undefined : position)
  useEffect(() => {
    if (isNoting) area.current?.querySelector('textarea')?.focus()
  }, [isNoting])
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
    <div ref={tools} className="grid gap-2" role="group" aria-label={toolWords.bar}>
      <div className="flex flex-wrap gap-2">
        <Button variant={flagged ? 'secondary' : 'quiet'} aria-pressed={flagged} onClick={flag}>
          <Flag size={18} aria-hidden="true" fill={flagged ? 'currentColor' : 'none'} /> {toolWords.flag}
        </Button>
        <Button
          variant={note === '' ? 'quiet' : 'secondary'}
          aria-expanded={isNoting}
          aria-controls={id}
          onClick={toggleNote}
        >
          <NotebookPen size={18} aria-hidden="true" /> {toolWords.note}
        </Button>
        {canHighlight() && <HighlightTool highlighting={highlighting} />}
        <PanelTool label={toolWords.calculator} icon={CalculatorIcon} Panel={Calculator} />
        <PanelTool label={toolWords.laboratory} icon={FlaskConical} Panel={LaboratoryValues} />
        <ReportButton of={{ ...attempt, position }} />
        <TextSizeTool />
      </div>
      <div id={id} ref={area} hidden={!isNoting}>
        {isNoting && (
          <TextAreaField
            label={toolWords.noteLabel}
            hint={toolWords.noteHint}
            rows={3}
            maxLength={NOTE_LENGTH}
            value={note}
            onChange={(event) => marks.change(position, { note: event.target.value })}
          />
        )}
      </div>
      <MarksDelivery {...state} />
    </div>
  )
}
