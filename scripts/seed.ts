// npm run seed [-- --fresh]: fills the database of a server (DATA_DIR's, or DATABASE_URL) with a realistic account.
import { plans } from '../contract/plans.ts'
import { readBalance } from '../server/domains/credits/read-balance.ts'
import { openExistingDatabase } from './operator/open-existing-database.ts'
import { CommandRefusal, runOperatorCommand } from './operator/run-operator-command.ts'
import { ensureAccount, removeAccount } from './seed/account.ts'
import { openDoors } from './seed/open-doors.ts'
import { seedChats } from './seed/seed-chats.ts'
import { seedTools } from './seed/seed-tools.ts'

const password = 'ink and paper 7'
const ana = { email: 'ana@longhand.example', name: 'Ana Moreau', password }
const ben = { email: 'ben@longhand.example', name: 'Ben Adeyemi', password }

const notInProduction =
  'The seed makes accounts with a known password, so it does not run with NODE_ENV=production.'

await runOperatorCommand(async () => {
  const database = await openExistingDatabase(4)
  const { doors, close } = openDoors(database)
  try {
    if (database.env.production) throw new CommandRefusal(notInProduction)
    if (process.argv.includes('--fresh')) {
      for (const { email } of [ana, ben]) await removeAccount(doors, email)
    }
    const anaId = await ensureAccount(doors, ana)
    await ensureAccount(doors, ben)
    const made = await seedChats(doors, anaId)
    await seedTools(doors, anaId)
    const { remainingWords } = await readBalance(doors, anaId)
    const chats = made === 0 ? 'nothing was missing' : `${made} chats made`
    console.log(`${ana.email}: ${chats}, ${remainingWords} of ${plans.free.words} words of credit left.`)
    console.log(`${ben.email}: an account without anything in it.`)
    console.log(`The password of both: ${password}`)
  } finally {
    await close()
  }
})
