// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { press, shownErrors, write } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aContent } from './testing/a-content.ts'
import { CreateSectionPage } from './create-section.route.tsx'

const api = mockApi()

setUpScreen()
beforeEach(() => {
  api.reply('AuthoredContent', { authoredContent: aContent() })
})

describe('a new section', () => {
  it('is rejected without instructions, and nothing is sent', async () => {
    renderScreen(<CreateSectionPage />, { path: '/content/:contentUrl/create', at: '/content/basics/create' })
    await screen.findByRole('form', { name: 'New section' })
    await write('Section Name', 'Safety')
    await press('Create')
    expect(shownErrors()).toEqual(['Please enter instructions for the section'])
    expect(api.requests('CreateSection')).toEqual([])
  })
})
