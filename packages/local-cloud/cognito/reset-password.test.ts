import { beforeEach, describe, expect, it } from 'vitest'
import { calls, codeIn, enrol, enter, forgot, mails, passTime, refusal, reset, triggers } from './testing/test-pool.ts'

describe('a forgotten password', () => {
  beforeEach(async () => {
    await enrol()
  })

  it('is reset once with a code from an e-mail worded by the trigger', async () => {
    triggers['message'] = (event) => ({
      ...event,
      response: {
        smsMessage: null,
        emailSubject: 'Reset',
        emailMessage: '<p>Hello,</p><a href="http://x/reset?code={####}">{####}</a>',
      },
    })
    await forgot('ann@example.com')
    expect(mails[0]).toMatchObject({
      to: 'ann@example.com',
      subject: 'Reset',
      html: expect.stringMatching(/code=\d{6}">\d{6}</),
    })
    expect(calls.at(-1)).toMatchObject({
      triggerSource: 'CustomMessage_ForgotPassword',
      request: { codeParameter: '{####}' },
    })
    const code = codeIn(mails[0])
    await expect(reset('ann@example.com', code === '000000' ? '000001' : '000000', 'another1')).rejects.toMatchObject(
      refusal('CodeMismatchException', 'Invalid verification code provided, please try again.'),
    )
    await expect(reset('ann@example.com', code, 'four')).rejects.toMatchObject(refusal('InvalidPasswordException'))
    await reset('ann@example.com', code, 'another1')
    expect((await enter('ann@example.com', 'another1')).AuthenticationResult).toBeDefined()
    await expect(reset('ann@example.com', code, 'another2')).rejects.toMatchObject(refusal('ExpiredCodeException'))
  })

  it('has a reset code that expires after an hour', async () => {
    await forgot('ann@example.com')
    passTime(3_600_001)
    await expect(reset('ann@example.com', codeIn(mails[0]), 'another1')).rejects.toMatchObject(
      refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
    )
  })

  it('limits requests for a code and guesses at it', async () => {
    await expect(forgot('nobody@example.com')).rejects.toMatchObject(refusal('UserNotFoundException'))
    for (let i = 0; i < 5; i += 1) await forgot('ann@example.com')
    await expect(forgot('ann@example.com')).rejects.toMatchObject(
      refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
    )
    const right = codeIn(mails.at(-1))
    const wrong = right === '000000' ? '000001' : '000000'
    for (let i = 0; i < 5; i += 1)
      await expect(reset('ann@example.com', wrong, 'another1')).rejects.toMatchObject(refusal('CodeMismatchException'))
    await expect(reset('ann@example.com', right, 'another1')).rejects.toMatchObject(refusal('LimitExceededException'))
    passTime(3_600_001)
    await forgot('ann@example.com')
  })
})
