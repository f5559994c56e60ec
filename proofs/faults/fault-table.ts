import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Dice } from '../../server/testing/billing-lives/dice.ts'
import type { Cluster } from '../support/cluster.ts'
import type { MailServer } from '../support/mail-server.ts'
import { disturbModelHost } from './disturb-model-host.ts'
import type { HostileModel, ModelHabit } from './hostile-model.ts'
import { modelHabits } from './hostile-model.ts'
import type { Relay } from './relay.ts'

export type FaultRig = {
  cluster: Cluster
  relay: Relay
  model: HostileModel
  mail: MailServer
  /** Sends a message to the model on this computer; see `disturbModelHost`. */
  askLocalModel: () => Promise<void>
}
type Fault = (rig: FaultRig, dice: Dice) => Promise<void>

/** Longest time for which something is away. */
const awayMsMax = 2_500
const away = (dice: Dice) => sleep(dice.whole(0, awayMsMax))

const habit =
  (name: ModelHabit): Fault =>
  async ({ model }, dice) => {
    model.become(name)
    await sleep(dice.whole(1_000, 4_000))
    model.become('replies')
  }

/** What happens to an installation in a round, once each. */
export const faults: Record<string, Fault> = {
  'a server is killed': async ({ cluster }, dice) => {
    const server = cluster.at(dice.whole(0, 1))
    await server.kill()
    await away(dice)
    await server.start()
  },
  'a server is stopped': async ({ cluster }, dice) => {
    const server = cluster.at(dice.whole(0, 1))
    await server.running.stop()
    await away(dice)
    await server.start()
  },
  'both servers are killed': async ({ cluster }, dice) => {
    const servers = [cluster.at(0), cluster.at(1)]
    await Promise.all(servers.map((each) => each.kill()))
    await away(dice)
    await Promise.all(servers.map((each) => each.start()))
  },
  'a server is frozen': async ({ cluster }, dice) => {
    const { process } = cluster.at(dice.whole(0, 1)).running
    process.kill('SIGSTOP')
    await sleep(dice.whole(1_000, 6_000))
    process.kill('SIGCONT')
  },
  'the database is killed': async ({ cluster: { postgres } }, dice) => {
    await postgres.kill()
    await away(dice)
    await postgres.start()
  },
  'the database is restarted': async ({ cluster: { postgres } }, dice) => {
    await postgres.stop()
    await away(dice)
    await postgres.start()
  },
  'the database is frozen, as on a slow disk': async ({ cluster: { postgres } }, dice) => {
    const thaw = postgres.freeze()
    await sleep(dice.whole(1_000, 5_000))
    thaw()
  },
  'database and server are killed': async ({ cluster }, dice) => {
    const server = cluster.at(dice.whole(0, 1))
    await Promise.all([server.kill(), cluster.postgres.kill()])
    await away(dice)
    await Promise.all([cluster.postgres.start(), server.start()])
  },
  'the database ends every connection': async ({ cluster }) => {
    const client = new Client(cluster.postgres.connection)
    await client.connect()
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    await client.end()
  },
  'connections to the database are reset': async ({ relay }, dice) => {
    for (let left = dice.whole(1, 4); left > 0; left--) {
      relay.cut()
      await sleep(dice.whole(50, 600))
    }
  },
  'connections to the database are half open': async ({ relay }, dice) => {
    relay.freeze()
    await sleep(dice.whole(1_000, 6_000))
    relay.thaw()
  },
  'the model’s process is killed': disturbModelHost,
  'the mail server hangs': async ({ mail }, dice) => {
    mail.become('hangs')
    await sleep(dice.whole(1_000, 4_000))
    mail.become('takes')
  },
  'the mail server refuses': async ({ mail }, dice) => {
    mail.become('refuses')
    await sleep(dice.whole(1_000, 4_000))
    mail.become('takes')
  },
  ...Object.fromEntries(
    (Object.keys(modelHabits) as ModelHabit[])
      .filter((name) => name !== 'replies')
      .map((name) => [`the model ${name}`, habit(name)]),
  ),
}
