import type { ListedUser } from '../../contract/operating/users.ts'
import { listUsers } from '../../server/domains/operating/list-users.ts'
import type { OperatorContext } from '../../server/domains/operating/operator-context.ts'
import { CommandRefusal } from './run-operator-command.ts'

/** Lists as the operator’s page does, without an operator who asks. */
export function pageOfUsers(ctx: OperatorContext, query: Parameters<typeof listUsers>[1]) {
  return listUsers({ ...ctx, userId: '' }, query)
}

/** Finds one account by its address or its id. */
export async function findUser(ctx: OperatorContext, given: string): Promise<ListedUser> {
  const wanted = given.toLowerCase()
  for (let page = 1; ; page++) {
    const { users } = await pageOfUsers(ctx, { search: given, state: 'all', page })
    const found = users.find(({ id, email }) => id === given || email === wanted)
    if (found) return found
    if (users.length === 0) throw new CommandRefusal(`There is no account with the address or id “${given}”.`)
  }
}
