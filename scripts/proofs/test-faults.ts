// npm run test:faults [-- --rounds=N --seed=N]: disturbs two servers, their database, models and mail server in seeded
// order while users write, and reads from the database afterwards whether all is whole.
import { runRounds } from '../../proofs/faults/run-rounds.ts'
import { ensureBuilt, ensureInstalled } from '../setup.mjs'

const roundsUsual = 300
const option = (name: string) => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`))
  return given ? Number(given.split('=')[1]) : undefined
}

ensureInstalled({ dev: true })
ensureBuilt()
// A server that a fault leaves behind is found by its breaches, not by an error of this program.
process.on('unhandledRejection', (error) => console.error(error))
const breaches = await runRounds({ rounds: option('rounds') ?? roundsUsual, seed: option('seed') ?? 1 })
console.log(breaches === 0 ? '\n1 passed, 0 failed' : '\n0 passed, 1 failed')
process.exit(breaches === 0 ? 0 : 1)
