// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { confirm, press, shownMessages, write } from '#web/testing/acts.ts'
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
  const show = async () => {
    const view = renderScreen(<CreateSectionPage />, {
      path: '/content/:contentUrl/create',
      at: '/content/basics/create',
    })
    await screen.findByRole('form', { name: 'New section' })
    return view
  }

  it.each([
    ['', 'Read', 'Please enter a name for the section', ''],
    ['Create', 'Read', 'Please use a different name; that name is reserved.', ''],
    ['Safety', '', 'Please enter instructions for the section', ''],
  ])('called %j with the instructions %j is refused: %s %s', async (name, instructions, message) => {
    await show()
    await write('Section Name', name)
    await write('Instructions', instructions)
    await press('Create')
    expect(shownMessages()).toEqual([`ERROR: ${message}`])
  })

  it('whose name is taken in the content is refused', async () => {
    api.refuse('CreateSection', 'section-name-taken')
    await show()
    await write('Section Name', 'Safety')
    await write('Instructions', 'Read')
    await press('Create')
    await confirm('Create')
    await waitFor(() => {
      expect(shownMessages()).toEqual(['ERROR: That section name already exists in this content'])
    })
  })
})
