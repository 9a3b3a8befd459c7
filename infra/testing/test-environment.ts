import { type Environment, type EnvironmentName, getEnvironment } from '#infra/environments.ts'

const mail = (name: string) => ({ from: `${name}@academy.test`, identity: 'academy.test' })

/** An environment's settings with every placeholder filled in, as an operator would. */
export function testEnvironment(name: EnvironmentName, change: Partial<Environment> = {}): Environment {
  const filled = {
    receiptMail: mail('receipts'),
    accountMail: mail('accounts'),
    alarmEmail: 'operations@academy.test',
    stripePublishableKey: 'pk_live_test',
  }
  return { ...getEnvironment(name), ...(name === 'prod' && filled), ...change }
}
