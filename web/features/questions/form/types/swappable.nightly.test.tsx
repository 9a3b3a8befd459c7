// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { swappableHint } from '#domain/messages/questions.ts'
import { paths } from '#web/app/paths.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aQuestion } from '../../testing/a-question.ts'
import { AddQuestionPage } from '../add-question.route.tsx'
import { author } from '../testing/author.ts'

Element.prototype.scrollIntoView = () => undefined

const api = mockApi()

setUpScreen()
beforeEach(() => {
  api.reply('AddQuestion', { addQuestion: aQuestion({ id: 107 }) })
})

/** Starts a rationale question whose two reasons are joined by “and”. */
async function begin(type: 'Drag-and-Drop Rationale' | 'Drop-Down Rationale') {
  const by = author()
  renderScreen(<AddQuestionPage />, { path: paths.addQuestion })
  await by.press(type)
  await by.fill({ 'Question body': 'What is the risk?' })
  for (const words of ['The client is at risk for', ' because of', ' and']) {
    await by.fill({ Sentence: words })
    await by.press('Insert blank')
  }
  await by.markIn('The others give reasons for', 'Blank 1')
  return by
}

const warning = () => screen.queryByText(swappableHint(1, 2))

it('two interchangeable reasons show a warning and can be saved', async () => {
  const { choose, fill, press } = await begin('Drag-and-Drop Rationale')
  expect(warning()?.closest('[role=status]')).toBeTruthy()
  await fill({ 'Token 1': 'sepsis', 'Token 2': 'fever', 'Token 3': 'tachycardia', 'Token 4': 'a rash' })
  for (const [i, token] of ['sepsis', 'fever', 'tachycardia'].entries())
    await choose(`Right token of blank ${i + 1}`, token)
  await press('Add question')
  await press('Continue')
  await screen.findByRole('dialog', { name: 'Done' })
})

it('two drop-downs show the warning only while each offers the other’s right option', async () => {
  const { fill, mark } = await begin('Drop-Down Rationale')
  for (const blank of [2, 3]) {
    await fill({ [`Option 1 of blank ${blank}`]: 'fever', [`Option 2 of blank ${blank}`]: 'tachycardia' })
    await mark(`Option ${blank - 1} of blank ${blank} is right`)
  }
  expect(warning()).toBeTruthy()
  await fill({ 'Option 1 of blank 3': ' of 39 °C' })
  expect(warning()).toBeNull()
})
