import { DescribeBudgetCommand } from '@aws-sdk/client-budgets'
import { hasName, isDenied, isMissingRight } from '../aws-errors.ts'
import { type Context, isDeployed } from '../context.ts'
import { type Finding, ok, fail } from '../finding.ts'

/** Whether the stack may create its budget. */
export async function checkBudget(context: Context): Promise<Finding> {
  const { clients, account, environment } = context
  const BudgetName = `Academy-${environment.name}`
  try {
    await clients.budgets.send(new DescribeBudgetCommand({ AccountId: account.id, BudgetName }))
  } catch (error) {
    if (hasName(error, 'NotFoundException')) return ok('Budgets can be read.')
    if (!isDenied(error) || isMissingRight(error)) throw error
    return fail(
      'AWS refuses access to budgets.',
      'sign in as the root user and turn on "IAM user and role access to Billing information" (Billing console, Account)',
    )
  }
  if (await isDeployed(context, 'api')) return ok(`The budget ${BudgetName} is deployed.`)
  return fail(
    `A budget named ${BudgetName} already exists, but the stack ${BudgetName}-api doesn't.`,
    `aws budgets delete-budget --account-id ${account.id} --budget-name ${BudgetName}`,
  )
}
