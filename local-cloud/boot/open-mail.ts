import { startMail, type MailServer } from '../ses/start-mail.ts'
import { isAllowed } from '../cloudformation/policies.ts'
import type { CloudGround } from './cloud-parts.ts'

/** Starts the mail service; every mail is told in the terminal and shown in the outbox. */
export async function openMail(ground: CloudGround): Promise<MailServer> {
  const { keys, policies, region, account, dataDir, closers, log, say } = ground
  const mail = await startMail({
    dataDir,
    log: (line) => {
      log(line)
      say(line)
    },
    isAllowed: (accessKeyId, action, from) => {
      const caller = keys.callerOf(accessKeyId)
      if (caller?.kind !== 'role') return caller !== undefined
      // An address is verified itself or by its domain; the local service takes either for verified.
      const context = { 'ses:fromaddress': [from] }
      return [from, from.replace(/^.*@/, '')].some((identity) =>
        isAllowed(policies, caller.arn, action, `arn:aws:ses:${region}:${account}:identity/${identity}`, context),
      )
    },
  })
  closers.add(mail.close)
  return mail
}
