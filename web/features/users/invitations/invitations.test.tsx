// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountRefusals } from '#domain/messages/accounts.ts'
import { paths } from '#web/app/paths.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { InvitationsPage } from './invitations.route.tsx'

const api = mockApi()
const HOUR = 3_600_000
const nora = (more = {}) => ({
  key: 'n1',
  email: 'nora@academy.example',
  firstName: 'Nora',
  lastName: 'Newman',
  by: 'Avery Morgan',
  status: 'sent',
  sentOn: Date.now() - 2 * HOUR,
  acceptedOn: null,
  ...more,
})
let invitations = [nora()]
const show = () => renderScreen(<InvitationsPage />, { path: paths.invitations, at: paths.invitations })
const row = (name: RegExp) => screen.findByRole('row', { name })

setUpScreen()
beforeEach(() => {
  clockStore.setState({ offset: 0, now: Date.now() })
  invitations = [nora()]
  api.reply('Invitations', () => ({ invitations: { items: invitations, nextToken: null } }))
})

it('each invitation shows its status and possible actions', async () => {
  const old = Date.now() - 15 * 24 * HOUR
  invitations = [
    nora(),
    nora({ key: 'n2', firstName: 'Fresh', email: 'fresh@x.example', sentOn: Date.now() }),
    nora({ key: 'n3', firstName: 'Old', email: 'old@x.example', sentOn: old }),
    nora({ key: 'n4', firstName: 'Done', status: 'accepted' }),
    nora({ key: 'n5', firstName: 'Back', email: 'back@x.example', status: 'withdrawn' }),
    nora({ key: 'n6', firstName: 'Lost', email: 'lost@x.example', status: 'failed', sentOn: Date.now() }),
  ]
  show()
  expect((await row(/Nora/)).textContent).toContain('Sent')
  expect((await row(/Old/)).textContent).toContain('Expired')
  expect((await row(/Lost/)).textContent).toContain('Not sent')
  expect(within(await row(/Done/)).queryByRole('button')).toBeNull()
  const again = (email: string) => screen.getByRole<HTMLButtonElement>('button', { name: `Send again to ${email}` })
  expect(again('fresh@x.example').disabled).toBe(true)
  for (const email of ['old@x.example', 'back@x.example', 'lost@x.example']) expect(again(email).disabled).toBe(false)
  expect(screen.queryByRole('button', { name: 'Withdraw back@x.example' })).toBeNull()
})

it('an empty list and a failed load each show a message', async () => {
  invitations = []
  api.refuseOnce('Invitations', 'network')
  show()
  await userEvent.click(await screen.findByRole('button', { name: /again/ }))
  await screen.findByText('No invitations')
})

describe('an invitation', () => {
  const open = async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
  }
  const fill = async () => {
    await userEvent.type(screen.getByLabelText('First name'), 'Nora')
    await userEvent.type(screen.getByLabelText('Last name'), 'Newman')
    await userEvent.type(screen.getByLabelText('Email'), 'nora@academy.example')
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))

  it('is sent with names and address, once, however often a failed request is sent again', async () => {
    await open()
    await fill()
    api.refuseOnce('InviteUser', 'network')
    await send()
    await screen.findByText(/can’t reach the academy/)
    api.reply('InviteUser', { inviteUser: nora() })
    await send()
    await vi.waitFor(() => expect(shownMessages()).toEqual(['SUCCESS: Invitation sent to nora@academy.example']))
    const [first, second] = api.requests('InviteUser').map(({ input }) => input)
    expect(first).toMatchObject({ firstName: 'Nora', lastName: 'Newman', email: 'nora@academy.example' })
    expect(first?.requestId).toBe(second?.requestId)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('shows an error at each invalid field, and sends nothing', async () => {
    await open()
    await send()
    for (const code of ['first-name-invalid', 'last-name-invalid', 'email-invalid'] as const)
      expect(await screen.findByText(accountRefusals[code])).toBeTruthy()
    expect(api.requests('InviteUser')).toEqual([])
    await userEvent.type(screen.getByLabelText('First name'), 'Nora')
    expect(screen.queryByText(accountRefusals['first-name-invalid'])).toBeNull()
    for (const code of ['last-name-invalid', 'email-invalid'] as const)
      expect(screen.getByText(accountRefusals[code])).toBeTruthy()
  })

  it('is withdrawn after a question', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw nora@academy.example' }))
    api.reply('WithdrawInvitation', { withdrawInvitation: nora({ status: 'withdrawn' }) })
    invitations = [nora({ status: 'withdrawn' })]
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }))
    expect((await row(/Nora/)).textContent).toContain('Withdrawn')
    expect(api.requests('WithdrawInvitation')).toEqual([{ key: 'n1' }])
  })
})
