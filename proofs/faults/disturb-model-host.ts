import { setTimeout as sleep } from 'node:timers/promises'
import { childrenOf, commandOf } from '../../bench/support/processes.ts'
import type { Dice } from '../../server/testing/billing-lives/dice.ts'
import type { FaultRig } from './fault-table.ts'

/** Kills the process that runs a model on this computer, while it loads, reads or writes (Linux). */
export async function disturbModelHost(rig: FaultRig, dice: Dice): Promise<void> {
  const asked = rig.askLocalModel()
  await sleep(dice.whole(100, 3_000))
  for (const place of [0, 1]) {
    const { pid: parent } = rig.cluster.at(place).running.process
    if (parent === undefined) continue
    for (const pid of childrenOf(parent))
      if (commandOf(pid).includes('model-host')) process.kill(pid, 'SIGKILL')
  }
  await asked
}
