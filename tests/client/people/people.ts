import { CognitoIdentityProviderClient, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider'
import { randomUUID } from 'node:crypto'
import { signIn } from '#tools/api/sign-in.ts'
import { configOf } from '#tests/client/academies/site-config.ts'

export const ADMIN = { email: 'admin@academy.example', password: 'Academy-Admin-1' }
export const STUDENT = { email: 'student@academy.example', password: 'Academy-Student-1' }

// Without vowels and letters that could form a word that the word list rejects.
const LETTERS = 'bdlmnprvwyz'

/** A unique name, independent of earlier runs. */
export const newName = () =>
  `N${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => LETTERS[byte % LETTERS.length]).join('')}`

/** Signs up a new student through Cognito's API, as the sign-up form does, and signs in. */
export async function newStudent(url: string, tag = '', firstName = 'Nora') {
  const config = await configOf(url)
  const email = `student-${tag}${randomUUID().slice(0, 8)}@academy.example`
  const password = 'Student-Pass-1'
  const cognito = new CognitoIdentityProviderClient({
    region: config.region,
    endpoint: config.local.cognitoUrl,
    credentials: { accessKeyId: 'nobody', secretAccessKey: 'nobody' },
  })
  const { UserSub: uid = '' } = await cognito.send(
    new SignUpCommand({
      ClientId: config.userPoolClientId,
      Username: email,
      Password: password,
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'given_name', Value: firstName },
        { Name: 'family_name', Value: 'Newman' },
        { Name: 'phone_number', Value: '+12125550123' },
      ],
    }),
  )
  cognito.destroy()
  return { email, password, uid, call: await signIn(url, email, password) }
}

/** Creates a token for a card, like the card form. */
export async function cardToken(url: string, number = '4242424242424242'): Promise<string> {
  const config = await configOf(url)
  const reply = await fetch(`${config.local.stripeUrl}/v1/confirmation_tokens`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_local', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
      'payment_method_data[billing_details][address][postal_code]': '33101',
    }),
  })
  const body = (await reply.json()) as { id?: string; error?: { message: string } }
  if (!body.id) throw new Error(`No token for the card: ${body.error?.message ?? reply.status}`)
  return body.id
}
