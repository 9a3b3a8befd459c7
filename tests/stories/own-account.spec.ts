import { InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider'
import { newStudent } from '#tests/client/people/people.ts'
import { openPool, signInForTokens } from '#tests/client/people/sign-in-for-token.ts'
import { signIn } from '#tests/client/screen/steps.ts'
import { expect, story } from '#tests/client/screen/story.ts'

story('a new password ends the session of every other device, and goes on in this one', async ({ page, baseURL }) => {
  const url = baseURL ?? ''
  const person = await newStudent(url)
  const elsewhere = await signInForTokens(url, person.email, person.password)
  await signIn(page, person)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account' })).toBeVisible()
  await page.getByLabel('Current password').fill('not-this-one')
  await page.getByLabel('New password', { exact: true }).fill('Quiet-Pine-42')
  await page.getByLabel('Confirm password').fill('Quiet-Pine-42')
  await page.getByRole('button', { name: 'Change the password' }).click()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText('ERROR: The current password is not right')).toBeVisible()
  await page.getByLabel('Current password').fill(person.password)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(messages.getByText('SUCCESS: Password changed')).toBeVisible()

  const { cognito, clientId: ClientId } = await openPool(url)
  const AuthParameters = { REFRESH_TOKEN: elsewhere.refresh }
  await expect(
    cognito.send(new InitiateAuthCommand({ ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters })),
  ).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  await page.goto('/my-courses')
  await expect(page.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible()
  expect((await signInForTokens(url, person.email, 'Quiet-Pine-42')).access).not.toBe('')
})
