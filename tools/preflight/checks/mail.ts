import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2'
import { hasName } from '../aws-errors.ts'
import { awsCommand, type Context } from '../context.ts'
import { combine, type Finding, warn, fail, failIf } from '../finding.ts'
import { isPlaceholder } from '#infra/check-environment.ts'

/** Whether SES may send to any address. */
export async function checkSending(context: Context): Promise<Finding> {
  const { clients, environment } = context
  const account = await clients.ses.send(new GetAccountCommand({}))
  const { isProtected, region } = environment
  const problems = []
  if (account.SendingEnabled === false)
    problems.push(
      failIf(
        isProtected,
        `SES sending is turned off for this account in ${region}.`,
        "see why on the SES console's Account dashboard",
      ),
    )
  if (account.ProductionAccessEnabled !== true)
    problems.push(
      failIf(
        isProtected,
        `SES is still in the sandbox in ${region}: it can send only to verified addresses.`,
        'SES console, Account dashboard, Request production access',
      ),
    )
  return combine(problems, `SES sends to any address from ${region}.`)
}

type Sender = { from: string; identity: string }

const isOf = ({ from, identity }: Sender) =>
  from === identity || from.endsWith(`@${identity}`) || from.endsWith(`.${identity}`)

const isAddress = (identity: string) => identity.includes('@')

/** The status of an identity in SES; undefined if it doesn't exist. */
async function readIdentity({ clients }: Context, identity: string) {
  try {
    return await clients.ses.send(new GetEmailIdentityCommand({ EmailIdentity: identity }))
  } catch (error) {
    if (hasName(error, 'NotFoundException')) return undefined
    throw error
  }
}

async function identityProblem(
  context: Context,
  setting: string,
  identity: string,
  isFailure: boolean,
): Promise<Finding | undefined> {
  if (isPlaceholder(identity))
    return failIf(isFailure, `${identity} is a placeholder.`, `set ${setting} in infra/environments.ts`)
  const answer = await readIdentity(context, identity)
  if (answer === undefined)
    return failIf(
      isFailure,
      `SES doesn't know ${identity} in ${context.environment.region}.`,
      awsCommand(context, `sesv2 create-email-identity --email-identity ${identity}`),
    )
  const { VerifiedForSendingStatus, DkimAttributes } = answer
  const describe = awsCommand(context, `sesv2 get-email-identity --email-identity ${identity}`)
  const publish = `publish the DNS records (DKIM) that "${describe}" shows`
  if (VerifiedForSendingStatus !== true) {
    const todo = isAddress(identity) ? `follow the link that AWS mailed to ${identity}` : publish
    return failIf(isFailure, `SES hasn't verified ${identity} yet.`, todo)
  }
  if (isAddress(identity) || DkimAttributes?.Status === 'SUCCESS') return undefined
  const status = DkimAttributes?.Status ?? 'off'
  return warn(`SES doesn't sign the mails of ${identity} (DKIM is ${status}): they may land in spam.`, publish)
}

async function checkIdentity(context: Context, setting: string, sender: Sender, isFailure: boolean): Promise<Finding> {
  const { from, identity } = sender
  const foreign = fail(
    `${setting} sends from ${from}, which isn't an address of ${identity}.`,
    `correct ${setting} in infra/environments.ts`,
  )
  const problem = await identityProblem(context, setting, identity, isFailure)
  const problems = [...(isOf(sender) ? [] : [foreign]), ...(problem === undefined ? [] : [problem])]
  return combine(problems, `SES has verified ${identity}.`)
}

/** Whether SES can send receipts and reminders. */
export const checkReceiptMail = (context: Context): Promise<Finding> =>
  checkIdentity(context, 'receiptMail', context.environment.receiptMail, context.environment.isProtected)

/** Whether Cognito can send its codes through SES; otherwise the data stack's deployment fails. */
export async function checkAccountMail(context: Context): Promise<Finding> {
  const { accountMail } = context.environment
  return accountMail
    ? checkIdentity(context, 'accountMail', accountMail, true)
    : combine([], 'Codes are not mailed through SES.')
}
