// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { questionMessages } from '#domain/messages/questions.ts'
import { BAD_CONTENTS } from '#domain/questions/testing/bad-contents.ts'
import { shownMessages } from '#web/testing/acts.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { QuestionPage } from '../../edit/question.route.tsx'
import { aQuestion } from '../../testing/a-question.ts'
import { author } from '../testing/author.ts'

Element.prototype.scrollIntoView = () => undefined

const api = mockApi()
setUpScreen()
beforeEach(() => {
  api.reply('UpdateQuestion', () => ({ updateQuestion: aQuestion({ version: 2 }) }))
})

it.each(BAD_CONTENTS)(
  '$type with $what is refused in words, and nothing is sent',
  async ({ type, content, code }) => {
    const question = aQuestion({ type, answers: [], content: JSON.stringify(content) })
    api.reply('QuestionScreen', { question, constants: { tags: ['RN'], nclexAreas: ['Safety'] }, questionPlace: null })
    renderScreen(<QuestionPage />, { path: '/questions/:id', at: '/questions/101?tab=edit' })
    await author().press('Save changes')
    expect(shownMessages().at(-1)).toBe(`ERROR: ${questionMessages[code]}`)
    expect(api.requests('UpdateQuestion')).toEqual([])
  },
  60_000,
)
