import type { ComponentType } from 'react'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import type { ContentFormProps } from '../content/content-form.tsx'
import type { ContentForms } from '../content/inner-forms.ts'

const form = (load: () => Promise<ComponentType<ContentFormProps>>) =>
  lazyComponent(load, { loading: () => <Skeleton label="Loading the form" count={3} /> })

/** The form of each type with content, loaded on demand. */
export const CONTENT_FORMS: ContentForms = {
  'Select N': form(async () => (await import('./options.tsx')).SelectNForm),
  Grouping: form(async () => (await import('./options.tsx')).GroupingForm),
  'Matrix Multiple Choice': form(async () => (await import('../content/matrix.tsx')).matrixForm('radio')),
  'Matrix Multiple Response': form(async () => (await import('../content/matrix.tsx')).matrixForm('checkbox')),
  'Drop-Down Cloze': form(async () => (await import('../content/cloze.tsx')).clozeForm(5, false)),
  'Drop-Down Rationale': form(async () => (await import('../content/cloze.tsx')).clozeForm(3, true)),
  'Drop-Down Table': form(async () => (await import('./drop-down-table.tsx')).DropDownTableForm),
  'Drag-and-Drop Cloze': form(async () => (await import('../content/token-cloze.tsx')).tokenClozeForm(6, false)),
  'Drag-and-Drop Rationale': form(async () => (await import('../content/token-cloze.tsx')).tokenClozeForm(3, true)),
  'Highlight Text': form(async () => (await import('./highlight.tsx')).HighlightTextForm),
  'Highlight Table': form(async () => (await import('./highlight.tsx')).HighlightTableForm),
  'Bow-Tie': form(async () => (await import('./bow-tie.tsx')).BowTieForm),
  Trend: form(async () => (await import('./trend.tsx')).TrendForm),
  'Ordered Response': form(async () => (await import('./options.tsx')).OrderedResponseForm),
  'Case Study': form(async () => (await import('./case-study.tsx')).CaseStudyForm),
  Numeric: form(async () => (await import('./numeric.tsx')).NumericForm),
}
