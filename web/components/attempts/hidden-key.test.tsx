// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { testNotices } from '#domain/messages/testing.ts'
import { CONTENT_TYPES, type ContentTypeName } from '#domain/questions/question.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ReviewedQuestions } from './reviewed-questions.tsx'
import { exampleOf, setWidth, viewOf } from './types/testing/show-item.tsx'

setUpScreen()

/** Texts that each example must show. */
const SHOWN: Readonly<Record<ContentTypeName, readonly string[]>> = {
  'Select N': ['Call for help', 'Wait', 'Give oxygen', 'Document'],
  Grouping: ['Breathing', 'Fasting', 'Comfort', 'Pillow'],
  'Matrix Multiple Choice': ['Temperature 37 °C', 'Expected', 'Report'],
  'Matrix Multiple Response': ['Fever', 'Rash', 'Pneumonia', 'Influenza'],
  'Drop-Down Cloze': ['The nurse first', 'assesses / documents', 'plans / rests / sleeps'],
  'Drop-Down Rationale': ['The client is at risk for', 'bleeding / infection'],
  'Drop-Down Table': ['Potassium 6.8 mEq/L', 'nothing / reports it'],
  'Drag-and-Drop Cloze': ['The nurse gives', 'acetaminophen', 'insulin', 'morphine', 'warfarin'],
  'Drag-and-Drop Rationale': ['The client may have', 'a rash', 'wheezing'],
  'Highlight Text': ['short of breath', 'calm', 'blue lips'],
  'Highlight Table': ['Heart', 'irregular pulse', 'clear'],
  'Bow-Tie': ['Actions to take', 'restrain', 'sepsis', 'vision'],
  Trend: ['Tell the provider', 'Do nothing'],
  'Ordered Response': ['wash hands', 'put on gloves', 'clean the wound'],
  Numeric: ['A number in mL/h'],
}

/** Types with a different layout on phones. */
const NARROW = ['Matrix Multiple Choice', 'Matrix Multiple Response', 'Trend'] as const

it.each([...CONTENT_TYPES.map((type) => [type, 1440] as const), ...NARROW.map((type) => [type, 390] as const)])(
  'a %s with a hidden key is shown without it, %i pixels wide',
  async (type, width) => {
    setWidth(width)
    const question = viewOf(exampleOf(type))
    render(<ReviewedQuestions questions={[{ question, graded: null, answered: true, seconds: 3, regraded: null }]} />)
    await userEvent.click(screen.getByText('Shown later'))
    await vi.waitUntil(() => document.querySelector('.skeleton') === null, { timeout: 15_000 })
    const details = document.querySelector('details')?.textContent ?? ''
    for (const text of SHOWN[type]) expect(details).toContain(text)
    expect(details).toContain(testNotices.keyHidden)
    expect(details).not.toMatch(/Right|Chosen|answer,|Points|placed|None|undefined/)
    expect(document.querySelector('details :is(input, select, button:not([role=tab], .button))')).toBeNull()
  },
)
